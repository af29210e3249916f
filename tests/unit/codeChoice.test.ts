import { describe, expect, it } from 'vitest';
import { concernedFiles } from '../../scripts/codeChoice.mjs';

const sources = {
  'src/engine/Boat.ts': 'export interface Boat { name: string }',
  'src/engine/boats.ts': "import type { Boat } from './Boat';\nimport names from './names.json';",
  'src/engine/names.json': '',
  'src/app/harbour.tsx': "import { boats } from '@/engine/boats';",
  'src/app/menu.ts': 'export const menu = [];',
  'schemas/boat/schema.json': '',
  'schemas/boat/fr.json': '',
  'tests/boat.test.ts': "import french from '../schemas/boat/fr.json';",
  'tests/harbour.test.ts': "const { harbour } = await import('../src/app/harbour');",
};

const hashes = Object.fromEntries(Object.keys(sources).map((file) => [file, 'as it was']));
const afterChangeOf = (file: string, content: string = '') => concernedFiles(hashes, { ...hashes, [file]: 'changed' }, { ...sources, [file]: content });

describe('the files to check again', () => {
  it('are none where nothing has changed', () => {
    expect(concernedFiles(hashes, hashes, sources)).toEqual([]);
  });

  it('are a changed file, and those that see its types through others', () => {
    expect(afterChangeOf('src/engine/Boat.ts')).toEqual(['src/engine/Boat.ts', 'src/engine/boats.ts', 'src/app/harbour.tsx', 'tests/harbour.test.ts']);
    expect(afterChangeOf('src/app/menu.ts')).toEqual(['src/app/menu.ts']);
  });

  it('are the readers of a changed file of data', () => {
    expect(afterChangeOf('src/engine/names.json')).toEqual(['src/engine/boats.ts', 'src/app/harbour.tsx', 'tests/harbour.test.ts']);
  });

  it('are, after a change of an entity, those that read the file, or none', () => {
    expect(afterChangeOf('schemas/boat/fr.json')).toEqual(['tests/boat.test.ts']);
    expect(afterChangeOf('schemas/boat/schema.json')).toEqual([]);
  });

  it('are a new file, and those that found another one in its place before', () => {
    const { 'src/engine/Boat.ts': _new, ...before } = hashes;
    expect(concernedFiles(before, hashes, sources)).toContain('src/engine/boats.ts');
  });

  it('are all where a file is gone, as another one may take its place', () => {
    expect(concernedFiles({ ...hashes, 'src/engine/Boat.tsx': 'as it was' }, hashes, sources)).toBe('all');
  });

  it.each(['scripts/oxlint.json', 'tsconfig.json', 'package-lock.json'])('are all after a change of %s', (file) => {
    expect(afterChangeOf(file)).toBe('all');
  });

  it('are all after a change of what is declared for every file', () => {
    expect(afterChangeOf('src/app/menu.ts', 'declare global {\n  interface Window { boats: number }\n}')).toBe('all');
    expect(afterChangeOf('src/engine/modules.d.ts')).toBe('all');
  });
});
