import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import specification from '../specification.json';
import { missingTest } from '../support/missingTest';

/** One sentence, table row, message or constant of the specification, in our words. */
interface Entry {
  id: string;
  section: string;
  text: string;
  /**
   * `built`: the product does it, and the test runs our code. `platform`: the server does it, and a contract test checks the sandbox for it.
   * `decided`: not built, or built differently, for the reason in `why`.
   */
  kind: string;
  /** The test as `<file> › <name of the test>`; optional for an entry that is `decided`. */
  test?: string;
  why?: string;
}

const entries: Entry[] = specification.entries;
const { routes } = specification;

describe('tests/specification.json', () => {
  it('numbers the entries of each section from 1, in order', () => {
    const counts = new Map<string, number>();
    const expected = entries.map(({ section }) => {
      const number = (counts.get(section) ?? 0) + 1;
      counts.set(section, number);
      return `${section}.${number}`;
    });
    expect(entries.map(({ id }) => id)).toEqual(expected);
  });

  it('covers sections 1 to 9, in order', () => {
    expect([...new Set(entries.map(({ section }) => section))]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('says each thing once, in one short line', () => {
    const said = entries.map(({ section, text }) => `${section} ${text}`);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    expect(entries.filter(({ text }) => text.length === 0 || text.length > 140 || text.includes('\n'))).toEqual([]);
  });

  it('says of each entry what it is, and names a test that exists and can prove it, or the reason', () => {
    const mistakes = entries.flatMap((entry) => {
      const mistake = mistakeOf(entry);
      return mistake === undefined ? [] : [`${entry.id}: ${mistake}`];
    });
    expect(mistakes).toEqual([]);
  });

  it('has an entry for each route of its table', () => {
    const texts = new Map(entries.map(({ id, text }) => [id, text]));
    const strangers = routes.filter(({ path, entry }) => !texts.get(entry)?.startsWith(`Route ${path}:`));
    expect(strangers).toEqual([]);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('has in that table the rights of each route, its place in the menu and its group, as its entry says them', () => {
    const texts = new Map(entries.map(({ id, text }) => [id, text]));
    const strangers = routes.filter(({ entry, permissions, order, group }) => {
      const [, what = '', ...more] = (texts.get(entry) ?? '').split(/: |; /).map((part) => part.replace(/\.$/, ''));
      const rights = more.flatMap((part) => part.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []);
      const place = more.find((part) => part.includes('menu order'))?.replace(/\D/g, '');
      return what === '' || rights.join() !== permissions.join() || (place !== undefined && Number(place) !== order) || (more.includes('in the settings group') && group !== 'settings');
    });
    expect(strangers).toEqual([]);
  });
});

function mistakeOf({ kind, test, why }: Entry): string | undefined {
  const missing = test === undefined ? undefined : missingTest(test);
  if (missing !== undefined) return missing;
  if (kind === 'decided') return why ? undefined : 'has no reason';
  if (why !== undefined) return 'only what is decided has a reason';
  if (kind === 'built') return drivesOurCode(test) ? undefined : `${test} runs none of our code`;
  if (kind === 'platform') return test?.startsWith('tests/contract/') ? undefined : 'a fact of the server is proved by a contract test';
  return `"${kind}" is no kind`;
}

/**
 * Whether a test runs our code: a browser test runs the built app, a component test renders it, and any other test runs what it imports. This file
 * runs only itself.
 */
function drivesOurCode(test: string | undefined): boolean {
  const [file = ''] = test?.split(' › ') ?? [];
  if (file === 'tests/unit/specification.test.ts') return false;
  return /^tests\/(?:e2e|component)\//.test(file) || (file !== '' && /from '@\//.test(readFileSync(file, 'utf8')));
}
