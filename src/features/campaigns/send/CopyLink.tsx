import { copyLink } from '@/engine/model/copyLink';
import { useCan } from '@/engine/model/permissions';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { RouterLink } from '@/ui/RouterLink';
import { useSend } from './SendContext';
import { isLocked } from './sendState';

/** A link to copy the campaign. What was tested or sent can no longer change, but a copy can. */
export function CopyLink() {
  const { t } = useTranslation('form');
  const { entity, id, state } = useSend();
  const copy = copyLink(entity.resource, id, useCan(entity.resource));
  if (copy === undefined || isLocked(state)) return null;
  return (
    <Button size="small" color="inherit" component={RouterLink} href={copy} style={{ whiteSpace: 'nowrap' }}>
      {t('copyInstead')}
    </Button>
  );
}
