import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type { Written } from './Found';
import { placed } from './placed';
import { escaped, keysInReference } from '../resources/pointers';

/** An object of a document, with its place there as a JSON pointer. */
export interface Part {
  value: Written;
  place: string;
}

/**
 * A document whose parts are found by their names or by references. A lookup never fails: for a part that is missing or is not an object, it
 * answers nothing.
 */
export class Document {
  readonly whole: Part;
  private anchors: ReadonlyMap<string, Part> | undefined;

  constructor(root: Written) {
    this.whole = { value: placed(root), place: '#' };
  }

  /** The part under these keys. References are followed, both on the way and at the end. */
  at(part: Part | undefined, ...keys: readonly (string | number)[]): Part | undefined {
    return keys.reduce<Part | undefined>((outer, key) => this.followed(under(outer, key)), this.followed(part));
  }

  /** The parts of an object or of a list, with their references followed. */
  parts(part: Part | undefined, key: string): [string, Part][] {
    const outer = this.followed(part);
    const group = outer?.value[key];
    const place = `${outer?.place ?? '#'}/${escaped(key)}`;
    return Object.entries(typeof group === 'object' && group !== null ? group : {}).flatMap(([name, value]: [string, unknown]) => {
      const found = isPlainObject(value) ? this.followed({ value, place: `${place}/${escaped(name)}` }) : undefined;
      return found ? [[name, found] satisfies [string, Part]] : [];
    });
  }

  /** The part that a reference within the document names: by the way to it, or by an anchor. References to addresses that parts have given themselves are such ways already. */
  find(reference: string): Part | undefined {
    const [address = '', pointer = ''] = reference.split('#');
    if (address !== '') return undefined;
    if (pointer !== '' && !pointer.startsWith('/')) return (this.anchors ??= anchorsIn(this.whole)).get(pointer);
    return keysInReference(pointer).reduce<Part | undefined>(under, this.whole);
  }

  /** A part, or the part that it refers to. References that form a circle lead to nothing. */
  private followed(part: Part | undefined, trail: readonly string[] = []): Part | undefined {
    const reference = part?.value['$ref'];
    if (typeof reference !== 'string' || trail.includes(reference)) return typeof reference === 'string' ? undefined : part;
    return this.followed(this.find(reference), [...trail, reference]);
  }
}

/** The parts of a document that have anchors, by these. */
function anchorsIn(whole: Part): Map<string, Part> {
  const anchors = new Map<string, Part>();
  const collect = (part: Part) => {
    const { $id: id, $anchor: anchor, $dynamicAnchor: dynamic } = part.value;
    // In draft-06 and draft-07, an $id of which only the fragment is said is an anchor.
    const fragment = typeof id === 'string' && id.startsWith('#') ? id.slice(1) : undefined;
    // Of several parts of one dynamic anchor, the outermost is meant.
    for (const name of [fragment, anchor, dynamic]) if (typeof name === 'string' && !anchors.has(name)) anchors.set(name, part);
    for (const key of Object.keys(part.value)) {
      const inner = under(part, key);
      if (inner) collect(inner);
    }
  };
  collect(whole);
  return anchors;
}

/** The part under a key as the document writes it: a reference is not followed. */
export function under(part: Part | undefined, key: string | number): Part | undefined {
  const value = part && Object.hasOwn(part.value, key) ? part.value[key] : undefined;
  // A list is a part too, so that its items (such as the branches of `oneOf`) can be found.
  const isPart = isPlainObject(value) || Array.isArray(value);
  return part && isPart ? { value: value as Written, place: `${part.place}/${escaped(String(key))}` } : undefined;
}
