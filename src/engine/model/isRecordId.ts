import type { ResourceSummary } from './Resource';

/** The two names that an address does not keep as they are. */
const STEPS = ['.', '..'];

/** Whether a word of an address may name a record: one that no record has must not become part of a call's path (contract wire.values). */
export function isRecordId(word: string, { textIds }: Pick<ResourceSummary, 'textIds'> = {}): boolean {
  return textIds ? word !== '' && !STEPS.includes(word) : /^\d+$/.test(word);
}
