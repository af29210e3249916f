import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import specification from '../specification.json';

const PLATFORM = 'scripts/sandbox/contract/platform';

/** What stands after the name of a document: an anchor (`users.bulk`), a number (`4.12`), or the code of a list that nobody has. */
const TARGET = String.raw`(?:[a-z]\w*\.[a-zA-Z]\w*|\d+(?:\.\d+)*|[A-Z]\d*(?![\w’']))`;
const CITATION = new RegExp(
  String.raw`\b([Cc]ontract|[Rr]ule|[Ss]pecification|[Rr]edesign|[Dd]esign|[Uu]x|UX|[Ww]ireframes?)(?: (?:core|solidary|chapters?|sections?|statements?|rows?|facts?))? (${TARGET}(?:(?:,|;| and| or| to)? ${TARGET})*)`,
  'g',
);

/** The headings of the descriptions of the platform, each with the file that it stands in. */
export function platformHeadings(): { anchor: string; file: string }[] {
  return readdirSync(PLATFORM).flatMap((file) => headings(join(PLATFORM, file)).map((anchor) => ({ anchor, file })));
}

/** What may be cited, by the name of the document. Any other name is that of a document which is not in the project. */
const TARGETS: Readonly<Record<string, ReadonlySet<string>>> = {
  contract: new Set(platformHeadings().map(({ anchor }) => anchor)),
  rule: new Set(headings('src/README.md')),
  specification: new Set(specification.entries.map(({ id }) => id)),
};

/** The citations of a text that lead nowhere, as they are written. One that goes on in the next line of a comment is one. */
export function brokenCitations(text: string): string[] {
  const flowing = text.replaceAll(/\n\s*(?:\*|\/\/) */g, ' ');
  return [...flowing.matchAll(CITATION)].flatMap(([, document = '', cited = '']) => {
    const known = TARGETS[document.toLowerCase()];
    const targets = [...cited.matchAll(new RegExp(TARGET, 'g'))].map(([target]) => target);
    return targets.filter((target) => !known?.has(target)).map((target) => `${document} ${target}`);
  });
}

/** The names that headings begin with, such as `users.bulk` of "## users.bulk Deleting several users". */
function headings(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ ([a-z]\w*\.\w+) /gm)].map(([, anchor = '']) => anchor);
}
