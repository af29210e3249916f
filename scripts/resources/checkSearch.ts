import { nameOf } from './checkFields';
import { checkOnce } from './checkList';
import type { Draft } from './Draft';
import type { Mistake } from './Mistake';
import { usableFilters } from './usableFilters';

/** The search from any page must use filters of the list, each once. */
export function* checkSearch({ resource }: Draft): Generator<Mistake> {
  const search = resource.at('search');
  const filters = search.at('filters').items();
  const names = usableFilters(resource).flatMap((filter) => nameOf(filter, 'name').text ?? []);
  const isKnown = (name: string | undefined) => name === undefined || names.includes(name);
  for (const filter of filters) if (!isKnown(filter.text)) yield filter.unknownName('a filter of the list', names);
  for (const [name, pattern] of search.at('by').entries()) if (!isKnown(name)) yield pattern.unknownKey('a filter of the list', names);
  yield* checkOnce(filters, 'each filter once');
  if (search.exists && !resource.at('permissions', 'list').exists) yield search.mistake('a permission to list, and "search" beside it', 'a search in a list that nobody may open');
}
