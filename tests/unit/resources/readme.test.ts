import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Word } from '@/engine/model/defineVocabulary';
import { vocabulary } from '@/features/vocabulary';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { readFolder } from '../../../scripts/resources/readFolder';
import resourceSchema from '../../../schemas/resource.schema.json';

const readme = readFileSync('schemas/README.md', 'utf8');

/** The first cell of each row in the tables under a heading. */
function tableUnder(heading: string): string[] {
  const [, after = ''] = readme.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
}

const blocks = [...readme.matchAll(/`(schemas\/vehicle\/\w+\.json)`[:,][^`]*(?:`[^`]+`[^`]*)*?```json\n([\s\S]*?)```/g)];
const vehicle = blocks.map(([, path = '', text = '']): [string, string] => [path, text]);

describe('the integrator’s guide', () => {
  it.each([
    ['one file', 1],
    ['four files', 4],
  ])('has an example without a mistake: %s', (_what, count) => {
    const { files, messageContexts } = readFolder('schemas');
    const { mistakes, entities } = readResourceFiles({ files: new Map([...files, ...vehicle.slice(0, count)]), messageContexts });
    expect(vehicle).toHaveLength(4);
    expect(mistakes.filter(({ file }) => file.startsWith('schemas/vehicle/'))).toEqual([]);
    expect(entities.find(({ resource }) => resource.name === 'vehicle')).toMatchObject({ resource: { route: '/vehicles', title: ['brand'] } });
  });

  it.each([
    [
      'Transforms',
      [...resourceSchema.definitions.transformName.enum, ...resourceSchema.definitions.recordTransformName.enum],
    ],
    ['Widgets', resourceSchema.definitions.widgetName.enum],
    ['Actions', resourceSchema.definitions.actionName.enum],
  ])('explains each name that resource.schema.json allows: %s', (heading, names) => {
    expect(tableUnder(heading).sort()).toEqual([...names].sort());
  });

  const words: [string, Word][] = Object.entries({ ...vocabulary.transforms, ...vocabulary.recordTransforms, ...vocabulary.widgets, ...vocabulary.actions });

  it.each(words.flatMap(([name, { options }]) => (options ? [[name, Object.keys(options.properties)] as const] : [])))('names the options of "%s": %s', (name, options) => {
    const rows = readme.split('\n').filter((line) => line.startsWith(`| \`${name}\` |`));
    const said = [...rows.join('\n').matchAll(/`([^`]*)`/g)].map(([, code = '']) => code).join(' ');
    expect(options.filter((option) => !new RegExp(`\\b${option}\\b`).test(said))).toEqual([]);
  });

  it('explains each way to sign in, and its options', () => {
    const { sessions } = vocabulary;
    const options = Object.values<Word>(sessions).flatMap((word) => Object.keys(word.options?.properties ?? {}));
    expect(new Set(tableUnder('How one signs in'))).toEqual(new Set([...Object.keys(sessions), ...options]));
  });

  it('names every key of a resource', () => {
    const missing = Object.keys(resourceSchema.properties).filter(
      (key) => key !== '$schema' && !readme.includes(`\`${key}\``),
    );
    expect(missing).toEqual([]);
  });
});
