import { describe, expect, it } from 'vitest';
import en from '@/i18n/locales/en/later/rights.json';
import fr from '@/i18n/locales/fr/later/rights.json';
import { readResources } from '../../../scripts/resources/readResources';

const resources = readResources('schemas').entities.map(({ resource }) => resource);

/** The names of all the rights that a part of a resource requires: rules are read as lists of names, under `any` or `all`. */
function rightsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if ((key === 'any' || key === 'all') && Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
    return rightsIn(value);
  });
}

describe.each([
  ['fr', fr],
  ['en', en],
])('an operator (%s)', (_language, words) => {
  const unsaid = (required: readonly string[]) => [...new Set(required)].filter((name) => !(name in words));

  it('whose own records alone are theirs to open or change is told in words of the right that the others require', () => {
    const required = resources.flatMap(({ ownOnly }) => (ownOnly ? Object.values(ownOnly.unless).flat() : []));
    expect(required).toContain('user_manage');
    expect(unsaid(required)).toEqual([]);
  });

  it('who is refused a deletion, an action or an export is told in words of the right that it requires', () => {
    const required = rightsIn(resources);
    expect(required).toEqual(expect.arrayContaining(['relay_point_delete', 'login_delegate', 'admin_user_export_all']));
    expect(unsaid(required)).toEqual([]);
  });
});
