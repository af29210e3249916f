import { parse } from '@/session/keptSession';

/**
 * The sections that an operator has folded in the forms of an entity. Only names of sections are stored, nothing of a record. What is stored may have been edited,
 * so it is checked.
 */
export function keptFolds(storage: Storage, userId: number, entity: string): ReadonlySet<string> {
  const kept = parse(storage.getItem(keyOf(userId, entity)));
  return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
}

export function keepFolds(storage: Storage, userId: number, entity: string, folded: ReadonlySet<string>): void {
  try {
    if (folded.size > 0) storage.setItem(keyOf(userId, entity), JSON.stringify([...folded]));
    else storage.removeItem(keyOf(userId, entity));
  } catch {
    // A full storage must not disturb the operator who fills in a form.
  }
}

function keyOf(userId: number, entity: string): string {
  return `folded:${userId}:${entity}`;
}
