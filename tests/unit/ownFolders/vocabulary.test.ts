import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vocabulariesIn } from '../../../scripts/resources/ownExtensions';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vocabulary-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The vocabulary of a folder whose `vocabulary.ts` is this text. */
function read(text: string) {
  writeFileSync(join(folder, 'vocabulary.ts'), text);
  return vocabulariesIn([folder]);
}

const of = (parts: string) => `export const vocabulary = { place: import.meta.url, ${parts} };`;

describe('a vocabulary.ts of one’s own', () => {
  it('is read with its names', async () => {
    expect(await read(of('widgets: { stars: {} }, menuGroups: { partners: { order: 20 } }'))).toMatchObject([{ widgets: { stars: {} } }]);
  });

  it.each([
    ['has a mistake of syntax', 'import { from;', /cannot be read: .*\nNode reads this file/s],
    ['imports what does not exist', "import other from './nowhere';\nexport const vocabulary = other;", /cannot be read: .*nowhere.*Node reads this file/s],
    ['throws', "throw new Error('boom');", /cannot be read: boom/],
    ['exports nothing', 'export const words = {};', /exports no "vocabulary": write/],
    ['is no object', 'export const vocabulary = 3;', /no object, expected defineVocabulary/],
    ['misspells a part', of('transfroms: {}'), /found "transfroms", expected a part among place, widgets/],
    ['has no place', 'export const vocabulary = { widgets: {} };', /expected place: import\.meta\.url/],
    ['lists its names', of("widgets: ['stars']"), /found "widgets" that is no object/],
    ['does not say how a transform is made', of('transforms: { bay: {} }'), /the transform "bay" without "make"/],
    ['does not place a group of the menu', of('menuGroups: { partners: {} }'), /the menu group "partners" without "order"/],
  ])('that %s is refused with its name and the remedy', async (_what, text, words) => {
    await expect(read(text)).rejects.toThrow(words);
    await expect(read(text)).rejects.toThrow('vocabulary.ts');
  });
});
