import type { RecordData } from '../Schema';
import { isPlainObject } from './plainObject';

/**
 * Whether two addresses are the same place: the first lines of their labels are equal (specification 5.22), and so are their coordinates. What one of them
 * lacks is not compared; without anything to compare, they differ. Two addresses in the same street may have the same line, and are told apart by their
 * coordinates.
 */
export function isSamePlace(one: unknown, other: unknown): boolean {
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const compared = [firstLine, pointText].flatMap((part) => {
    const [of, ofOther] = [part(one), part(other)];
    return of === undefined || ofOther === undefined ? [] : [of === ofOther];
  });
  return compared.length > 0 && compared.every(Boolean);
}

function firstLine({ displayLabel }: RecordData): string | undefined {
  const line: unknown = Array.isArray(displayLabel) ? displayLabel[0] : displayLabel;
  return typeof line === 'string' && line !== '' ? line : undefined;
}

/** The coordinates as one text; they may be numbers or texts (contract requests.realities). */
function pointText({ latitude, longitude }: RecordData): string | undefined {
  const degrees = [latitude, longitude].map((part) => (typeof part === 'string' && part !== '' ? Number(part) : part));
  return degrees.every((part) => typeof part === 'number') ? degrees.join() : undefined;
}
