import Add from '@mui/icons-material/Add';
import Undo from '@mui/icons-material/Undo';
import { getUiOptions, type ArrayFieldTemplateProps, type RJSFSchema } from '@rjsf/utils';
import { useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { useEngine } from '../../data/EngineContext';
import { describedBy, FieldHelp, FieldMessage } from '../../fields/FieldFrame';
import { FieldValue } from '../../fields/FieldValue';
import { useFormRecord } from '../../fields/FormRecord';
import { RequiredMark } from '../../fields/RequiredMark';
import { useFieldStates, useFormState } from '../FormState';
import { itemLabel, pathLabel, placeOf, wordsPath } from '../../fields/pathLabel';
import type { Schema } from '../../model/Schema';
import { widgetField } from '../../model/widgetField';
import { fieldSchema, widgetName } from '../../model/widgetName';
import { useListRules } from '../values/listRules';
import './group.css';
import { useIsMarked } from './marks';
import { useSetList } from './ListField';
import { StartsFoldedContext } from './ListItemTemplate';
import { PreviewButton } from './PreviewButton';
import { ListEditsContext, useListEdits } from './useListEdits';

/** A list that has no widget of its own: its items one under the other, a button that adds one, and one that puts back what was removed (rule items.moved). */
export function ListTemplate(props: ArrayFieldTemplateProps<unknown, RJSFSchema>) {
  const { items, canAdd, onAddClick, uiSchema, fieldPathId, formData, schema, required } = props;
  const { t } = useTranslation('form');
  const { mode, labels } = useFormState();
  const { messages, isLocked } = useFieldStates();
  const name = fieldPathId.path.join('.');
  const { title = '' } = getUiOptions(uiSchema);
  const [help, message] = [labels.help(wordsPath(name), mode), messages.get(name)];
  const isMarked = useIsMarked(fieldPathId.path, schema as Schema, required);
  const box = useRef<HTMLFieldSetElement>(null);
  const list = Array.isArray(formData) ? formData : NOTHING;
  const edits = useListEdits({ box, label: pathLabel(name, labels, t), list, setList: useSetList() });
  const { removed } = edits;
  const place = placeOf(name, list.length);
  const rules = useListRules(fieldPathId.path);
  const [wasLong] = useState(list.length >= LONG);
  const kept = list.some((item) => rules.isKept(item)) ? labels.kept(wordsPath(name)) : undefined;
  const said = [help, kept].filter((text) => text !== undefined).join(' ') || undefined;

  function add(event: MouseEvent) {
    edits.noteAddition();
    onAddClick(event);
  }

  return (
    <ListEditsContext value={edits}>
      <StartsFoldedContext value={wasLong && !edits.hasGrown}>
        <fieldset
          ref={box}
          // The error summary leads to this element.
          id={fieldPathId.$id}
          tabIndex={-1}
          aria-describedby={describedBy(fieldPathId.$id, { help: said, message })}
          className="field form-group form-list"
        >
          <legend className="field-label">
            {title}
            {isMarked && <RequiredMark />}
          </legend>
          <FieldHelp id={fieldPathId.$id} text={said} />
          <ListPreview name={name} value={list} />
          {items}
          <FieldMessage id={fieldPathId.$id} text={message} />
          {removed && (
            <Button startIcon={<Undo />} disabled={isLocked(name)} onClick={() => edits.putBack(removed)} className="form-button">
              {t('list.putBack', { label: itemLabel(`${name}.${removed.index}`, labels, t) })}
            </Button>
          )}
          {canAdd && (
            <Button data-add startIcon={<Add />} disabled={isLocked(name)} onClick={add} className="form-button">
              {labels.adding(wordsPath(name), place) ?? t('list.add', { label: labels.item(wordsPath(name), place) ?? title })}
            </Button>
          )}
          {!canAdd && schema.maxItems !== undefined && <p className="field-note">{t('list.full', { count: schema.maxItems })}</p>}
        </fieldset>
      </StartsFoldedContext>
    </ListEditsContext>
  );
}

/** A list with this many items starts with all of them folded; items added later are open. */
const LONG = 4;

const NOTHING: readonly unknown[] = [];

/** A preview of a list while it is edited item by item, for lists whose widget can show more than the items. */
function ListPreview({ name, value }: { name: string; value: readonly unknown[] }) {
  const { widgets } = useEngine();
  const { entity, labels } = useFormState();
  const record = useFormRecord();
  const widget = fieldSchema(entity.schema, name).items ? widgets[widgetName(entity, name)] : undefined;
  if (!widget?.hasPreview) return null;

  const label = labels.field(name);
  return (
    <PreviewButton label={label} disabled={value.length === 0}>
      <FieldValue field={widgetField(entity, name, label)} widget={widget} value={value} record={record} />
    </PreviewButton>
  );
}
