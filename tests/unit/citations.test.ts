import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLATFORM_FAULTS } from '@/config/platformFaults';
import { brokenCitations, platformHeadings } from '../support/citations';

const PLATFORM = 'scripts/sandbox/contract/platform';
const READ = /\.(?:ts|tsx|mjs|js|css|html|json|md)$/;
// Files that are generated or recorded; and this file, which contains wrong citations on purpose.
const NOT_READ = /^src\/generated|recorded\/answers|^tests\/unit\/citations\.test\.ts$/;

const headings = platformHeadings();

it.each(['src', 'scripts', 'tests', 'schemas'])('%s cites nothing that is not in the project', (folder) => {
  const broken = files(folder).flatMap((file) => brokenCitations(readFileSync(file, 'utf8')).map((citation) => `${file}: ${citation}`));
  expect(broken).toEqual([]);
});

describe('a citation', () => {
  it.each([
    ['(contract users.bulk)', []],
    ['(contract users.bulks)', ['contract users.bulks']],
    ['Contract wire.values, places.nowhere and wire.errors.', ['Contract places.nowhere']],
    ['(contract wire.values,\n   * places.nowhere)', ['contract places.nowhere']],
    ['(contract core 4.2)', ['contract 4.2']],
    ['(rule focus.kept)', []],
    ['(rule focus.lost)', ['rule focus.lost']],
    ['(specification 9.21 to 9.40)', []],
    ['(specification section 9)', ['specification 9']],
    ['(specification 9.400)', ['specification 9.400']],
    ['(ux B3, J)', ['ux B3', 'ux J']],
    ['(design 7)', ['design 7']],
    ['(style traps 5)', ['style 5']],
    ['The contract says so. A rule of the design is none.', []],
  ])('"%s" leads nowhere with %j', (text, broken) => {
    expect(brokenCitations(text)).toEqual(broken);
  });
});

describe('the descriptions of the platform', () => {
  it('have headings that say their file, each once', () => {
    expect(headings.filter(({ anchor, file }) => `${anchor.split('.')[0]}.md` !== file)).toEqual([]);
    const anchors = headings.map(({ anchor }) => anchor);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  it.each(readdirSync(PLATFORM))('%s refers to headings and faults that there are', (file) => {
    const text = readFileSync(join(PLATFORM, file), 'utf8');
    const areas = new Set(headings.map(({ anchor }) => anchor.split('.')[0]));
    const referred = [...text.matchAll(/`([a-z]\w*)\.(\w+)`/gi)].filter(([, area]) => areas.has(area)).map(([, area, name]) => `${area}.${name}`);
    expect(referred.filter((anchor) => !headings.some((heading) => heading.anchor === anchor))).toEqual([]);
    const faults = [...text.matchAll(/faults? ((?:`\w+`(?:, )?)+)/g)].flatMap(([, names = '']) => [...names.matchAll(/\w+/g)].map(([name]) => name));
    expect(faults.filter((fault) => !PLATFORM_FAULTS.some((known) => known === fault))).toEqual([]);
  });

  it('name every fault', () => {
    const text = readdirSync(PLATFORM).map((file) => readFileSync(join(PLATFORM, file), 'utf8')).join('\n');
    expect(PLATFORM_FAULTS.filter((fault) => !text.includes(`\`${fault}\``))).toEqual([]);
  });
});

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_READ.test(path)) return [];
    if (entry.isDirectory()) return files(path);
    return READ.test(path) ? [path] : [];
  });
}
