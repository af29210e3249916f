import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileHintPlugin } from '../../../scripts/vite/compileHintPlugin';

const HINT = '//# allFunctionsCalledOnLoad';

/** Builds two chunks, one of which loads the other, and gives the first line of each. */
async function firstLines(...names: string[]): Promise<Record<string, string | undefined>> {
  const files: Record<string, string> = { '/page.js': "export const open = () => import('/grid.js');", '/grid.js': 'export const draw = () => 1;' };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : undefined), load: (id) => files[id] },
      compileHintPlugin(names),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: { page: '/page.js' }, preserveEntrySignatures: 'strict' } },
  });
  const { output: built } = [output].flat()[0] as { output: readonly { type: string; name: string; code: string }[] };
  return Object.fromEntries(built.filter(({ type }) => type === 'chunk').map(({ name, code }) => [name, code.split('\n')[0]]));
}

describe('the chunks that are compiled as they arrive', () => {
  it('begin with the hint, what the build itself puts first included, and others do not', async () => {
    const lines = await firstLines('page');
    expect(Object.keys(lines)).toEqual(expect.arrayContaining(['page', 'grid']));
    expect(Object.keys(lines).filter((name) => lines[name] === HINT)).toEqual(['page']);
  });

  it('must exist', async () => {
    await expect(firstLines('list')).rejects.toThrow('No chunk is named "list"');
  });
});
