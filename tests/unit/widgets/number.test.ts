// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { TextContext, WidgetField } from '@/engine/model/Widget';
import { widgets } from '@/features/registry';

const context: TextContext = { language: 'fr', choiceLabel: () => '', t: () => '' };

function said(name: string, value: number): string | undefined {
  const field: WidgetField = { entity: { schema: {} } as WidgetField['entity'], name, label: '', schema: { type: 'integer' }, options: {} };
  return widgets['number']?.toText(value, field, context, {});
}

describe('a number is written', () => {
  it('in groups where it is an amount', () => {
    expect([said('nbMembers', 12345), said('paid', 1234)]).toEqual(['12\u202f345', '1\u202f234']);
  });

  it('without groups where it is the number of a record, as it stands in its address', () => {
    expect(['id', 'structureId', 'proofs.structureId', 'sections.id'].map((name) => said(name, 12345))).toEqual(Array(4).fill('12345'));
  });
});
