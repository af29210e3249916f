import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { campaigns } from '../calls/campaigns';
import { files } from '../calls/files';
import { managedRecords } from '../calls/managedRecords';
import { people } from '../calls/people';
import { signingIn } from '../calls/signingIn';
import { references, solidary } from '../calls/solidary';
import { titledRows } from '../../support/specifiedEntries';
import { survives, type Where } from './cell';
import { FAULTS } from './faults';

const rows = [...signingIn, ...managedRecords, ...references, ...people, ...campaigns, ...files, ...solidary];
/** `npm run chaos` tries every combination, `npm test` only the first of each. */
const IS_WHOLE = process.env['CHAOS'] !== undefined;
const NOWHERE: Where = { at: -1, andAfter: false };
let cells = 0;
let survived = 0;

beforeAll(async () => {
  startI18n('fr');
  for (const language of ['fr', 'en'] as const) await loadTexts(language);
});
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) }));
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  if (IS_WHOLE) console.log(`calls × faults: ${cells} cells, ${survived} survived`);
});

describe('a call of the specification survives each fault, in each place of what it sends', () => {
  it.each(titledRows(rows))('%s', async (_title, row) => {
    const { calls, problems: without } = await survives(row, undefined, NOWHERE);
    expect(without).toEqual([]);
    const found: string[] = [];
    for (const fault of FAULTS) {
      for (const where of placesOf(calls)) {
        const { problems } = await survives(row, fault, where);
        cells++;
        if (problems.length === 0) survived++;
        found.push(...problems.map((problem) => `${fault.name}, call ${where.at + 1}${where.andAfter ? ' and after' : ''}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
});

function placesOf(calls: number): Where[] {
  if (!IS_WHOLE) return [{ at: 0, andAfter: true }];
  return Array.from({ length: calls }, (_, at) => [false, true].map((andAfter) => ({ at, andAfter }))).flat();
}
