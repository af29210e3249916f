import { describe, expect, it } from 'vitest';
import { readResources } from '../../../scripts/resources/readResources';
import { OURS } from '../../support/ourEntities';

const { derived } = readResources('schemas');

describe.each(OURS)('every word of "%s"', (name) => {
  it('is written in both languages', () => {
    expect(derived[name]?.filter(({ file }) => file !== 'resource.json').map(({ file, key }) => `${file} ${key}`)).toEqual([]);
  });
});
