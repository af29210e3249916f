import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/scripts/**/*.{ts,mjs}'], { query: '?raw', import: 'default', eager: true });
const IMPORT = /(?:from|import)\s*\(?\s*'([./@][^']*)'/g;

/** The files that each file imports, those of types included: who changes one reads the other. */
const imports = new Map(
  Object.entries(files).map(([file, source]) => [file, [...source.matchAll(IMPORT)].flatMap(([, specifier = '']) => fileOf(file, specifier))]),
);

function fileOf(file: string, specifier: string): string[] {
  const { pathname } = new URL(specifier.replace(/^@\//, '/src/'), `file://${file}`);
  const found = ['', '.ts', '.tsx', '.mjs'].map((ending) => pathname + ending).find((path) => path in files);
  return found === undefined || found === file ? [] : [found];
}

/** Every file that can be reached from one. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set<string>();
  const ahead = [...(imports.get(start) ?? [])];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    ahead.push(...(imports.get(file) ?? []));
  }
  return reached;
}

it('reads what files import', () => {
  expect(imports.get('/src/main.tsx')).toContain('/src/app/start.ts');
  expect(imports.get('/scripts/sandbox/createSandbox.ts')?.length).toBeGreaterThan(10);
});

it('finds no file that leads back to itself', () => {
  expect([...imports.keys()].filter((file) => reachedFrom(file).has(file))).toEqual([]);
});
