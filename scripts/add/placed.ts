import { NOWHERE, wholeAddress } from '../resources/addresses';
import { keysInReference } from '../resources/pointers';
import { changedReferences, type Around } from './changedReferences';
import type { Written } from './Found';

/**
 * A document in which each reference to an address that a part has given itself (`$id`) leads to the place of that part. Such a part is a document of its own:
 * what its references say is relative to its address and to its place. To an address that no part has, a reference stays one, by the whole address.
 */
export function placed(root: Written): Written {
  const places = new Map<string, string>();
  changedReferences(root, {
    reference: (reference) => reference,
    part: ({ $id: id }, { place, document, base }) => {
      if (typeof id === 'string' && place === document && !places.has(base)) places.set(base, place);
    },
  });
  return places.size === 0 ? root : (changedReferences(root, { reference: (reference, around) => placedReference(reference, around, { root, places }) }) as Written);
}

function placedReference(reference: string, { document, base }: Around, { root, places }: { root: Written; places: ReadonlyMap<string, string> }): string {
  const [address = '', pointer = ''] = reference.split('#');
  const isPointer = pointer === '' || pointer.startsWith('/');
  if (address === '') return isPointer && document !== '#' && isThere(root, document + pointer) ? document + pointer : reference;
  const whole = wholeAddress(address, base);
  const place = places.get(whole);
  if (place !== undefined) return isPointer ? place + pointer : `#${pointer}`;
  const isElsewhere = document === '#' || whole.startsWith(NOWHERE);
  return isElsewhere ? reference : `${whole}${pointer === '' ? '' : `#${pointer}`}`;
}

function isThere(root: Written, place: string): boolean {
  return keysInReference(place).reduce<unknown>((outer, key) => (typeof outer === 'object' && outer !== null && Object.hasOwn(outer, key) ? (outer as Written)[key] : undefined), root) !== undefined;
}
