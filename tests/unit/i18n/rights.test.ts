import { describe, expect, it } from 'vitest';
import en from '@/i18n/locales/en/later/rights.json';
import fr from '@/i18n/locales/fr/later/rights.json';
import { readResources } from '../../../scripts/resources/readResources';

const resources = readResources('schemas').entities.map(({ resource }) => resource);

describe.each([
  ['fr', fr],
  ['en', en],
])('an operator whose own records alone are theirs to open or change (%s)', (_language, words) => {
  it('is told in words of the right that the others require', () => {
    const required = resources.flatMap(({ ownOnly }) => (ownOnly ? Object.values(ownOnly.unless).flat() : []));
    expect(required).toContain('user_manage');
    expect(required.filter((name) => !(name in words))).toEqual([]);
  });
});
