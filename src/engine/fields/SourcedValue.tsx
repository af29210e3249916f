import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { fillPath } from '../model/template';
import { useErrorText } from '../data/errorMessage';
import { useReading } from '../data/useReadSignal';
import { isAborted, READ_OPTIONS } from '../data/readOptions';
import { recordFromApi } from '../model/transforms/recordFromApi';
import { FieldValue } from './FieldValue';
import type { ShownValueProps } from './ShownValue';

/** A value that comes from a request of its own. It loads and fails by itself, while the rest of the page is shown already (rule states.four). */
export function SourcedValue(props: ShownValueProps) {
  const { t } = useTranslation(['show', 'ui']);
  const errorText = useErrorText();
  const { label, name } = props.field;
  const { answer, error, isReading, readAgain } = useSource(props);

  if (error?.kind === 'server' && !isReading) return <NotGiven onRetry={readAgain} />;
  if (error && !isReading) {
    return (
      <Notice severity="error" role="alert" action={<Button color="inherit" size="small" onClick={readAgain}>{t('ui:retry')}</Button>}>
        <Sentence text={t('source.failed', { field: label, reason: errorText(error) })} />
      </Notice>
    );
  }
  if (answer) return <FieldValue {...props} value={answer[name]} />;
  return (
    <span aria-busy="true">
      <VisuallyHidden role="status">{t('source.loading', { field: label })}</VisuallyHidden>
      <Skeleton height={20} width="min(240px, 100%)" />
    </span>
  );
}

/** Says without alarm that the platform cannot give a value, as it may come from somebody else's service. */
function NotGiven({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['show', 'ui']);
  return (
    <span style={{ color: 'var(--muted-text)' }}>
      {t('source.notGiven')}{' '}
      <Button size="small" onClick={onRetry}>
        {t('ui:retry')}
      </Button>
    </span>
  );
}

/** Reads the value when its page opens, and again when the record has been changed from there, as the value may be another one then. */
function useSource({ field: { entity, name }, record }: ShownValueProps) {
  const reading = useReading();
  const path = fillPath(entity.resource.fields[name]?.endpoint ?? '', record);
  const { data, error, isValidating, mutate } = useSWR<ReturnType<typeof recordFromApi>, ApiError>(
    [entity.resource.name, 'source', path],
    async () => {
      const { api, context, signal } = reading();
      return recordFromApi(entity, await api.get(path, { signal, dialect: entity.dialect }), context);
    },
    READ_OPTIONS,
  );
  return { answer: data, error: isAborted(error) ? undefined : error, isReading: isValidating, readAgain: () => void mutate() };
}
