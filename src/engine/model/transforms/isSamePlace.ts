import type { RecordData } from '../Schema';
import { isPlainObject } from './plainObject';

/**
 * Whether two addresses are one place: the first lines of their labels are the same (specification 5.22), and so are their
 * points; what one of them does not have is not compared. Two of one street have the same line and are not. Without anything to compare they are not.
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

/** Coordinates are numbers or their text (contract requests.realities). */
function pointText({ latitude, longitude }: RecordData): string | undefined {
  const degrees = [latitude, longitude].map((part) => (typeof part === 'string' && part !== '' ? Number(part) : part));
  return degrees.every((part) => typeof part === 'number') ? degrees.join() : undefined;
}
