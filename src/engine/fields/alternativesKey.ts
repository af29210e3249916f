/**
 * The key of a group of alternatives: their keyword and place in the record, as in `oneOf:contact`; the record itself has an empty place. Alternatives of an
 * alternative have the same place, so the branch in which they stand comes before: `oneOf.1/anyOf:contact`.
 */
export function alternativesKey(keyword: string, path: readonly (string | number)[], branch = ''): string {
  return `${branch}${keyword}:${path.join('.')}`;
}

/** The branch that an alternative is to the alternatives inside it, by its keyword and place among the others, after those in which it stands itself. */
export function branchKey(keyword: string, index: number, around = ''): string {
  return `${around}${keyword}.${index}/`;
}

/** The place of these alternatives in the record, dotted. */
export function placeOfAlternatives(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

/** The keys of the alternatives in which these stand, at the same place. */
export function keysAround(key: string): string[] {
  const [keyword = ''] = key.split(':');
  const branches = keyword.split('/').slice(0, -1);
  return branches.map((branch, depth) => alternativesKey(branch.slice(0, branch.lastIndexOf('.')), [placeOfAlternatives(key)], branches.slice(0, depth).map((one) => `${one}/`).join('')));
}

/** The key of alternatives by their place in the schema (`#/properties/contact/oneOf/1/anyOf`) and in the record. */
export function keyInSchema(schemaPath: string, path: readonly (string | number)[]): string {
  const [way = ''] = OF_ONE_VALUE.exec(schemaPath) ?? [];
  const branches = [...way.matchAll(/(anyOf|oneOf)\/(\d+)\//g)].map(([, keyword = '', index]) => branchKey(keyword, Number(index)));
  return alternativesKey(way.slice(way.lastIndexOf('/') + 1), path, branches.join(''));
}

/** The end of a way through a schema, as far as it is about one value. */
const OF_ONE_VALUE = /(?:(?:allOf|anyOf|oneOf)\/\d+\/|then\/|else\/|dependencies\/[^/]+\/)*(?:anyOf|oneOf)$/;
