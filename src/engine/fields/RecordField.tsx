import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../data/EngineContext';
import { useLabels } from './labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import { FieldValue } from './FieldValue';
import './sections.css';
import { useIsSaidAbove } from './SoleHeading';
import { SourcedValue } from './SourcedValue';

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
