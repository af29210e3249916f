import { expect, it } from 'vitest';
import { reachedFrom, readImports, readSources } from '../../scripts/imports.mjs';

const imports = readImports(readSources(['src', 'scripts']));

it('reads what files import', () => {
  expect(imports.get('src/main.tsx')).toContain('src/app/start.ts');
  expect(imports.get('scripts/sandbox/createSandbox.ts')?.length).toBeGreaterThan(10);
});

it('finds no file that leads back to itself', () => {
  expect([...imports.keys()].filter((file) => reachedFrom(file, imports).has(file))).toEqual([]);
});
