import { expect, it } from 'vitest';
import { reachedFrom, readImports, readSources } from '../../scripts/imports.mjs';

/** What the component library draws needs its theme. Its hooks, and a box that grows with its text, style nothing. */
const DRAWN = /from '(@mui\/material\/(?!use|TextareaAutosize)|@mui\/system\/|@emotion\/)/;

/** What loads a part; the nearest one before an import is its own. */
const LOADERS = /\b(libraryPart|input|pageDisplay|formPart|lazyPart|plainInput|plainDisplay)\b/g;

/** Those whose part stands in the theme. */
const THEMED = ['libraryPart', 'input', 'pageDisplay'];

const atOnce = (source: string) => source.replace(/^import type [^;]*;/gm, '').replace(/\bimport\([^)]*\)/g, '');

const isThemed = (before: string) => THEMED.includes(before.match(LOADERS)?.at(-1) ?? '');

/** The file that `import()` names in a source, without its ending. */
const fileOf = (from: string, name: string) => (name.startsWith('@/') ? `src/${name.slice(2)}` : new URL(name, `file:///${from}`).pathname.slice(1));

it('what the component library draws is only reached through its theme: elsewhere it would have neither the colours nor the nonce of the page', () => {
  const sources = readSources(['src']);
  const needed = Object.fromEntries(Object.entries(sources).map(([file, source]) => [file, atOnce(source)]));
  const imports = readImports(needed);
  const bareParts = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\bimport\('([^']+)'\)/g)].filter(({ index }) => !isThemed(source.slice(0, index))).flatMap(([, name = '']) => [`${fileOf(file, name)}.tsx`, `${fileOf(file, name)}.ts`]),
  );
  // The theme itself is drawn with the library.
  const roots = ['src/main.tsx', ...bareParts].filter((file) => file in sources && file !== 'src/ui/LibraryTheme.tsx');
  const loaded = new Set(roots.flatMap((file) => [file, ...reachedFrom(file, imports)]));
  expect([...loaded].filter((file) => DRAWN.test(needed[file] ?? ''))).toEqual([]);
  expect(roots).toContain('src/engine/form/RecordFormScreen.tsx');
  expect(roots).toContain('src/widgets/text/TextInput.tsx');
  expect(roots).toContain('src/engine/show/RecordShowScreen.tsx');
  expect(roots).not.toContain('src/engine/exchange/import/ImportScreen.tsx');
});
