import { describe, expect, it } from 'vitest';
import type { WidgetField } from '@/engine/model/Widget';
import { offeredChoices } from '@/widgets/choice/choices';

function field(options: Record<string, unknown>): WidgetField {
  return { entity: {} as WidgetField['entity'], name: 'status', label: 'Statut', schema: { enum: [1, 2, 3, null] }, options };
}

describe('the choices offered', () => {
  it('are those of the schema, without the absence of one', () => {
    expect(offeredChoices(field({}), undefined)).toEqual([1, 2, 3]);
  });

  it('leave out what only the server may decide, but never the value a record has', () => {
    expect(offeredChoices(field({ offered: [1, 2] }), 1)).toEqual([1, 2]);
    expect(offeredChoices(field({ offered: [1, 2] }), 3)).toEqual([1, 2, 3]);
  });
});
