import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { withoutKeys } from '../../../src/engine/model/transforms/withoutKeys';
import { labelOf } from '../../resources/derive/names';
import type { Document } from '../Document';
import { casesOf, flatten, listOf, listOfTexts, propertiesOf } from '../flatten';
import type { Written } from '../Found';

/** What a record has, and obeys, in some cases only. */
export interface Cases {
  /** The alternatives and conditions of the record. */
  keywords: Written;
  /** Whether they are those of what is sent. */
  isSent: boolean;
  /** Whether a field is there in some cases only. */
  brings(name: string): boolean;
  /** Whether a field tells which alternative holds. */
  tells(name: string): boolean;
  /** Fields that are answered in some cases, and never sent. */
  onlyAnswered: Record<string, Written>;
  /** Fields that one body has in some cases, and that another one does not have: they are not offered. */
  leftOut: readonly string[];
}

/**
 * The alternatives and conditions of a record: those of what is sent, as it is they that decide what the API takes, or those of what is answered where the bodies have
 * none. Of these, fields that no body has are only shown. A record has the same cases wherever it is edited, so those of one body alone are left out.
 */
export function recordCases(document: Document, answer: Written, bodies: readonly Written[]): Cases {
  const withCases = bodies.find((body) => Object.keys(fieldsIn(document, body)).length > 0) ?? {};
  const brought = Object.keys(fieldsIn(document, withCases));
  const leftOut = brought.filter((name) => !bodies.every((body) => name in propertiesOf(body) || name in fieldsIn(document, body)));
  const sending = brought.length > 0 && leftOut.length === 0 ? withCases : undefined;
  const answered = fieldsIn(document, answer);
  const sent = Object.assign({}, ...bodies.map(propertiesOf)) as Record<string, Written>;
  const fields = sending ? fieldsIn(document, sending) : answered;
  const always = sending ? sent : propertiesOf(answer);
  const isShown = (name: string) => !sending && bodies.length > 0 && !(name in sent);
  const keywords = withFields(document, sending ? casesOf(sending) : { ...casesOf(bodies[0] ?? {}), ...casesOf(answer) }, isShown);
  return {
    keywords,
    isSent: sending !== undefined,
    brings: (name) => name in fields && !(name in always),
    tells: (name) => name in always && listOf(keywords['oneOf']).some((option) => propertiesOf(option)[name]?.['const'] !== undefined),
    onlyAnswered: Object.fromEntries(Object.entries(answered).filter(([name]) => name === 'id' || (sending && !(name in fields) && !(name in sent) && !(name in propertiesOf(answer))))),
    leftOut,
  };
}

const BRANCHES = ['oneOf', 'anyOf', 'allOf'];

/** The fields of an object that it has in some cases only, the way leading through references. */
function fieldsIn(document: Document, schema: Written, depth = 0): Record<string, Written> {
  if (depth > DEEPEST) return {};
  const branches = [...BRANCHES.flatMap((keyword) => listOf(schema[keyword])), ...['then', 'else'].flatMap((keyword) => (isPlainObject(schema[keyword]) ? [schema[keyword]] : [])), ...dependentOf(schema)];
  return Object.assign({}, ...branches.map((branch) => flatten(document, { value: branch, place: '#' })).map((whole) => ({ ...fieldsIn(document, whole, depth + 1), ...propertiesOf(whole) }))) as Record<string, Written>;
}

/** How deep alternatives stand inside one another, at most: a definition may be one of its own. */
const DEEPEST = 5;

function dependentOf(schema: Written): Written[] {
  return ['dependencies', 'dependentSchemas'].flatMap((keyword) => Object.values(isPlainObject(schema[keyword]) ? schema[keyword] : {})).filter(isPlainObject);
}

/**
 * The alternatives, those inside them too, with their fields that are only shown, and without the id, which the record has in any case. One that changes is written out
 * where it was a reference, and keeps the name of what it referred to.
 */
function withFields(document: Document, keywords: Written, isShown: (name: string) => boolean, depth = 0): Written {
  if (depth > DEEPEST) return keywords;
  const changed = (option: Written): Written => {
    const whole = flatten(document, { value: option, place: '#' });
    const fields = propertiesOf(whole);
    const kept = Object.entries(fields).filter(([name]) => name !== 'id');
    const properties = Object.fromEntries(kept.map(([name, field]) => [name, isShown(name) && !('const' in field) ? { ...field, readOnly: true } : field]));
    const cases = casesOf(whole);
    const inner = withFields(document, cases, isShown, depth + 1);
    if (JSON.stringify([properties, inner]) === JSON.stringify([fields, cases])) return option;
    const required = listOfTexts(whole['required']).filter((name) => name !== 'id' && !isShown(name));
    const { $ref: reference } = option;
    return {
      ...(typeof reference === 'string' && whole['title'] === undefined && { title: labelOf(decodeURIComponent(reference.split('/').at(-1) ?? '')) }),
      ...withoutKeys(whole, ['required', 'properties']),
      ...inner,
      ...(kept.length > 0 && { properties }),
      ...(required.length > 0 && { required }),
    };
  };
  return { ...keywords, ...Object.fromEntries(['oneOf', 'anyOf'].flatMap((keyword) => (keyword in keywords ? [[keyword, listOf(keywords[keyword]).map(changed)]] : []))) };
}
