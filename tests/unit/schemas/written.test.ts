import { describe, expect, it } from 'vitest';
import { readResources } from '../../../scripts/resources/readResources';

/** Those of the product. Whoever adds one may leave its words to its schema. */
const OURS = 'analytic article beneficiary campaign carpoolAnalytic community communityMember editorial event hitchhiker icon relayPoint relayPointType solidaryRecord structure territory user volunteer'.split(' ');

const { derived } = readResources('schemas');

describe.each(OURS)('every word of "%s"', (name) => {
  it('is written in both languages', () => {
    expect(derived[name]?.filter(({ file }) => file !== 'resource.json').map(({ file, key }) => `${file} ${key}`)).toEqual([]);
  });
});
