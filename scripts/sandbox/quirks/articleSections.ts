import type { RecordData } from '../../../src/engine/model/Schema';
import { databaseRefused, Refusal } from '../http/Refusal';
import { rowsAt } from '../store/at';
import type { RequestContext } from '../World';

const ARTICLES_PATH = 'admin/articles';

/**
 * The stored sections after a write of a list (contract articles.fields). A section with an id gets the sent values that are not null. A section
 * without an id is created and must have a position and a status. A stored section that is not in the list is deleted. The same goes for the
 * paragraphs of a section that sends a list of them.
 */
export async function keepSections(sent: unknown, stored: unknown, context: RequestContext): Promise<RecordData[]> {
  const nextId = await freeIds(context);
  const paragraphs = (own: unknown, before: unknown) =>
    own === undefined ? listOf(before) : kept(own, before, ['text'], nextId).filter(({ text }) => typeof text === 'string' && text !== '');
  return kept(sent, stored, ['title', 'subTitle'], nextId).map(({ paragraphs: before, sent: own, ...section }) => ({
    ...section,
    paragraphs: paragraphs((own as RecordData).paragraphs, before).map(({ sent: _sent, ...paragraph }) => paragraph),
  }));
}

function kept(sent: unknown, stored: unknown, texts: readonly string[], nextId: () => number): RecordData[] {
  if (!Array.isArray(sent)) throw new Refusal(500, 'A list is expected.');
  return (sent as RecordData[]).map((item) => {
    const known = listOf(stored).find(({ id }) => id === item.id);
    // The id of a section in another article is unknown here too.
    if (item.id !== undefined && !known) throw new Refusal(500, `Call to a member function on null: ${String(item.id)}`);
    const merged: RecordData = { ...(known ?? { id: nextId() }), ...given(item, ['position', 'status', ...texts]), sent: item };
    for (const column of ['position', 'status']) merged[column] = integerOf(merged[column], column);
    checkTitles(merged);
    return merged;
  });
}

/** A whole number; PHP also takes a text of digits for one. */
function integerOf(value: unknown, column: string): number {
  if (value === undefined || value === null) throw databaseRefused(`Column "${column}" cannot be null`);
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!Number.isInteger(number)) throw new Refusal(500, `set${column}() must be of the type int`);
  return number as number;
}

const LONGEST_TITLE = 255;

function checkTitles({ title, subTitle }: RecordData): void {
  for (const value of [title, subTitle]) if (String(value ?? '').length > LONGEST_TITLE) throw databaseRefused('Data too long for a title');
}

function given(item: RecordData, names: readonly string[]): RecordData {
  return Object.fromEntries(names.flatMap((name) => (item[name] === null || item[name] === undefined ? [] : [[name, item[name]]])));
}

/** A counter of free ids. The ids of sections and paragraphs are unique across all articles. */
async function freeIds({ world }: RequestContext): Promise<() => number> {
  const rows = await rowsAt(world, ARTICLES_PATH);
  const sections = rows.flatMap(({ document }) => listOf(document.sections));
  const ids = [...sections, ...sections.flatMap(({ paragraphs }) => listOf(paragraphs))].map(({ id }) => Number(id));
  let last = Math.max(0, ...ids);
  return () => (last += 1);
}

function listOf(value: unknown): RecordData[] {
  return Array.isArray(value) ? (value as RecordData[]) : [];
}
