import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useEngine } from '../data/EngineContext';
import { useErrorText } from '../data/errorMessage';
import { isAborted, READ_OPTIONS } from '../data/readOptions';
import { useReading } from '../data/useReading';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { fillPath } from '../model/template';
import { recordFromApi } from '../model/transforms/recordFromApi';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import { useLabels } from './labels';
import { FieldValue } from './FieldValue';
import './sections.css';
import type { ShownValueProps } from './ShownValue';
import { useIsSaidAbove } from './SoleHeading';

interface RecordFieldProps {
  entity: EntityBody;
  record: RecordData;
  name: string;
  /** Whether to leave out what helps to look around, such as a map. */
  brief?: boolean;
  /** Whether a save has just changed this value. */
  isChanged?: boolean;
}

/** A value of a record under its label, in a definition list. */
export function RecordField({ entity, record, name, brief = false, isChanged = false }: RecordFieldProps) {
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const isSaidAbove = useIsSaidAbove(labels.field(name));
  const widget = widgets[widgetName(entity, name)];
  const field = widgetField(entity, name, labels.field(name));
  const Value = entity.resource.fields[name]?.endpoint === undefined ? FieldValue : SourcedValue;
  return (
    <ReadField label={field.label} isLabelHidden={isSaidAbove && !isChanged} isChanged={isChanged}>
      {widget && <Value field={field} widget={widget} value={record[name]} record={record} brief={brief} />}
    </ReadField>
  );
}

interface ReadFieldProps {
  label: string;
  /** Whether only screen readers get the label, where the eye has just read it. */
  isLabelHidden?: boolean;
  isChanged?: boolean;
  children: ReactNode;
}

/** A label with a value under it, in a definition list. */
export function ReadField({ label, isLabelHidden = false, isChanged = false, children }: ReadFieldProps) {
  return (
    <div className="read-field" data-changed={isChanged || undefined}>
      <dt className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
        {isChanged && <ChangedMark />}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The mark of a changed value. It is a word, as a colour alone would tell some readers nothing. */
function ChangedMark() {
  const { t } = useTranslation('show');
  return <strong className="changed-mark">{t('changed.mark')}</strong>;
}

/** A value that comes from a request of its own. It loads and fails by itself, while the rest of the page is shown already (rule states.four). */
export function SourcedValue(props: ShownValueProps) {
  const { t } = useTranslation('show');
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
  const { t } = useTranslation('show');
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
