import { propertiesOf } from './broughtFields';
import type { Schema } from './Schema';

/** The fields, two at most, that an alternative has or asks for and that not all the others have or ask for: they tell it from these. */
export function ownParts(options: readonly Schema[], option: Schema): string[] {
  const parts = (one: Schema) => [...new Set([...(one.required ?? []), ...Object.keys(propertiesOf(one))])];
  return parts(option).filter((part) => !options.every((other) => parts(other).includes(part))).slice(0, MOST);
}

const MOST = 2;
