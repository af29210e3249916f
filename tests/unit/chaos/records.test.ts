// @vitest-environment happy-dom
import { afterAll, describe, expect, it } from 'vitest';
import { columnWriter } from '@/engine/exchange/export/columnWriter';
import { readBack, writeCsv } from '@/engine/exchange/export/csvText';
import { columnField } from '@/engine/fields/columnField';
import { recordTitle } from '@/engine/model/recordTitle';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { widgets } from '@/features/registry';
import { fc } from '../../support/property';
import { realEntities } from '../../support/realEntities';

/** The number of runs for each entity; `npm run chaos` does more. */
const RUNS = process.env['CHAOS'] === undefined ? 20 : 400;

const text = { language: 'fr' as const, choiceLabel: (_field: unknown, value: unknown) => String(value), t: (key: string) => key };
const words = { labels: { field: (name: string) => name }, widgets, text };

/** Values that an operator or a server would write to see what happens. */
const hostile = fc.constantFrom(
  '<script>pwned()</script>', '\u202Eabc', 'a\u200Bb', 'x'.repeat(10_000), 'a\0b', '\ud83d', "=cmd|' /C calc'!A0", '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '__proto__', '%', '{{x}}', '2026-02-31', '9'.repeat(400),
);
/** Any value that JSON can hold. */
const anything = fc.oneof({ weight: 2, arbitrary: hostile }, { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) }, fc.constantFrom(null, '', [], {}, 0, -1, 1e308, true));

/** Whether a cell is a number or a telephone number. */
const isHarmless = (cell: string) => /^\s*[+-]?\d[\d .,()\u00a0\u202f]*$/.test(cell);

let drawn = 0;
afterAll(() => {
  if (RUNS > 20) console.log(`records of any JSON: ${drawn} drawn`);
});

describe.each(realEntities.map((entity) => [entity.resource.name, entity] as const))('a record of any JSON: %s', (_name, entity) => {
  const fields = Object.keys(entity.schema.properties ?? {});
  const record = fc.dictionary(fc.constantFrom(...fields, 'id', '__proto__', 'nobody'), anything, { maxKeys: fields.length + 3 });
  const cells = fields.map((field) => columnField(entity, field, words));
  const columns = fields.map((field) => columnWriter(field, { entity, ...words }));

  it('is read, said, edited and exported; no cell of the file is a formula', () => {
    fc.assert(
      fc.property(record, record, (wire, typed) => {
        drawn++;
        const read = recordFromApi(entity, wire, WALL_CLOCK);
        const said = [recordTitle(entity.resource, read), ...cells.map(({ textOf }) => textOf(read) ?? '')];
        const sent = recordToApi(entity, { ...read, ...typed }, { mode: 'edit', before: read });
        const row = columns.map(({ write }) => write(read));
        const [back = []] = readBack(writeCsv([row]));
        expect(said.every((one) => typeof one === 'string')).toBe(true);
        expect(JSON.stringify(sent)).toBeTypeOf('string');
        expect(back.filter((cell) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) && !isHarmless(cell))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
