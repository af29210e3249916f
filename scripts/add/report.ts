import type { Added } from './add';
import type { Note } from './Found';
import { filesOf } from './withoutMistakes';
import { prefixed } from './withPrefix';

/**
 * The report: what was written, what was guessed, what needs a look, and what was left out. It goes through the entities one by one, then says what
 * several have in common.
 */
export function reportOf({ accepted, refused, existing, notes }: Added): string {
  const told = accepted.flatMap(({ name, notes: own }) => own.map((note) => ({ ...note, name })));
  const isShared = (note: Note) => new Set(told.filter(({ text }) => text === note.text).map(({ name }) => name)).size > 1;
  const shared = told.filter(isShared);
  return [
    ...lines(notes),
    ...accepted.flatMap((proposal) => {
      const paths = filesOf(proposal).map(([path]) => path);
      return [`wrote ${paths.join(', ')}`, ...lines(proposal.notes.filter((note) => !isShared(note)))];
    }),
    ...(shared.length > 0 ? ['the same of several', ...lines(shared)] : []),
    ...existing.map((one) => `left as it is: ${one.place}, which exists${one.prefix === undefined ? besideOf(one.name) : ''}`),
    ...refused.flatMap(({ proposal: { name, place }, reasons }) => [`not written: ${name} (${place})`, ...reasons.map((reason) => `  ${reason}`)]),
    `${accepted.length} ${accepted.length === 1 ? 'entity' : 'entities'} written, ${existing.length} left as they are, ${refused.length} not written`,
  ].join('\n');
}

/** The end of a sentence that says how an entity of the same name is added all the same. */
function besideOf(name: string): string {
  return `; "--only ${name} --prefix other" adds the one of this document as ${prefixed(name, 'other')}`;
}

/** Each sentence once: with its first place, or, when several entities share it, with their names. */
function lines(notes: readonly (Note & { name?: string })[]): string[] {
  const sorted = (['guessed', 'look'] as const).flatMap((kind) => notes.filter((note) => note.kind === kind));
  const first = new Map([...sorted].reverse().map((note) => [note.text, note]));
  return [...first.values()].reverse().map(({ kind, text, place }) => {
    const all = sorted.filter((note) => note.text === text);
    const names = [...new Set(all.flatMap(({ name }) => name ?? []))];
    const others = new Set(all.map((note) => note.place)).size - 1;
    const where = `${place}${others > 0 ? ` and ${others} more` : ''}`;
    return `  ${kind === 'guessed' ? 'guessed' : 'look at'}: ${text} (${names.length > 0 ? `${names.join(', ')}; ` : ''}${where})`;
  });
}
