import { describe, expect, it } from 'vitest';
import { fromShapes } from '@/engine/model/fromShapes';
import { inShapes } from '../../../scripts/resources/inShapes';
import { fc } from '../../support/property';

interface Page {
  name: string;
  title?: string;
  order?: number;
}

const shaped = (pages: readonly Page[]) => inShapes(pages, ({ name, order = 0 }) => [name, order]);

describe('values that differ in little', () => {
  it('share one shape, with the place of a name that is written with a capital letter too', () => {
    const pages = [{ name: 'boat', title: 'A boat. Boat', order: 3 }, { name: 'car', title: 'A car. Car', order: 100 }];
    const { shapes, values } = shaped(pages);
    expect(shapes).toHaveLength(1);
    expect(values).toEqual([[0, 'boat', 3], [0, 'car', 100]]);
    expect(fromShapes(shapes, values)).toEqual(pages);
  });

  it('are the same afterwards, whatever they are', () => {
    const page = fc.record({ name: fc.string(), title: fc.string(), order: fc.nat() }, { requiredKeys: ['name'] });
    const isKept = (pages: readonly Page[]) => {
      const { shapes, values } = shaped(pages);
      expect(fromShapes(shapes, values)).toEqual(pages);
    };
    fc.assert(fc.property(fc.array(page), isKept));
  });
});
