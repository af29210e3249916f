import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeThatReads, hashOf, keptIn, type KeptReads } from '../../../scripts/resources/keptReads';
import { readFolder, type ResourceFiles } from '../../../scripts/resources/readFolder';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  file = join(folder, 'kept.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the texts as a new command would, with what the commands before have kept; answers what was worked out anew too. */
async function command(texts: ResourceFiles) {
  vi.resetModules();
  const { readResourceFiles } = await import('../../../scripts/resources/readResources');
  const anew: string[] = [];
  const kept = keptIn(file, 'code');
  const watched: KeptReads = { of: (name, from, work) => kept.of(name, from, () => (anew.push(name), work())) };
  const read = readResourceFiles(texts, undefined, watched);
  kept.store();
  return { text: JSON.stringify(read), anew };
}

async function withoutKept(texts: ResourceFiles): Promise<string> {
  vi.resetModules();
  const { readResourceFiles } = await import('../../../scripts/resources/readResources');
  return JSON.stringify(readResourceFiles(texts));
}

const ours = readFolder('schemas');
const withFiles = (changed: Record<string, (text: string) => string>): ResourceFiles => ({ ...ours, files: new Map([...ours.files].map(([path, text]) => [path, changed[path]?.(text) ?? text])) });

describe('what an earlier command has worked out of the files', () => {
  it('is answered again, and is the same', async () => {
    const first = await command(ours);
    expect(first.anew).toContain('schemas/user');
    const second = await command(ours);
    expect(second.anew).toEqual([]);
    expect(second.text).toBe(first.text);
    expect(second.text).toBe(await withoutKept(ours));
  });

  it('is worked out again for an entity whose words have changed, and for no other', async () => {
    await command(ours);
    const changed = withFiles({ 'schemas/user/fr.json': (text) => text.replace('"menu": "', '"menu": "Tous : ') });
    const { text, anew } = await command(changed);
    expect(anew).toEqual(['schemas/user alone', 'schemas/user']);
    expect(text).toBe(await withoutKept(changed));
  });

  it('is worked out again for all where a shared definition has changed', async () => {
    await command(ours);
    const { anew } = await command(withFiles({ 'schemas/shared/address.json': (text) => `${text} ` }));
    expect(anew).toContain('schemas/campaign');
  });

  it('has the mistakes of the files, at their places', async () => {
    const wrong = withFiles({ 'schemas/user/schema.json': (text) => text.replace('"type": "string"', '"type": "strnig"') });
    const first = await command(wrong);
    expect(first.text).toContain('strnig');
    const second = await command(wrong);
    expect(second.anew).toEqual([]);
    expect(second.text).toBe(first.text);
  });

  it('is forgotten when the entity is gone, and worked out again for those that might refer to it', async () => {
    await command(ours);
    const fewer = { ...ours, files: new Map([...ours.files].filter(([path]) => !path.startsWith('schemas/event/'))) };
    const { text, anew } = await command(fewer);
    expect(anew).toContain('schemas/campaign');
    expect(text).toBe(await withoutKept(fewer));
    expect(readFileSync(file, 'utf8')).not.toContain('"schemas/event"');
  });
});

it('nothing that other code has worked out is answered', () => {
  const one = keptIn(file, 'one');
  one.of('name', ['text'], () => 1);
  one.store();
  expect(keptIn(file, 'one').of('name', ['text'], () => 2)).toBe(1);
  expect(keptIn(file, 'other').of('name', ['text'], () => 2)).toBe(2);
});

it('a damaged file is as good as none', () => {
  writeFileSync(file, '{"code":"one","val');
  expect(keptIn(file, 'one').of('name', ['text'], () => 2)).toBe(2);
});

it('the files that were written last are kept, of as many sets of folders as somebody works with', () => {
  const beside = join(folder, 'sets');
  for (let set = 0; set < 8; set += 1) {
    const kept = keptIn(join(beside, `${set}.json`), 'one');
    kept.of('name', [String(set)], () => set);
    kept.store();
    utimesSync(join(beside, `${set}.json`), set, set);
  }
  expect(readdirSync(beside).sort()).toEqual(['3.json', '4.json', '5.json', '6.json', '7.json']);
});

it('the code is other code when a file of an extension has changed', () => {
  const extension = join(folder, 'vocabulary.ts');
  writeFileSync(extension, 'one');
  const [none, one] = [codeThatReads([]), codeThatReads([extension])];
  writeFileSync(extension, 'two');
  expect(new Set([none, one, codeThatReads([extension])]).size).toBe(3);
  expect(codeThatReads([])).toBe(none);
});

it('two texts are told from one that looks like both', () => {
  expect(hashOf(['a', 'b'])).not.toBe(hashOf(['ab']));
  expect(hashOf(['a', 'b'])).not.toBe(hashOf(['b', 'a']));
});
