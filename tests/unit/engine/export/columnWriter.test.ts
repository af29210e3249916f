import { describe, expect, it } from 'vitest';
import { columnWriter } from '@/engine/exchange/export/columnWriter';
import { widgets } from '@/features/registry';
import { entityOf } from '../transforms/entity';

const size = { type: 'object', properties: { width: { type: 'number' } } } as const;
const entity = { ...entityOf({ properties: { size, others: { type: 'array', items: { oneOf: [size, { type: 'string' }] } } } }), validators: () => Promise.resolve({}) };

/** What an operator of a language finds in the column of a field. */
function written(language: 'fr' | 'en', field: string, value: unknown): string {
  const text = { language, choiceLabel: (_field: unknown, choice: unknown) => String(choice), t: (key: string, { defaultValue = key }: { defaultValue?: string } = {}) => defaultValue };
  return columnWriter(field, { entity, widgets, labels: { field: String }, text }).write({ [field]: value });
}

describe.each([['fr', '\u202f'], ['en', '']] as const)('the parts of a value in a file in %s', (language, space) => {
  it('have the signs of the language around them, and the numbers that a French spreadsheet reads', () => {
    expect(written(language, 'size', { width: 2.5 })).toBe(`Width${space}: 2,5`);
  });

  it('are set apart from those of the next one, where the items of a list are of several kinds', () => {
    expect(written(language, 'others', ['A', { width: 3 }])).toBe(`A${space}; Width${space}: 3`);
  });
});
