import { retrieveSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { alternativesKey, branchKey } from '../../fields/alternativesKey';
import type { ShownAlternatives } from './shownAlternatives';
import { isBrought, isConditional, propertiesOf } from '../../model/broughtFields';
import type { FormSituation } from '../../model/formFields';
import type { RecordData, RecordSchema, Schema } from '../../model/Schema';
import { isSameValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { withoutKeys } from '../../model/transforms/withoutKeys';

/** Gives the schema that applies to a record, as RJSF renders it; `undefined` for a schema that is the same for every record. */
export function inForceOf(schema: RecordSchema, validator: ValidatorType<unknown, RJSFSchema>, shown: ShownAlternatives): FormSituation['inForce'] {
  if (!isConditional(schema)) return undefined;
  const known = new WeakMap<RecordData, Schema>();
  return (record) => {
    const found = known.get(record) ?? withShown(comesTo(schema, record, { schema, validator }), record, { schema, validator, shown });
    known.set(record, found);
    return found;
  };
}

/** The schema with the fields of those alternatives of the record that are on screen. */
function withShown(whole: Schema, record: RecordData, { shown, ...root }: Root & { shown: ShownAlternatives }): Schema {
  const chosen = chosenIn(whole, '');
  return {
    ...whole,
    properties: { ...Object.assign({}, ...chosen.map(({ properties }) => properties)), ...whole.properties },
    required: [whole, ...chosen].flatMap(({ required = [] }) => required),
  };

  /** The alternatives on screen, each followed by those inside it. */
  function chosenIn(around: Schema, branch: string): Schema[] {
    return (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
      const index = shown.get(alternativesKey(keyword, [], branch))?.index ?? -1;
      const option = around[keyword]?.[index];
      if (!option) return [];
      const own = comesTo(option, record, root);
      return [own, ...chosenIn(own, branchKey(keyword, index, branch))];
    });
  }
}

interface Root {
  schema: RecordSchema;
  validator: ValidatorType<unknown, RJSFSchema>;
}

function comesTo(part: Schema, value: RecordData, { schema, validator }: Root): Schema {
  return retrieveSchema(validator, part as RJSFSchema, schema as RJSFSchema, value) as Schema;
}

/**
 * The record without the fields of nested objects and list items that no condition of their schema brings now. A value returns when its condition holds again; in
 * a list, as long as the items stay in their places. RJSF itself does this for alternatives.
 */
export function withoutInactive(record: RecordData, before: RecordData, root: Root & { aside?: Aside }): RecordData {
  const changed = Object.entries(propertiesOf(root.schema)).filter(([name]) => record[name] !== undefined && record[name] !== before[name]);
  const kept = changed.flatMap(([name, part]) => {
    const isStill = stays(record[name], before[name]);
    if (!isStill) for (const key of root.aside?.keys() ?? []) if (key.startsWith(`${name}.`)) root.aside?.delete(key);
    const value = active(part, record[name], { ...root, place: name, isStill });
    return value === record[name] ? [] : [[name, value] as const];
  });
  return kept.length === 0 ? record : { ...record, ...Object.fromEntries(kept) };
}

/** Whether the items of a list stay in their places: at most one of them differs, by its value, as RJSF copies every item with each change. A value that is no list always does. */
function stays(value: unknown, before: unknown): boolean {
  if (!Array.isArray(value)) return true;
  return Array.isArray(before) && value.length === before.length && value.filter((item, index) => !isSameValue(item, before[index])).length <= 1;
}

interface Place extends Root {
  aside?: Aside;
  /** The path of the value in the record; absent for the items of a list that have moved, and for those of a list inside another one. */
  place?: string;
  isStill?: boolean;
}

function active(part: Schema, value: unknown, { place, isStill = false, ...root }: Place): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => active(part.items ?? {}, item, place !== undefined && isStill ? { ...root, place: `${place}.${index}` } : root));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isPlainObject(value)) return value;
  const within = (name: string) => (place === undefined ? root : { ...root, place: `${place}.${name}` });
  const settled = place === undefined || !root.aside ? value : withTakenBack(part, value, root.aside, { ...root, place });
  const gone = namesGone(part, settled, root);
  if (place !== undefined) for (const name of gone) root.aside?.set(`${place}.${name}`, settled[name]);
  const inner = Object.entries(propertiesOf(part)).map(([name, inside]) => [name, active(inside, settled[name], within(name))] as const);
  const isSame = settled === value && gone.length === 0 && inner.every(([name, item]) => item === value[name]);
  return isSame ? value : withoutKeys({ ...settled, ...Object.fromEntries(inner.filter(([name]) => name in settled)) }, gone);
}

/** The fields that an object has only under a condition which does not hold now. */
function namesGone(part: Schema, value: RecordData, root: Root): string[] {
  const { anyOf: _any, oneOf: _one, ...conditional } = part;
  if (!isConditional(conditional)) return [];
  const { properties } = comesTo(part, value, root);
  return Object.keys(value).filter((name) => isBrought(conditional, name) && properties?.[name] === undefined);
}

/** The object with the values that were typed before a condition removed them, where the condition holds again. */
function withTakenBack(part: Schema, value: RecordData, aside: Aside, { place, ...root }: Root & { place: string }): RecordData {
  const back = Object.keys(propertiesOf(part)).filter((name) => value[name] === undefined && aside.has(`${place}.${name}`));
  if (back.length === 0) return value;
  const whole = { ...value, ...Object.fromEntries(back.map((name) => [name, aside.get(`${place}.${name}`)])) };
  const gone = namesGone(part, whole, root);
  for (const name of back.filter((one) => !gone.includes(one))) aside.delete(`${place}.${name}`);
  return withoutKeys(whole, gone);
}

/** The values typed in fields that a condition of the schema has removed, by the path of the field. */
export type Aside = Map<string, unknown>;

interface Change {
  /** The record before the change. */
  record: RecordData;
  situation: FormSituation;
  aside: Aside;
  /** Removes the fields that no longer exist from a record, and adds those that have appeared. */
  settle(next: RecordData): RecordData;
}

/** A changed record without the values of fields that a condition of the schema removes; the values return when the condition brings the field back. */
export function withReturned(next: RecordData, change: Change): RecordData {
  const { record, situation, aside, settle } = change;
  const { entity, inForce } = situation;
  const kept = settle(next);
  if (!inForce) return kept;

  const isMissing = (name: string) => inForce(kept).properties?.[name] === undefined;
  const back = [...aside].filter(([name]) => kept[name] === undefined && !isMissing(name));
  for (const [name] of back) aside.delete(name);
  if (back.length > 0) return withReturned({ ...kept, ...Object.fromEntries(back) }, change);

  const taken = Object.keys(propertiesOf(entity.schema)).filter((name) => isBrought(entity.schema, name) && record[name] !== undefined && isMissing(name));
  for (const name of taken) aside.set(name, record[name]);
  return kept;
}
