import type { RecordData } from '../../../src/engine/Resource';
import { Refusal } from '../http/Refusal';
import { selectRows } from '../store/rows';
import type { RequestContext } from '../World';

const ARTICLES_PATH = 'admin/articles';

/**
 * What a list of sections makes of those stored (contract core 8.1): one with an id is changed, where a value is sent that is not null; one
 * without is created, and must say its position and status; one that is absent is deleted. So are the paragraphs, when a section has
 * any list of them.
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
  return (sent as RecordData[]).flatMap((item) => {
    const known = listOf(stored).find(({ id }) => id === item.id);
    // An id of another article is no id of this one.
    if (item.id !== undefined && !known) return [];
    const merged: RecordData = { ...(known ?? { id: nextId() }), ...given(item, ['position', 'status', ...texts]), sent: item };
    if (!Number.isInteger(merged.position) || !Number.isInteger(merged.status)) throw new Refusal(500, 'Column "position" or "status" cannot be null');
    return [merged];
  });
}

function given(item: RecordData, names: readonly string[]): RecordData {
  return Object.fromEntries(names.flatMap((name) => (item[name] === null || item[name] === undefined ? [] : [[name, item[name]]])));
}

/** Sections and paragraphs have ids of their own, whatever the article. */
async function freeIds({ world }: RequestContext): Promise<() => number> {
  const articles = world.collections.get(ARTICLES_PATH);
  const rows = articles ? await selectRows(world.db, articles, { conditions: [], parameters: [], order: 'id' }) : [];
  const sections = rows.flatMap(({ document }) => listOf(document.sections));
  const ids = [...sections, ...sections.flatMap(({ paragraphs }) => listOf(paragraphs))].map(({ id }) => Number(id));
  let last = Math.max(0, ...ids);
  return () => (last += 1);
}

function listOf(value: unknown): RecordData[] {
  return Array.isArray(value) ? (value as RecordData[]) : [];
}
