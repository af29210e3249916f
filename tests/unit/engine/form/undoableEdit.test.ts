import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { SaveOutcome } from '@/engine/form/save/saveAll';
import { undoableEdit } from '@/engine/form/undo/useUndo';
import type { EntityBody, Resource } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { book } from '../list/books';

const before: RecordData = { id: 7, title: 'Dune', pages: 412, genre: 1, available: true, contact: 'a@b.fr', bought: '2026-03-01' };

function bookWith(changes: Partial<Resource>, more: Partial<EntityBody> = {}): EntityBody {
  return { ...book, ...more, resource: { ...book.resource, ...changes } };
}

interface Case {
  typed: RecordData;
  /** What the record was. */
  was?: RecordData;
  /** What the server answers instead of what it was sent. */
  answered?: RecordData;
  outcome?: Partial<Extract<SaveOutcome, { kind: 'done' }>>;
  entity?: EntityBody;
}

/** The fields that can be taken back after a save. */
function undoable({ typed, was = {}, answered = {}, outcome = {}, entity = book }: Case) {
  const first = { ...before, ...was };
  const record = { ...first, ...typed };
  return undoableEdit({ kind: 'done', saved: { ...record, ...answered }, sent: new Map(), before: first, ...outcome }, record, entity)?.fields;
}

describe('a save', () => {
  it.each<[string, Case, string[]]>([
    ['of a text', { typed: { title: 'Emma' } }, ['title']],
    ['of a number, a choice and a day', { typed: { pages: 96, genre: 2, bought: '2026-04-01' } }, ['pages', 'genre', 'bought']],
    ['of a text that was emptied', { typed: { title: undefined } }, ['title']],
    ['of a text that was empty, and may be again', { typed: { title: 'Emma' }, was: { title: undefined } }, ['title']],
  ])('can be taken back: %s', (_, given, fields) => {
    expect(undoable(given)).toEqual(fields);
  });

  it.each<[string, Case]>([
    ['of nothing', { typed: {} }],
    ['of a box', { typed: { available: false } }],
    ['of how somebody is reached', { typed: { contact: 'c@d.fr' } }],
    ['of a text beside a box', { typed: { title: 'Emma', available: false } }],
    ['that the server has not kept as it was sent', { typed: { title: 'Emma' }, answered: { title: 'EMMA' } }],
    ['that has made another record', { typed: { title: 'Emma' }, answered: { id: 8 } }],
    ['that failed on the server', { typed: { title: 'Emma' }, outcome: { despite: new ApiError('server') } }],
    ['beside which somebody has saved', { typed: { title: 'Emma' }, outcome: { meanwhile: ['pages'] } }],
    ['that has left the record it replaces', { typed: { title: 'Emma' }, outcome: { kept: '6' } }],
    ['that has sent a file', { typed: { title: 'Emma' }, outcome: { sent: new Map([['cover', { value: 'a', write: {} }]]) } }],
    ['of a record that is written in a way of its own', { typed: { title: 'Emma' }, entity: bookWith({}, { source: {} }) }],
    ['of a translated text, whose other languages follow', { typed: { title: 'Emma' }, entity: bookWith({ translated: ['title'] }) }],
    ['of a state', { typed: { genre: 2 }, entity: bookWith({ fields: { genre: { cleared: 'null', widget: { use: 'status' } } } }) }],
    [
      'of what is never answered',
      { typed: { title: 'Emma' }, entity: { ...book, schema: { ...book.schema, properties: { ...book.schema.properties, title: { type: 'string', writeOnly: true } } } } },
    ],
    ...(['omit', 'refused'] as const).map((cleared): [string, Case] => [
      `of a text that was empty, where an empty one is ${cleared}`,
      { typed: { title: 'Emma' }, was: { title: undefined }, entity: bookWith({ fields: { title: { cleared } } }) },
    ]),
    [
      'of a text that was empty, where it may not always be emptied',
      { typed: { title: 'Emma' }, was: { title: undefined }, entity: bookWith({ fields: { title: { cleared: 'null', clearable: { field: 'available', is: true } } } }) },
    ],
  ])('cannot be taken back: %s', (_, given) => {
    expect(undoable(given)).toBeUndefined();
  });
});
