import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { NOWHERE, wholeAddress } from '../resources/addresses';
import { escaped } from '../resources/pointers';
import type { Written } from './Found';

/** Where a part of a document stands: its place, and the innermost document around it, which is the part itself where it has an address. */
export interface Around {
  place: string;
  document: string;
  /** The address of that document. */
  base: string;
}

interface Change {
  reference: (reference: string, around: Around) => string;
  /** Is shown each object on the way. */
  part?: (part: Written, around: Around) => void;
}

/**
 * A document with its references changed: those of `$ref`, and those of the values of a discriminator. What looks like one in a sample is none. A part that has
 * given itself an address (`$id`) is a document of its own.
 */
export function changedReferences(value: unknown, change: Change, outer: Around = { place: '#', document: '#', base: NOWHERE }): unknown {
  const below = (key: string | number, inner: unknown, around: Around) => changedReferences(inner, change, { ...around, place: `${around.place}/${escaped(String(key))}` });
  if (Array.isArray(value)) return value.map((item: unknown, index) => below(index, item, outer));
  if (!isPlainObject(value)) return value;
  const around = within(value, outer);
  change.part?.(value, around);
  const entries = (group: Written, to: (name: string, one: unknown) => unknown): Written => Object.fromEntries(Object.entries(group).map(([name, one]) => [name, to(name, one)]));
  return entries(value, (key, inner) => {
    if (SAMPLES.has(key)) return inner;
    if (key === '$ref' && typeof inner === 'string') return change.reference(inner, around);
    if (key === 'mapping' && isPlainObject(inner)) return entries(inner, (_name, to) => (typeof to === 'string' && /[#/.]/.test(to) ? change.reference(to, around) : to));
    if (!NAMED.has(key) || !isPlainObject(inner)) return below(key, inner, around);
    const group = { ...around, place: `${around.place}/${escaped(key)}` };
    return entries(inner, (name, one) => changedReferences(one, change, { ...group, place: `${group.place}/${escaped(name)}` }));
  });
}

/** In draft-06 and draft-07, an `$id` of which only the fragment is said is an anchor. */
function within({ $id: id }: Written, around: Around): Around {
  return typeof id === 'string' && !id.startsWith('#') ? { ...around, document: around.place, base: wholeAddress(id, around.base) } : around;
}

/** Groups of parts, of which one may have the name of a keyword. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas', 'parameters', 'responses']);

const SAMPLES = new Set(['example', 'examples', 'default', 'enum', 'const']);
