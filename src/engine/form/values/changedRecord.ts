import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { withEmptyPairs } from '../../fields/pairs';
import { propertiesOf } from '../../model/broughtFields';
import { withoutHidden, withStart, type FormField, type FormSituation } from '../../model/formFields';
import type { RecordData } from '../../model/Schema';
import { withoutInactive, withReturned, type Aside } from './inForce';
import { withoutHiddenInItems } from './itemFields';
import { presetsOf } from './presets';
import { withUnseen, type ShownAlternatives } from './shownAlternatives';

interface OpenForm {
  /** The record before the change. */
  record: RecordData;
  /** The record that the form started from. */
  before: RecordData;
  situation: FormSituation;
  /** The fields of the form before the change. */
  fields: ReadonlyMap<string, FormField>;
  shown: ShownAlternatives;
  validator: ValidatorType<unknown, RJSFSchema>;
  /** What was typed in fields that conditions have removed. The function removes from it what comes back, and adds what goes. */
  aside: Aside;
}

/** The record after a change that RJSF reports: without the values of the fields that this change removes, and with those of the fields that it brings. */
export function changedRecord(reported: RecordData, { record, before, situation, fields, shown, validator, aside }: OpenForm): RecordData {
  const { schema } = situation.entity;

  // RJSF gives a pair that has just been added the value 0. Nobody typed it, and each later step would take it for an answer.
  const typed = withEmptyPairs(reported, record);

  // The conditions inside objects and lists come before those of the record, which may look at what is in these objects and lists.
  const settledInside = withoutInactive(typed, record, { schema, validator, aside });

  // A field that goes can remove others, and a field that returns can bring others, so these steps are repeated until no field returns.
  const start = { ...presetsOf({ ...schema, properties: propertiesOf(schema) }), ...before };
  const settled = withReturned(settledInside, { record, situation, aside, settle: (data) => withFieldsOf(data, { record, start, situation, fields }) });

  // What no alternative has shown so far comes back last, as RJSF and each step above may have taken it out.
  return withUnseen(settled, before, shown);
}

/** A record with the values of those fields only that its own values leave in the form. `start` has the values of fields that appear. */
function withFieldsOf(data: RecordData, { record, start, situation, fields }: Pick<OpenForm, 'record' | 'situation' | 'fields'> & { start: RecordData }): RecordData {
  const ofRecord = withoutHidden(data, situation, fields);
  const ofItems = withoutHiddenInItems(ofRecord, record, situation);
  // A field can appear because another one has gone, so the initial values are given last.
  return withStart(ofItems, start, situation, fields);
}
