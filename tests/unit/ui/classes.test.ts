import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => posix.join('src', file.replaceAll('\\', '/')));

const sourcesOf = (ending: RegExp) => files.filter((file) => ending.test(file)).map((file) => [file, readFileSync(file, 'utf8')] as const);

/** The names of the classes that the packages of the grid, of maps and of the component library write themselves. */
const OTHERS = /^(ag|leaflet|Mui)/;

it('each class that a style sheet names is written by a component', () => {
  const code = sourcesOf(/\.tsx?$/).map(([, source]) => source).join('\n');
  const written = new Set(code.match(/[A-Za-z][\w-]*/g));
  // Some are made of a word and a value, such as the size of a button.
  const begun = [...code.matchAll(/`([\w-]+-)\$\{/g)].flatMap(([, start]) => start ?? []);
  const unwritten = sourcesOf(/\.css$/).flatMap(([file, source]) =>
    [...source.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\.([A-Za-z][\w-]*)/g)]
      .flatMap(([, name = '']) => name)
      .filter((name) => !OTHERS.test(name) && !written.has(name) && !begun.some((start) => name.startsWith(start)))
      .map((name) => `${file}: .${name}`),
  );
  expect(written).toContain('list-page');
  expect(unwritten).toEqual([]);
});
