import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reachedFrom, readImports, readSources } from '../../scripts/imports.mjs';

/** What the first page of a list waits for: the start, the app with its lists, and the grid. */
const FIRST = ['src/main.tsx', 'src/app/App.tsx', 'src/app/preload.ts', 'src/app/firstPage.ts', 'src/engine/list/grid/RecordGrid.tsx'];

/** The component library and what it computes styles with. Icons are made by the app itself (scripts/vite/leanPackagesPlugin.ts). */
const LIBRARY = /from '(@mui\/(?!icons-material\/)|@emotion\/)/;

/** What a file needs as soon as it is loaded: neither types nor what it loads later. */
const atOnce = (source: string) => source.replace(/^import type [^;]*;/gm, '').replace(/\bimport\([^)]*\)/g, '');

const LATER = readdirSync('src/i18n/locales/fr/later').map((file) => file.replace('.json', ''));

/** The words that a file uses of those that come later. */
const laterWords = (source: string) => LATER.filter((name) => new RegExp(`useTranslation\\(\\[?'${name}'|['"\`]${name}:`).test(source));

it('the first page of a list loads no component library, and needs no words that come later', () => {
  const sources = Object.fromEntries(Object.entries(readSources(['src'])).map(([file, source]) => [file, atOnce(source)]));
  const imports = readImports(sources);
  const loaded = new Set(FIRST.flatMap((file) => [file, ...reachedFrom(file, imports)]));
  expect([...loaded].filter((file) => LIBRARY.test(sources[file] ?? ''))).toEqual([]);
  expect([...loaded].flatMap((file) => laterWords(sources[file] ?? '').map((name) => `${name} in ${file}`))).toEqual([]);
  expect(laterWords(sources['src/engine/form/RecordForm.tsx'] ?? '')).toEqual(['form']);
  expect(loaded).toContain('src/engine/list/RecordListScreen.tsx');
  expect(loaded).not.toContain('src/engine/form/RecordFormScreen.tsx');
});
