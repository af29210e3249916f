import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveRefusedLines } from '@/engine/exchange/import/saveRefusedLines';
import type { Resource } from '@/engine/model/Resource';
import { checkFile, readers, RIGHT, TITLES } from './definition';

const link = { href: '', download: '', click: vi.fn() };
beforeEach(() => vi.stubGlobal('document', { createElement: () => link }));
afterEach(() => vi.unstubAllGlobals());

const texts = {
  column: (index = -1) => readers.columns[index]?.name ?? '',
  columns: () => '',
  fileName: () => '',
  report: () => undefined,
  todo: ({ rule, column = -1 }: { rule: string; column?: number }) => `${rule} ${readers.columns[column]?.name}`,
};

/** The lines of the file that is saved of what was refused of these. */
async function saved(lines: readonly string[], resource: Partial<Resource> = { import: readers }): Promise<string[]> {
  const { checker } = await checkFile(lines, lines[0] === TITLES);
  await saveRefusedLines({ resource: resource as Resource, checker, texts, title: 'À corriger', sentence: (line, todo) => `Ligne ${line} : ${todo}`, fileName: 'refus.csv' });
  expect(link.click).toHaveBeenCalled();
  expect(link.download).toBe('refus.csv');
  const text = (await resolveObjectURL(link.href)?.text()) ?? '';
  return text.replace(/^\uFEFF/, '').trimEnd().split(/\r?\n/);
}

const without = (name: string, line = RIGHT) => line.replace(name, '');

it('holds the refused lines as they stand under the titles of the file, each with what to do', async () => {
  expect(await saved([TITLES, RIGHT, without('Dupont', without('jeanne@exemple.fr'))])).toEqual([
    `${TITLES};À corriger`,
    ';;1990-12-31;06 12 34 56 78;1.70;4;1;Ligne 3 : required mail. required lastName',
  ]);
});

it('has the names of the columns where the file has no titles, and what to do always in the last column', async () => {
  expect(await saved(['jeanne@exemple.fr;Dupont'])).toEqual(['mail;lastName;born;phone;height;shelfId;news;À corriger', expect.stringMatching(/^jeanne@exemple\.fr;Dupont;;;;;;Ligne 1 : /)]);
});

it.each([1, 249, 250, 251, 500, 501])('holds all of %s lines once, in their order', async (count) => {
  const [titles, ...rows] = await saved([TITLES, ...Array.from({ length: count }, (_, index) => without('Dupont', RIGHT.replace('1.70', `0.${index + 100}`)))]);
  expect(titles).toBe(`${TITLES};À corriger`);
  expect(rows.map((row) => Number(/Ligne (\d+)/.exec(row)?.[1]))).toEqual(Array.from({ length: count }, (_, index) => index + 2));
});
