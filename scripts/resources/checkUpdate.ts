import { checkFieldName } from './checkFields';
import { checkOnce } from './checkList';
import type { Draft } from './Draft';
import type { Mistake } from './Mistake';

/** What changing a record takes with it, and asks first. */
export function* checkUpdate({ resource, schema }: Draft): Generator<Mistake> {
  const together = resource.at('update', 'together').items().flatMap((group) => group.items());
  const standing = resource.at('update', 'standing');
  for (const name of together) yield* checkFieldName(name, schema);
  yield* checkOnce(together, 'each field once');
  for (const [, name] of standing.at('parameters').entries()) yield* checkFieldName(name, schema);
  if (standing.exists && resource.at('readingActs').value !== true) {
    yield standing.mistake('no "standing": before a change, a record that may be read again is read again', '"standing"');
  }
}
