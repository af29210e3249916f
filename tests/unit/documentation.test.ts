import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const LINK = /\]\(([^)#\s]+)/g;
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.sandbox', '.cache', 'test-results']);

function documents(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return documents(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

it.each(documents())('%s links to files that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(LINK)].map(([, link = '']) => link);
  const broken = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(dirname(document), link)));
  expect(broken).toEqual([]);
});

it('keeps the top level to what was asked for', () => {
  const asked = ['README.md', 'index.html', 'package-lock.json', 'package.json', 'schemas', 'scripts', 'src', 'tests', 'tsconfig.json', 'vite.config.ts'];
  const made = ['node_modules', 'dist', 'test-results'];
  const found = readdirSync('.').filter((name) => !name.startsWith('.') && !made.includes(name));
  expect(found.sort()).toEqual(asked.sort());
});
