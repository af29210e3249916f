import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useEngine } from '../data/EngineContext';
import { FieldFrame } from '../fields/FieldFrame';
import { useLabels } from '../fields/labels';
import { RequiredNote } from '../fields/RequiredNote';
import { SmallSelect } from '../fields/SmallSelect';
import { useTextContext } from '../fields/useTextContext';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { widgetField } from '../model/widgetField';
import { fieldSchema, hasType, widgetName } from '../model/widgetName';
import { EditedValue } from './EditedValue';
import type { BulkMeans } from './oneByOne';
import { editTask } from './tasks';
import type { NamedTask } from './useBulkTasks';
import { useFieldRules } from './useFieldRules';

interface AskEditProps {
  entity: EntityBody;
  fields: readonly string[];
  means: BulkMeans;
  records: readonly RecordData[];
  onStart: (task: NamedTask) => void;
  onClose: () => void;
}

/** Asks which field of a selection gets which value; the sentence above the buttons sums it up. */
export function AskEdit({ entity, fields, means, records, onStart, onClose }: AskEditProps) {
  const { t } = useTranslation('bulk');
  const labels = useLabels(entity.resource);
  const [chooserId, inputId] = [useId(), useId()];
  const [field, setField] = useState('');
  const [value, setValue] = useState<unknown>();
  const [isAttempted, setAttempted] = useState(false);
  const words = useEditText({ entity, field, value, count: records.length });
  const { isRequired, messageOf } = useFieldRules(entity);
  const choices = fields.map((name) => ({ value: name, label: labels.field(name) }));
  const mistake = field === '' ? undefined : messageOf(field, value);

  function chooseField(name: string) {
    setField(name);
    setAttempted(false);
    // A checkbox starts ticked: left unticked, it would be an answer that the operator never gave.
    setValue(hasType(fieldSchema(entity.schema, name), 'boolean') ? true : undefined);
  }

  function handleConfirm() {
    setAttempted(true);
    if (field === '') return document.getElementById(chooserId)?.focus();
    if (mistake) return document.getElementById(inputId)?.focus();
    onStart({ title: words.title, task: editTask(means, field, value), order: { kind: 'edit', field, value } });
  }

  return (
    <ConfirmDialog open title={words.question} confirmLabel={words.question} onConfirm={handleConfirm} onClose={onClose}>
      <RequiredNote />
      <FieldFrame
        id={chooserId}
        label={t('bulk:field')}
        labelPlace="above"
        required
        help={undefined}
        message={isAttempted && field === '' ? t('form:rules.requiredChoice', { label: t('bulk:field') }) : undefined}
      >
        <SmallSelect id={chooserId} autoFocus value={field} choices={[{ value: '', label: t('bulk:chooseField') }, ...choices]} onChange={chooseField} />
      </FieldFrame>
      {field !== '' && (
        <>
          <EditedValue
            key={field}
            id={inputId}
            entity={entity}
            field={field}
            value={value}
            required={isRequired(field)}
            message={isAttempted ? mistake : undefined}
            onChange={setValue}
          />
          <Typography role="status">{!mistake && words.outcome}</Typography>
        </>
      )}
    </ConfirmDialog>
  );
}

interface Edit {
  entity: EntityBody;
  /** The name of the field; empty before one is chosen. */
  field: string;
  value: unknown;
  /** The number of records. */
  count: number;
}

/** The sentences of an edit: its title before and while it runs, and its outcome. */
function useEditText({ entity, field, value, count }: Edit) {
  const { t } = useTranslation('bulk');
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const context = useTextContext();
  const selection = labels.count(count);
  const label = field === '' ? '' : labels.field(field);
  const text = field === '' ? undefined : widgets[widgetName(entity, field)]?.toText(value, widgetField(entity, field, label), context, {});
  const words = { field: label, value: text, selection };

  return {
    question: t('editTitle', { selection }),
    outcome: text === undefined ? t('willBeEmpty', words) : t('willBe', words),
    title: text === undefined ? t('emptying', words) : t('editing', words),
  };
}
