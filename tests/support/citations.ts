import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import specification from '../specification.json';

const PLATFORM = 'scripts/sandbox/contract/platform';

/** The part after the name of a document: an anchor (`users.bulk`), a number (`4.12`), or a code of a list that is not in the project. */
const TARGET = String.raw`(?:[a-z]\w*\.[a-zA-Z]\w*|\d+(?:\.\d+)*|[A-Z]\d*(?![\w’']))`;
const CITATION = new RegExp(
  String.raw`\b([Cc]ontract|[Rr]ule|[Ss]pecification|[Rr]edesign|[Dd]esign|[Uu]x|UX|[Ww]ireframes?|[Ss]tyle)(?: (?:core|solidary|chapters?|sections?|statements?|rows?|facts?|traps?|part))? (${TARGET}(?:(?:,|;| and| or| to)? ${TARGET})*)`,
  'g',
);

/** The headings of the descriptions of the platform, each with the file that it stands in. */
export function platformHeadings(): { anchor: string; file: string }[] {
  return readdirSync(PLATFORM).flatMap((file) => headings(join(PLATFORM, file)).map((anchor) => ({ anchor, file })));
}

/** The targets that may be cited, by the name of the document. Any other document is not in the project. */
const TARGETS: Readonly<Record<string, ReadonlySet<string>>> = {
  contract: new Set(platformHeadings().map(({ anchor }) => anchor)),
  rule: new Set(headings('src/README.md')),
  specification: new Set(specification.entries.map(({ id }) => id)),
};

/** The citations in a text that lead nowhere, as they are written. A citation that continues on the next line of a comment counts as one. */
export function brokenCitations(text: string): string[] {
  const flowing = text.replaceAll(/\n\s*(?:\*|\/\/) */g, ' ');
  return [...flowing.matchAll(CITATION)].flatMap(([, document = '', cited = '']) => {
    const known = TARGETS[document.toLowerCase()];
    const targets = [...cited.matchAll(new RegExp(TARGET, 'g'))].map(([target]) => target);
    return targets.filter((target) => !known?.has(target)).map((target) => `${document} ${target}`);
  });
}

/** The anchors at the start of headings, such as `users.bulk` in "## users.bulk Deleting several users". */
function headings(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ ([a-z]\w*\.\w+) /gm)].map(([, anchor = '']) => anchor);
}
