import type { RecordData } from '../../../src/engine/model/Schema';
import { rowAt } from '../store/at';
import { ownColumn } from '../store/columns';
import { articleDocument } from '../seed/articles';
import { USERS_PATH } from '../session/users';
import type { Draft, Quirk, RequestContext, Verb } from '../World';
import { keepSections } from './articleSections';
import { marks } from '../http/marks';

/**
 * Articles (contract articles.fields): sections are written under another name than they are read, sorted as text in the answers to writes, and
 * translated when read.
 */
export const article: Quirk = {
  iri: '/pages',
  type: 'Page',
  permissions: { list: 'article_list', item: 'article_read', create: 'article_create', update: 'article_update', delete: 'article_delete' },
  unknownId: 'errorWhenRead',
  properties: { sections: { type: 'array', readOnly: true } },
  listed: ['id', 'title', 'status', 'sections'],
  filters: { title: { kind: 'partial', column: 'title' }, status: { kind: 'exact', column: 'status' } },
  order: ['id', 'title', 'status'],
  columns: [ownColumn('status', 'number')],
  required: ['title', 'status'],
  beforeWrite: writeSections,
  present: readSections,
  seed: { rows: 45, document: articleDocument },
};

async function writeSections({ sent, document, before }: Draft, context: RequestContext): Promise<void> {
  if (sent.asections !== undefined && sent.asections !== null) document.sections = await keepSections(sent.asections, before?.document.sections, context);
  delete document.asections;
}

async function readSections(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  const row = await rowAt(context.world, USERS_PATH, context.caller.id);
  const { code = 'fr' } = (row?.document.language ?? {}) as { code?: string };
  const order = as === 'create' || as === 'update' ? textually : numerically;
  for (const record of records) {
    const said = code === 'fr' ? {} : ((record.translations ?? {}) as Translations)[code];
    const shown = (value: unknown, key: string) => said?.[key] ?? value;
    record.title = shown(record.title, 'title');
    record.sections = listOf(record.sections).sort(order).map(({ paragraphs, ...section }) => ({
      ...marks(`/sections/${String(section.id)}`, 'Section', context),
      ...section,
      title: shown(section.title, `section.${String(section.id)}.title`),
      subTitle: shown(section.subTitle, `section.${String(section.id)}.subTitle`),
      paragraphs: listOf(paragraphs).sort(order).map((paragraph) => ({ ...marks(`/paragraphs/${String(paragraph.id)}`, 'Paragraph', context), ...paragraph, text: shown(paragraph.text, `paragraph.${String(paragraph.id)}.text`) })),
    }));
    if (as !== 'list') record.sections = withoutNulls(record.sections);
  }
}

type Translations = Record<string, Record<string, string>>;

function listOf(value: unknown): RecordData[] {
  return Array.isArray(value) ? [...(value as RecordData[])] : [];
}

function numerically(one: RecordData, other: RecordData): number {
  return Number(one.position) - Number(other.position);
}

/** Compares positions as texts, so that 10 comes before 2. */
function textually(one: RecordData, other: RecordData): number {
  return String(one.position) < String(other.position) ? -1 : 1;
}

/** A value without its nulls: the objects inside an item leave them out as the item itself does. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(filled.map(([name, inner]) => [name, withoutNulls(inner)]));
}
