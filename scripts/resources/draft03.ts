import type { Written } from './Written';

/** What draft-03 calls by other names: parts, what a value may not be, and steps. */
export function withoutDraft03({ extends: parts, disallow, divisibleBy, ...schema }: Written): Written {
  const forbidden = [disallow ?? []].flat().filter((kind) => typeof kind === 'string');
  const added = [...[parts ?? []].flat(), ...(forbidden.length > 0 ? [{ not: { type: forbidden } }] : [])];
  return {
    ...schema,
    ...(divisibleBy !== undefined && { multipleOf: divisibleBy }),
    ...(added.length > 0 && { allOf: [...((schema['allOf'] as Written[] | undefined) ?? []), ...added] }),
  };
}
