import type { ResourceSummary } from './Resource';

/** The two names that a path does not keep, since they mean a step. */
const STEPS = ['.', '..'];

/** Whether a part of an address may be the id of a record: a text that no record has must not become part of a request's path (contract wire.values). */
export function isRecordId(word: string, { textIds }: Pick<ResourceSummary, 'textIds'> = {}): boolean {
  return textIds ? word !== '' && !STEPS.includes(word) : /^\d+$/.test(word);
}
