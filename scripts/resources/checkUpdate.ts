import { checkOnce } from './checkList';
import type { Draft } from './Draft';
import type { Mistake } from './Mistake';

/** What changing a record takes with it, and asks first. */
export function* checkUpdate({ resource }: Draft): Generator<Mistake> {
  const together = resource.at('update', 'together').items().flatMap((group) => group.items());
  const standing = resource.at('update', 'standing');
  yield* checkOnce(together, 'each field once');
  if (standing.exists && resource.at('readingActs').value !== true) {
    yield standing.mistake('no "standing": before a change, a record that may be read again is read again', '"standing"');
  }
}
