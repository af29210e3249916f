// @vitest-environment happy-dom
import { fc } from '../../support/property';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '@/engine/model/Schema';
import type { TextContext, Widget } from '@/engine/model/Widget';
import { widgetField } from '@/engine/model/widgetField';
import { widgets } from '@/features/registry';
import { outing } from '../form/outing';

/** Anything that an answer, a draft or a form may contain, and more. */
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true, withTypedArray: true }),
  fc.array(fc.dictionary(fc.constantFrom('role', 'territory', 'kind', 'day', 'weight', 'file'), fc.anything({ withNullPrototype: true }))),
  fc.string(),
);

const context: TextContext = { language: 'fr', choiceLabel: (_field, value) => String(value), t: (key) => key };
const fields = ['name', 'start', 'kind', 'townId', 'tags', 'stages', 'duties', 'reports', 'missing', 'unknown'];

describe.each(Object.entries<Widget>(widgets))('the plain text of %s', (_name, { toText }) => {
  it('is a text or nothing, whatever the value, and never throws', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...fields), fc.dictionary(fc.string(), anything), (value, name, record: RecordData) => {
        const text = toText(value, widgetField(outing, name, name), context, record);
        return text === undefined || typeof text === 'string';
      }),
      { numRuns: 150 },
    );
  });

  it('is nothing for what is empty', () => {
    for (const empty of [undefined, null, '', []]) expect(toText(empty, widgetField(outing, 'name', 'name'), context, {})).toBeUndefined();
  });
});

describe('the plain text', () => {
  const text = (name: keyof typeof widgets, value: unknown, options: Record<string, unknown> = {}) =>
    (widgets[name] as Widget).toText(value, { ...widgetField(outing, 'name', 'name'), options }, context, {});

  it.each([[3.5, '3,5'], [true, 'widgets:yes'], ['3.5', '3.5']])('of %s, which one alternative of several may be, is %s', (value, said) => {
    const field = { ...widgetField(outing, 'name', 'name'), schema: { oneOf: [{ type: 'number' as const }, { type: 'boolean' as const }, { type: 'string' as const, enum: ['3.5'] }] } };
    expect((widgets.text as Widget).toText(value, field, context, {})).toBe(said);
  });

  it.each([
    ['structure1+jeannedupont412@exemple.fr', 'widgets:email.none'],
    ['jeanne.dupont@exemple.fr', 'jeanne.dupont@exemple.fr'],
  ])('of the address %s, where the platform makes some, is %s', (address, said) => {
    expect(text('email', address, { generated: '\\+[^@]*@' })).toBe(said);
  });

  it('of any address is itself where the platform makes none', () => {
    expect(text('email', 'jeanne+velo@exemple.fr')).toBe('jeanne+velo@exemple.fr');
  });

  it('of a distance is in kilometres', () => {
    expect(text('number', 12_400, { unit: 'metre' })).toBe('12,4\u00a0km');
  });

  it('of an answer that is no yes or no is the answer', () => {
    expect([text('yesNo', false), text('yesNo', 'Par ma voisine')]).toEqual(['widgets:no', 'Par ma voisine']);
  });
});

describe.each(['fr', 'en'] as const)('the end of a moment that a narrow cell leaves out, in %s', (language) => {
  const { toText, tail } = widgets.dateTime as Widget;
  const text = (value: string) => toText(value, widgetField(outing, 'start', 'start'), { ...context, language }, {}) ?? '';

  it('is its hour, so that its day is left', () => {
    const moment = text('2026-11-17T17:01:00+00:00');
    expect(moment.slice(0, -(tail?.(moment)?.length ?? 0))).toMatch(/^(17\/11\/2026|17 Nov 2026)$/);
  });

  it('is nothing of a day', () => {
    expect(tail?.(text('2026-11-17').slice(0, 10))).toBeUndefined();
  });
});
