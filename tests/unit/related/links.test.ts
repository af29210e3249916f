import { expect, it } from 'vitest';
import { readLinks } from '../../../scripts/related/links';

const NOTHING = { 'src/api/ask.ts': '', 'src/words/fr/form.json': '', 'src/words/fr.ts': '', 'schemas/boat/resource.json': '', 'schemas/boat/guide.md': '' };

const linksOf = (file: string, source: string) => readLinks({ ...NOTHING, [file]: source }).get(file);

it.each([
  ['what is imported from the root of the app', `import { ask } from '@/api/ask';`, ['src/api/ask.ts']],
  ['what is imported from beside it, at once or later', `const page = () => import('../api/ask');`, ['src/api/ask.ts']],
  ['no type, which is gone when it runs', `import type { Ask } from '@/api/ask';\nexport type {\n  Ask,\n} from '@/api/ask';`, []],
  ['a file that it names', `readFileSync('schemas/boat/guide.md')`, ['schemas/boat/guide.md']],
  ['what is in a folder that it names', `readResources('schemas')`, ['schemas/boat/resource.json', 'schemas/boat/guide.md']],
  ['what is below a pattern, but for code', `import.meta.glob(['../words/*/*.json'])`, ['src/words/fr/form.json']],
])('a file is linked to %s', (_what, source, expected) => {
  expect(linksOf('src/app/begin.ts', source)).toEqual(expected);
});

it('a file that asks for the entities is linked to what reads them', () => {
  const plugin = 'scripts/resources/resourcesPlugin.ts';
  const links = readLinks({ ...NOTHING, [plugin]: `const folder = 'schemas';`, 'src/app/entities.ts': `import { entities } from 'virtual:resources/entities';` });
  expect(links.get('src/app/entities.ts')).toEqual([plugin]);
  expect(links.get(plugin)).toContain('schemas/boat/resource.json');
});
