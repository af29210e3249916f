import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Sentence } from '@/ui/Sentence';
import { useFocusHandover } from '@/ui/useFocusHandover';

/** Says that a refresh failed and that the rows are those of an earlier answer. */
export function StaleNotice({ detail, onRetry }: { detail: string; onRetry: () => void }) {
  const { t } = useTranslation('list');
  const box = useFocusHandover();
  return (
    <div ref={box} role="status" className="list-stale">
      <span>
        {t('list:notRefreshed')} <Sentence text={detail} />
      </span>
      <Button size="small" color="inherit" onClick={onRetry}>
        {t('ui:retry')}
      </Button>
    </div>
  );
}
