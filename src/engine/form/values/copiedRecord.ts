import { formFields, type FormSituation } from '../../model/formFields';
import type { RecordData } from '../../model/Schema';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import { presetsOf } from './presets';

/** What decides which fields a creation has, apart from the record itself. */
interface CopySituation extends Omit<FormSituation, 'context'> {
  /** The values that are the operator's own in any new record. */
  own?: RecordData;
  context: Omit<FormSituation['context'], 'mode' | 'record'>;
}

/**
 * The values that the creation of a copy starts from: what the operator will see in the form and nothing else, over the values that any creation starts from. Left
 * out are the fields that the resource names, what a widget saves by itself, as a picture belongs to its record, and what is the operator's own, as the creator is.
 */
export function copiedRecord(original: RecordData, { entity, widgets, context, own = {} }: CopySituation): RecordData {
  const { copy } = entity.resource.create;
  const initial = { ...presetsOf(entity.schema), ...own };
  const isCarried = (name: string) => {
    const { afterSave, carried } = widgets[widgetName(entity, name)] ?? {};
    return !afterSave || carried !== undefined;
  };
  const isCopied = (name: string) => !copy?.without.includes(name) && !(name in own) && !entity.schema.properties[name]?.readOnly && isCarried(name);
  const copied = picked(original, Object.keys(original).filter(isCopied));

  const fields = formFields({ entity, widgets, context: { ...context, mode: 'create', record: { ...initial, ...copied } } });
  const shown = Object.keys(copied).filter((name) => fields.has(name));
  // The name of a record that a field refers to is never sent; copying it saves a request for it.
  const held = shown.flatMap((name) => widgetField(entity, name, name).options['labelField'] ?? []).map(String);
  return { ...initial, ...picked(original, [...shown, ...held]) };
}

function picked(record: RecordData, names: readonly string[]): RecordData {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
