import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/ApiError';
import type { Api } from '@/api/Api';
import { withVersion } from '@/api/version';
import type { ListRequest, WireRecord } from '@/api/records';
import { AS_ASKED, isQuestion, saveAll, sendUnsent } from '@/engine/form/save/saveAll';
import type { SaveTask } from '@/engine/form/save/SaveTask';
import type { Advice, EntityBody, Resource } from '@/engine/model/Resource';
import type { RecordSource } from '@/engine/model/RecordSource';
import type { DuplicateCheck } from '@/engine/model/SavingDefinition';
import type { RecordData, Schema } from '@/engine/model/Schema';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { copiedRecords } from '@/features/solidary/sources/copiedRecords';
import { config } from '../../calls/app';
import { book, bookList, filterOf } from '../list/books';

type Answer = WireRecord | ApiErrorKind;

/** The server's answers to each kind of call, in turn; the last one is repeated. */
interface Server {
  get?: Answer[];
  list?: (WireRecord[] | ApiErrorKind)[];
  /** The total of all pages. */
  total?: number;
  create?: Answer[];
  update?: Answer[];
  remove?: Answer[];
  upload?: Answer[];
}

/** A server that records its calls: the method, the path, and the body or query. */
function serverOf(answers: Server) {
  const calls: [method: string, path: string, body?: unknown][] = [];
  const turns = new Map<string, number>();
  function next<Kind>(method: string, given: readonly Kind[] | undefined): Kind {
    const turn = turns.get(method) ?? 0;
    turns.set(method, turn + 1);
    const answer = given?.[Math.min(turn, given.length - 1)];
    if (answer === undefined) throw new Error(`Nobody expected ${method}.`);
    return answer;
  }
  async function answered<Kind>(method: keyof Server, path: string, body?: unknown): Promise<Exclude<Kind, ApiErrorKind>> {
    calls.push(body === undefined ? [method, path] : [method, path, body]);
    const answer = next(method, answers[method] as readonly Kind[] | undefined);
    if (typeof answer === 'string') throw new ApiError(answer as ApiErrorKind);
    return answer as Exclude<Kind, ApiErrorKind>;
  }
  const api = {
    get: (path: string) => answered<Answer>('get', path),
    list: async (path: string, request: ListRequest) => {
      const items = await answered<WireRecord[] | ApiErrorKind>('list', path, request.filters);
      return { items, total: answers.total ?? items.length };
    },
    create: (path: string, body: WireRecord) => answered<Answer>('create', path, body),
    update: (path: string, body: WireRecord) => answered<Answer>('update', path, body),
    remove: async (path: string) => void (await answered<Answer>('remove', path)),
    upload: (path: string) => answered<Answer>('upload', path),
  } as unknown as Api;
  return { api, calls };
}

const stored = { id: 7, title: 'Dune', pages: 412, contact: 'a@b.fr' };

function bookWith(changes: Partial<Resource>, more: Partial<EntityBody> = {}): EntityBody {
  return { ...book, ...more, resource: { ...book.resource, ...changes } };
}

function saving(server: Server, { entity = book, ...more }: Partial<SaveTask> = {}) {
  const { api, calls } = serverOf(server);
  const task = {
    api, entity, widgets: {}, context: WALL_CLOCK, config, mayList: false, duplicateChecks: [], onStage: () => undefined,
    loadEntity: () => Promise.resolve(shelf), write: { mode: 'edit', before: stored }, id: '7', ...more,
  } satisfies SaveTask;
  return { api, calls, task, save: (typed: RecordData, accepted?: ReadonlyMap<string, unknown>) => saveAll({ ...stored, ...typed }, task, accepted) };
}

/** A source whose edits replace the record by a copy. */
const copies = copiedRecords({ parameters: { q: 'title' }, successor: 'nextId' });

const CREATION = { write: { mode: 'create' }, id: undefined } as const;
const creating = (server: Server, more: Partial<SaveTask> = {}) => {
  const { task, calls } = saving(server, { ...CREATION, ...more });
  return { calls, create: (record: RecordData) => saveAll(record, task) };
};
const shelf = bookWith({ endpoint: { list: 'shelves', item: 'shelves', create: 'shelves', update: 'shelves', delete: 'shelves' }, deletedWhen: { field: 'title', is: 'Deleted' } });
const sent = (calls: readonly (readonly [string, string, unknown?])[]) => calls.filter(([method]) => method !== 'get' && method !== 'list');

describe('the answer to a creation', () => {
  const dune = { title: 'Dune', pages: 412, contact: 'a@b.fr' };
  const answered = (answer: WireRecord, entity = book) => creating({ create: [answer] }, { entity }).create(dune);

  it.each<[string, WireRecord]>([
    ['says the number and nothing else', { '@id': '/books/9', '@type': 'Book', id: 9 }],
    ['says what was sent', { id: 9, ...dune, available: false }],
    ['leaves out what names it', { id: 9, pages: 412 }],
    ['tidies the name, and changes what else was sent', { id: 9, title: ' DUNÉ. ', pages: 413, contact: 'A@B.FR' }],
    ['spells a value in another way', { id: 9, pages: '412 p.' }],
  ])('is its record where it %s', async (_how, answer) => {
    expect(await answered(answer)).toMatchObject({ kind: 'done', saved: { id: 9 } });
  });

  it.each<[string, WireRecord]>([
    ['somebody else’s', { ...dune, id: 9, title: 'Emma' }],
    ['one of empty values', { id: 9, title: '', pages: null, contact: '' }],
    ['one of another type', { id: 9, '@type': 'Shelf', floor: 2 }],
    ['one that has nothing of what was sent', { id: 9, pages: 96, contact: 'other@b.fr' }],
  ])('leaves open whether it was made where the record is %s', async (_whose, answer) => {
    expect(await answered(answer)).toMatchObject({ kind: 'unknown', error: { kind: 'outcomeUnknown' } });
  });

  it('does not hang on a text that is answered in another language', async () => {
    expect(await answered({ ...dune, id: 9, title: 'La Planète des sables' }, bookWith({ translated: ['title'] }))).toMatchObject({ kind: 'done' });
  });

  it('is not the record where that was listed before: the new one is looked for', async () => {
    const older = { ...dune, id: 3 };
    const { create, calls } = creating({ create: [older], list: [[older], [older, { ...dune, id: 9 }]] }, { mayList: true });
    expect(await create(dune)).toMatchObject({ kind: 'done', saved: { id: 9 }, despite: { kind: 'outcomeUnknown' } });
    expect(sent(calls)).toHaveLength(1);
  });
});

it('the answer to an edit is about the record that was changed: another one’s is looked after', async () => {
  const { save, calls } = saving({ get: [stored, { ...stored, title: 'Emma' }], update: [{ ...stored, id: 8, title: 'Ulysse' }] });
  expect(await save({ title: 'Emma' })).toMatchObject({ kind: 'done', saved: { id: 7, title: 'Emma' } });
  expect(calls.map(([method]) => method)).toEqual(['get', 'update', 'get']);
  expect(await saving({ get: [stored], update: [{ ...stored, id: 8, title: 'Ulysse' }] }).save({ title: 'Emma' })).toMatchObject({ kind: 'unknown' });
});

describe('an edit', () => {
  it('reads the record again, sends what has changed, and is the record as the server then has it', async () => {
    const { calls, save } = saving({ get: [stored], update: [{ ...stored, title: 'Dune II.' }] });
    expect(await save({ title: 'Dune II' })).toEqual({ kind: 'done', saved: { ...stored, id: '7', title: 'Dune II.' }, sent: new Map(), before: stored });
    expect(calls).toEqual([['get', 'books/7'], ['update', 'books/7', { title: 'Dune II' }]]);
  });

  it('says what somebody else has changed while it was under way, once the record is read again', async () => {
    const theirs = { ...stored, title: 'Dune II', pages: 413 };
    const { calls, save } = saving({ get: [stored, theirs], update: [theirs] });
    expect(await save({ title: 'Dune II' })).toEqual({ kind: 'done', saved: { ...theirs, id: '7' }, sent: new Map(), before: stored, meanwhile: ['pages'] });
    expect(calls.map(([method]) => method)).toEqual(['get', 'update', 'get']);
  });

  it('says nothing of what is not the record’s any more, once another has taken its place', async () => {
    const { calls, save } = saving({ get: [stored], update: [{ ...stored, id: 9, title: 'Dune II', pages: 413 }] }, { entity: bookWith({}, { source: { savedAs: (answer) => answer['id'] } }) });
    expect(await save({ title: 'Dune II' })).not.toHaveProperty('meanwhile');
    expect(calls.map(([method]) => method)).toEqual(['get', 'update']);
  });

  it('says nothing of a value that an answer spells in another way than a reading does, nor when nobody can look', async () => {
    const spelled = { ...stored, title: 'Dune II', contact: 'mailto:a@b.fr' };
    for (const again of [{ ...stored, title: 'Dune II' }, 'server'] as const) {
      const outcome = await saving({ get: [stored, again], update: [spelled] }).save({ title: 'Dune II' });
      expect(outcome).toMatchObject({ kind: 'done' });
      expect(outcome).not.toHaveProperty('meanwhile');
    }
  });

  it('says nothing of what the server itself makes of the edit: a text that was sent is copied into an object, where something else is only read', async () => {
    const lines: Schema = { type: 'array', items: { type: 'string' }, readOnly: true };
    const place: Schema = { type: 'object', properties: { name: { type: 'string' }, town: { type: 'string' }, lines } };
    const entity = bookWith({}, { schema: { ...book.schema, properties: { ...book.schema.properties, place } } });
    const before = { ...stored, place: { name: 'Dune', town: 'Nancy', lines: ['Dune, Nancy'] } };
    const after = (town: string) => ({ ...stored, title: 'Dune II', place: { name: 'Dune II', town, lines: [`Dune II, ${town}`] } });
    const save = (now: WireRecord) => saving({ get: [before, now], update: [now] }, { entity, write: { mode: 'edit', before } }).save({ ...before, title: 'Dune II' });

    expect(await save(after('Nancy'))).not.toHaveProperty('meanwhile');
    expect(await save(after('Metz'))).toHaveProperty('meanwhile', ['place']);
  });

  it('is not done because an answer says so that has the former value: the record is read again', async () => {
    const changed = { ...stored, title: 'Dune II' };
    const made = saving({ get: [stored, changed], update: [stored] });
    expect(await made.save({ title: 'Dune II' })).toMatchObject({ kind: 'done', saved: { title: 'Dune II' } });
    expect(made.calls.map(([method]) => method)).toEqual(['get', 'update', 'get']);

    const lost = saving({ get: [stored], update: [stored] });
    expect(await lost.save({ title: 'Dune II' })).toMatchObject({ kind: 'unknown' });
    expect(sent(lost.calls)).toHaveLength(1);
  });

  it.each<[string, RecordData, Partial<Resource>]>([
    ['something else that was sent is in the answer', { bought: '2026-01-02' }, {}],
    ['the server answers the text in another language than it stores', {}, { translated: ['title'] }],
  ])('is done although a former value is answered, where %s', async (_what, more, resource) => {
    const { calls, save } = saving({ get: [stored], update: [{ ...stored, ...more }] }, { entity: bookWith(resource) });
    expect(await save({ title: 'Dune II', ...more })).toMatchObject({ kind: 'done' });
    expect(calls.map(([method]) => method)).toEqual(['get', 'update']);
  });

  it('is done although one former value is answered, where the server has made something else of another', async () => {
    const { calls, save } = saving({ get: [stored], update: [{ ...stored, pages: 410 }] });
    expect(await save({ title: 'Dune II', pages: 413 })).toMatchObject({ kind: 'done', saved: { title: 'Dune', pages: 410 } });
    expect(calls.map(([method]) => method)).toEqual(['get', 'update']);
  });

  it('is done where the answer leaves out what was emptied, or what is only written', async () => {
    const emptied = saving({ get: [stored], update: [{ id: 7, title: 'Dune', pages: 412 }] });
    expect(await emptied.save({ contact: undefined })).toMatchObject({ kind: 'done' });
    const entity = bookWith({}, { schema: { ...book.schema, properties: { ...book.schema.properties, code: { type: 'string', writeOnly: true } } } });
    const { calls, save } = saving({ get: [stored], update: [stored] }, { entity });
    expect(await save({ code: '1234' })).toMatchObject({ kind: 'done' });
    expect(calls.map(([method]) => method)).toEqual(['get', 'update']);
  });

  it('that fills an empty field is done once an answer or a reading shows it', async () => {
    const made = saving({ get: [stored, { ...stored, bought: '2026-01-02' }], update: [stored] });
    expect(await made.save({ bought: '2026-01-02' })).toMatchObject({ kind: 'done', saved: { bought: '2026-01-02' } });
    const lost = saving({ get: [stored], update: [stored] });
    expect(await lost.save({ bought: '2026-01-02' })).toMatchObject({ kind: 'unknown' });
    expect(sent(lost.calls)).toHaveLength(1);
  });

  it('sends nothing when nothing has changed, and asks nothing', async () => {
    const { calls, save } = saving({});
    expect(await save({})).toEqual({ kind: 'nothing', saved: { ...stored, id: '7' } });
    expect(calls).toEqual([]);
  });

  it('leaves to others what they have changed meanwhile in other fields', async () => {
    const { calls, save } = saving({ get: [{ ...stored, pages: 500 }], update: [{}] });
    expect(await save({ title: 'Dune II' })).toMatchObject({ kind: 'done', saved: { id: '7', title: 'Dune II', pages: 500 } });
    expect(sent(calls)).toEqual([['update', 'books/7', { title: 'Dune II' }]]);
  });

  it.each<[string, Partial<Resource>, string | undefined]>([
    ['the version of the record that it was compared with', {}, '"4"'],
    ['no version of another address than its own', { endpoint: { ...book.resource.endpoint, update: 'edited' } }, undefined],
  ])('names %s', async (_what, changes, version) => {
    const { api, task } = saving({ update: [{ ...stored, title: 'Dune II' }] }, { entity: bookWith(changes) });
    const versions: unknown[] = [];
    const read = () => Promise.resolve(withVersion({ ...stored }, '"4"'));
    const update: Api['update'] = (path, body, options) => (versions.push(options?.version), api.update(path, body));
    await saveAll({ ...stored, title: 'Dune II' }, { ...task, api: { ...api, get: read, update } });
    expect(versions).toEqual([version]);
  });

  it('refused because somebody was quicker still takes in what they have changed and is sent again, once, or asks', async () => {
    const theirs = { ...stored, pages: 500 };
    const other = saving({ get: [stored, theirs], update: ['outdated', { ...theirs, title: 'Dune II' }] });
    expect(await other.save({ title: 'Dune II' })).toMatchObject({ kind: 'done', saved: { title: 'Dune II', pages: 500 } });
    expect(other.calls.map(([method]) => method)).toEqual(['get', 'update', 'get', 'update']);

    const same = saving({ get: [stored, { ...stored, title: 'Le Messie' }], update: ['outdated'] });
    expect(await same.save({ title: 'Dune II' })).toMatchObject({ kind: 'conflict', caughtUp: { conflicts: [{ mine: 'Dune II', theirs: 'Le Messie' }] } });
    expect(sent(same.calls)).toHaveLength(1);

    const own = saving({ get: [stored, { ...stored, title: 'Dune II' }], update: ['outdated'] });
    expect(await own.save({ title: 'Dune II' })).toMatchObject({ kind: 'nothing', saved: { title: 'Dune II' } });

    const always = saving({ get: [stored], update: ['outdated'] });
    expect(await always.save({ title: 'Dune II' })).toMatchObject({ kind: 'failed', error: { kind: 'outdated' } });
    expect(sent(always.calls)).toHaveLength(2);
  });

  it('has nothing left to send where somebody else made the same change', async () => {
    const { calls, save } = saving({ get: [{ ...stored, title: 'Dune II' }] });
    expect(await save({ title: 'Dune II' })).toMatchObject({ kind: 'nothing', saved: { title: 'Dune II' } });
    expect(sent(calls)).toEqual([]);
  });

  it('asks which of two values to keep, and sends nothing', async () => {
    const { calls, save } = saving({ get: [{ ...stored, title: 'Le Messie', pages: 500 }] });
    const outcome = await save({ title: 'Dune II' });
    expect([isQuestion(outcome), isQuestion({ kind: 'gone' })]).toEqual([true, false]);
    expect(outcome).toEqual({
      kind: 'conflict',
      caughtUp: {
        record: { ...stored, title: 'Dune II', pages: 500 },
        before: { ...stored, title: 'Le Messie', pages: 500 },
        former: stored,
        conflicts: [{ field: 'title', before: 'Dune', mine: 'Dune II', theirs: 'Le Messie' }],
        merged: [],
      },
    });
    expect(sent(calls)).toEqual([]);
  });

  it('is not preceded by a reading where reading has a side effect', async () => {
    const { calls, save } = saving({ update: [{}] }, { entity: bookWith({}, { source: { readHasSideEffect: true } }) });
    expect(await save({ title: 'Dune II' })).toMatchObject({ kind: 'done' });
    expect(calls).toEqual([['update', 'books/7', { title: 'Dune II' }]]);
  });

  it.each([
    [true, 9],
    [false, '7'],
  ])('is of the record that the server answers, where that is said to be another: %s', async (isAnother, id) => {
    const { save } = saving({ get: [stored], update: [{ id: 9, title: 'Dune II' }] }, { entity: bookWith({}, isAnother ? { source: { savedAs: (answer) => answer['id'] } } : {}) });
    expect(await save({ title: 'Dune II' })).toMatchObject({ kind: 'done', saved: { id } });
  });

  it('is of the same record where the answer says no number', async () => {
    const { save } = saving({ get: [stored], update: [{}] }, { entity: bookWith({}, { source: { savedAs: (answer) => answer['id'] } }) });
    expect(await save({ title: 'Dune II' })).toMatchObject({ kind: 'done', saved: { id: '7' } });
  });
});

describe('an edit that fails', () => {
  it.each([
    ['is done where its answer is lost and the record has what was sent, with what the server gives to a new item', [{ id: 1, label: 'a', position: 1 }, { id: 2, label: 'b', position: 2 }], 'done'],
    ['is unknown where the record has the items in another order', [{ id: 2, label: 'b' }, { id: 1, label: 'a' }], 'unknown'],
    ['is unknown where the record has one more', [{ id: 1, label: 'a' }, { id: 2, label: 'b' }, { id: 3, label: 'c' }], 'unknown'],
    ['is unknown where an item has another text', [{ id: 1, label: 'a' }, { id: 2, label: 'c' }], 'unknown'],
  ])('%s', async (_, items, kind) => {
    const before = [{ id: 1, label: 'a', position: 1 }];
    const listed: Schema = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } };
    const entity: EntityBody = { ...book, schema: { ...book.schema, properties: { ...book.schema.properties, items: listed } } };
    const { save } = saving({ get: [{ ...stored, items: before }, { ...stored, items }], update: ['outcomeUnknown'] }, { entity, write: { mode: 'edit', before: { ...stored, items: before } } });
    expect(await save({ items: [...before, { label: 'b' }] })).toMatchObject({ kind });
  });

  it.each<[string, Server, Partial<Resource>, object, RecordSource?]>([
    ['is gone where it cannot be read any more', { get: ['notFound'] }, {}, { kind: 'gone' }],
    ['is gone where it is not there when it is sent', { get: [stored], update: ['notFound'] }, {}, { kind: 'gone' }],
    ['is gone where it says that it is deleted', { get: [{ ...stored, pages: 0 }] }, { deletedWhen: { field: 'pages', is: 0 } }, { kind: 'gone' }],
    ['has failed where it cannot be read again', { get: ['offline'] }, {}, { kind: 'failed', error: { kind: 'offline' } }],
    ['has failed where it is refused', { get: [stored], update: ['rejected'] }, {}, { kind: 'failed', error: { kind: 'rejected' } }],
    ['is done where its answer is lost and the record has it', { get: [stored, { ...stored, title: 'Dune II', pages: 1 }], update: ['outcomeUnknown'] }, {}, { kind: 'done', saved: { title: 'Dune II', pages: 1 } }],
    ['is done where the server fails and the record has it', { get: [stored, { ...stored, title: 'Dune II' }], update: ['server'] }, {}, { kind: 'done' }],
    ['is unknown where its answer is lost and the record does not have it', { get: [stored], update: ['outcomeUnknown'] }, {}, { kind: 'unknown', error: { kind: 'outcomeUnknown' } }],
    ['is unknown where its answer is lost and the record cannot be read', { get: [stored, 'offline'], update: ['outcomeUnknown'] }, {}, { kind: 'unknown' }],
    ['has failed where the server fails and the record does not have it', { get: [stored], update: ['server'] }, {}, { kind: 'failed', error: { kind: 'server' } }],
    ['is unknown where the server fails and reading has a side effect', { update: ['server'] }, {}, { kind: 'unknown', error: { kind: 'server' } }, { readHasSideEffect: true }],
    ['has failed where it was refused and reading has a side effect', { update: ['rejected'] }, {}, { kind: 'failed', error: { kind: 'rejected' } }, { readHasSideEffect: true }],
  ])('%s', async (_, server, changes, outcome, source) => {
    const { save, calls } = saving(server, { entity: bookWith(changes, source && { source }) });
    expect(await save({ title: 'Dune II' })).toMatchObject(outcome);
    expect(sent(calls).length).toBeLessThanOrEqual(1);
  });

  it('says our own mistakes aloud', async () => {
    await expect(saving({}).save({ title: 'Dune II' })).rejects.toThrow('Nobody expected get.');
  });
});

describe('an edit of a record that another takes the place of', () => {
  const entity = bookWith({}, { source: copies });
  const change = (server: Server) => saving(server, { entity }).save({ title: 'Dune II', pages: 5 });

  it('is sent to the record that still stands in the list', async () => {
    const { calls, save } = saving({ list: [[{ id: 6 }, { id: 7 }]], update: [{ id: 8 }] }, { entity });
    expect(await save({ title: 'Dune II' })).toMatchObject({ kind: 'done', saved: { id: 8, title: 'Dune II' } });
    expect(calls).toEqual([['list', 'books', [['q', 'Dune']]], ['update', 'books/7', { title: 'Dune II' }]]);
  });

  it.each<[string, Server, object]>([
    ['is not sent where it has been replaced', { list: [[{ id: 6 }]] }, { kind: 'replaced' }],
    ['has failed where the list cannot say', { list: ['offline'] }, { kind: 'failed', error: { kind: 'offline' } }],
    ['is in the one that took its place', { list: [[{ id: 7 }]], update: ['server'], get: [{ id: 7, nextId: 8 }, { id: 8, title: 'Dune II', pages: 5 }] }, { kind: 'done', saved: { id: 8 }, despite: { kind: 'server' } }],
    ['is stored where that one cannot be read', { list: [[{ id: 7 }]], update: ['server'], get: [{ id: 7, nextId: 8 }, 'server'] }, { kind: 'unseen', id: '8' }],
    ['is done where the record has it all', { list: [[{ id: 7 }]], update: ['outcomeUnknown'], get: [{ ...stored, title: 'Dune II', pages: 5 }] }, { kind: 'done', despite: { kind: 'outcomeUnknown' } }],
    [
      'is done in part where the record has a part of it',
      { list: [[{ id: 7 }]], update: ['server'], get: [{ ...stored, title: 'Dune II' }] },
      { kind: 'partly', stored: ['title'], missing: ['pages'], now: { title: 'Dune II', pages: 412 }, error: { kind: 'server' } },
    ],
    ['has failed where the server fails and the record has nothing of it', { list: [[{ id: 7 }]], update: ['server'], get: [stored] }, { kind: 'failed', error: { kind: 'server' } }],
    ['is unknown where its answer is lost and the record has nothing of it', { list: [[{ id: 7 }]], update: ['outcomeUnknown'], get: [stored] }, { kind: 'unknown' }],
    ['is unknown where the record cannot be read', { list: [[{ id: 7 }]], update: ['server'], get: ['server'] }, { kind: 'unknown' }],
  ])('%s', async (_, server, outcome) => {
    expect(await change(server)).toMatchObject(outcome);
  });

  it('does not say despite what an outcome came that is none', async () => {
    const widgets = { album: { toText: () => undefined, afterSave: () => Promise.reject(new ApiError('offline')) } };
    const withAlbum = bookWith({ form: [{ name: 'all', rows: [['genre']] }], fields: { genre: { cleared: 'null', widget: { use: 'album' } } } }, { source: copies });
    const { save } = saving({ list: [[{ id: 7 }]], update: ['server'], get: [{ ...stored, title: 'Dune II' }] }, { entity: withAlbum, widgets });
    expect(await save({ title: 'Dune II', genre: 2 })).not.toHaveProperty('despite');
  });
});

describe('a creation', () => {
  it('sends the record, and is the record with the number that it was given', async () => {
    const { calls, create } = creating({ create: [{ id: 9 }] });
    expect(await create({ title: 'Dune' })).toEqual({ kind: 'done', saved: { id: 9, title: 'Dune' }, sent: new Map() });
    expect(calls).toEqual([['create', 'books', { title: 'Dune' }]]);
  });

  it.each<[ApiErrorKind, object]>([
    ['rejected', { kind: 'failed', error: { kind: 'rejected' } }],
    ['offline', { kind: 'failed', error: { kind: 'offline' } }],
    // This does not mean that the record is gone, but that the address of the call is wrong.
    ['notFound', { kind: 'failed', error: { kind: 'notFound' } }],
    ['server', { kind: 'unknown', error: { kind: 'server' } }],
    ['outcomeUnknown', { kind: 'unknown', error: { kind: 'outcomeUnknown' } }],
  ])('that ends as %s, in a list that nobody may see, is over', async (kind, outcome) => {
    const { calls, create } = creating({ create: [kind] });
    expect(await create({ title: 'Dune' })).toEqual(expect.objectContaining({ ...outcome, error: expect.objectContaining({ kind }) }));
    expect(calls).toHaveLength(1);
  });

  const newest = bookWith({ list: { ...bookList, columns: [...bookList.columns, { field: 'id', sortable: true, hidden: true }] } });
  const lost = (server: Server, record: RecordData = { title: ' Dune ' }, entity = newest) => {
    const { calls, create } = creating({ create: ['outcomeUnknown'], ...server }, { entity, mayList: true });
    return { calls, outcome: create(record) };
  };

  it.each<[string, Server, object]>([
    ['is found as the one that was not there', { list: [[{ id: 3, title: 'Dune' }], [{ id: 9, title: 'dUNE', pages: 2 }, { id: 3, title: 'Dune' }]] }, { kind: 'done', saved: { id: 9, pages: 2 }, despite: { kind: 'outcomeUnknown' } }],
    ['is found in a list that does not tell the name', { list: [[{ id: 3 }], [{ id: 9 }, { id: 3 }]] }, { kind: 'done', saved: { id: 9 } }],
    ['is not one that is only called much like it', { list: [[], [{ id: 9, title: 'Dune II' }]] }, { kind: 'unknown' }],
    ['is unknown where it may be one of two', { list: [[], [{ id: 9, title: 'Dune' }, { id: 10, title: 'Dune' }]] }, { kind: 'unknown' }],
    ['is unknown where it is not there', { list: [[{ id: 3, title: 'Dune' }]] }, { kind: 'unknown' }],
    ['is unknown where nobody could look before', { list: ['offline', [{ id: 9, title: 'Dune' }]] }, { kind: 'unknown' }],
    ['is unknown where nobody can look now', { list: [[], 'offline'] }, { kind: 'unknown' }],
    ['is found among the newest, however many there are', { list: [[], [{ id: 9, title: 'Dune' }]], total: 400 }, { kind: 'done' }],
  ])('whose answer is lost %s', async (_, server, outcome) => {
    const { calls, outcome: found } = lost(server);
    expect(await found).toMatchObject(outcome);
    expect(sent(calls)).toHaveLength(1);
  });

  it('is looked for by its name', async () => {
    const { calls, outcome } = lost({ list: [[]] });
    await outcome;
    expect(calls.map(([method]) => method)).toEqual(['list', 'create', 'list']);
    expect(calls[0]).toEqual(['list', 'books', [['library', '7'], ['title', 'Dune']]]);
  });

  it.each<[string, RecordData, EntityBody, number?]>([
    ['has no name', { pages: 3 }, newest],
    ['has a list that is not ordered by its numbers, and more of that name than are looked at', { title: 'Dune' }, book, 400],
    ['has a list without a filter for its name', { title: 'Dune' }, bookWith({ list: { ...bookList, filters: [filterOf({ name: 'title', field: 'title', operator: 'oneOf' })] } })],
    ['has a filter for a part of its name only', { title: 'Dune', contact: 'a@b.fr' }, bookWith({ ...newest.resource, title: ['title', 'contact'] })],
  ])('is looked for by nobody where the record %s', async (_, record, entity, total) => {
    const { outcome } = lost({ list: [[], [{ id: 9, title: 'Dune', contact: 'a@b.fr' }]], ...(total && { total }) }, record, entity);
    expect(await outcome).toMatchObject({ kind: 'unknown' });
  });

  it('is looked for by each of its names', async () => {
    const named = bookWith({ ...newest.resource, title: ['title', 'contact', 'genre'], list: { ...newest.resource.list!, filters: [filterOf({ name: 'title', field: 'title', operator: 'equals' }), filterOf({ name: 'mail', field: 'contact', operator: 'contains' })] } });
    const record = { title: 'Dune', contact: 'a@b.fr', genre: 2 };
    const found = (item: WireRecord) => lost({ list: [[], [item]] }, record, named).outcome;
    expect(await found({ id: 9, title: 'Dune', contact: 'a@b.fr' })).toMatchObject({ kind: 'done' });
    expect(await found({ id: 9, title: 'Dune', contact: 'c@d.fr' })).toMatchObject({ kind: 'unknown' });
  });

  it('is found where all of that name are looked at, in whatever order', async () => {
    expect(await lost({ list: [[], [{ id: 9, title: 'Dune' }]] }, undefined, bookWith({ list: bookList })).outcome).toMatchObject({ kind: 'done' });
    const { list: _list, ...unlisted } = book.resource;
    expect(await lost({}, undefined, { ...book, resource: unlisted }).outcome).toMatchObject({ kind: 'unknown' });
  });

  it('is read again where the server may have stored what it cannot show', async () => {
    const entity = bookWith(newest.resource, { source: copies });
    const made = { list: [[], [{ id: 9, title: 'Dune' }]] };
    expect(await lost({ ...made, get: [{ id: 9, title: 'Dune', pages: 3 }] }, undefined, entity).outcome).toMatchObject({ kind: 'done', saved: { id: 9, pages: 3 } });
    const unseen = lost({ ...made, get: ['server'] }, undefined, entity);
    expect(await unseen.outcome).toEqual({ kind: 'unseen', id: '9' });
    expect(unseen.calls[0]).toEqual(['list', 'books', [['q', ' Dune ']]]);
  });
});

describe('a value that other records have', () => {
  const check: DuplicateCheck = { field: 'contact', parameter: 'mail', endpoint: 'books/contact' };
  const typed = { title: 'Dune', contact: ' A@b.fr ' };

  it('is asked about before anything is sent, and sent once the operator says that it is right', async () => {
    const same = [{ id: 3, contact: 'a@B.fr' }, { id: 3, contact: 'a@B.fr' }, { id: 4, contact: 'aa@b.fr' }, { id: 5 }];
    const { calls, task } = saving({ list: [same], create: [{ id: 9 }] }, { ...CREATION, duplicateChecks: [check] });
    const outcome = await saveAll(typed, task);
    expect(isQuestion(outcome)).toBe(true);
    expect(outcome).toEqual({ kind: 'duplicates', record: typed, found: [{ field: 'contact', value: ' A@b.fr ', records: [{ id: 3, contact: 'a@B.fr' }, { id: 5 }], check }] });
    expect(calls).toEqual([['list', 'books/contact', [['mail', 'A@b.fr']]]]);
    expect(await saveAll(typed, task, new Map([['contact', ' A@b.fr ']]))).toMatchObject({ kind: 'done' });
    expect(calls).toHaveLength(2);
  });

  it.each<[string, RecordData, Server]>([
    ['it is empty', { contact: '  ' }, {}],
    ['it is no text', { contact: 3 }, {}],
    ['nobody has it', typed, { list: [[{ id: 4, contact: 'aa@b.fr' }]] }],
    ['nobody could be asked', typed, { list: ['offline'] }],
  ])('stops nobody where %s', async (_, record, server) => {
    const { create } = creating({ ...server, create: [{ id: 9 }] }, { duplicateChecks: [check] });
    expect(await create(record)).toMatchObject({ kind: 'done' });
  });

  it('is not looked for once the form means a record, but for one that can be had once, of others than that', async () => {
    const meant = { ...typed, pages: 3 };
    const known = { ...check, known: 'pages' };
    const { calls, create } = creating({ create: [{ id: 9 }] }, { duplicateChecks: [known] });
    expect(await create(meant)).toMatchObject({ kind: 'done' });
    expect(sent(calls)).toHaveLength(calls.length);
    const unique = creating({ list: [[{ id: 3, contact: 'a@b.fr' }, { id: 4, contact: 'a@b.fr' }]] }, { duplicateChecks: [{ ...known, unique: true }] });
    expect(await unique.create(meant)).toMatchObject({ kind: 'duplicates', found: [{ records: [{ id: 4 }] }] });
  });

  it('is said with the first records that have it', async () => {
    const many = Array.from({ length: 8 }, (_none, id) => ({ id, contact: 'a@b.fr' }));
    const outcome = await creating({ list: [many] }, { duplicateChecks: [check] }).create(typed);
    expect(outcome).toMatchObject({ kind: 'duplicates', found: [{ records: many.slice(0, 5) }] });
    expect(outcome).not.toMatchObject({ found: [{ records: many }] });
  });

  it('is a telephone number in all its spellings where the field holds one', async () => {
    const schema = { ...book.schema, properties: { ...book.schema.properties, contact: { type: 'string', format: 'telephone' } } } as const;
    const { calls, create } = creating({ list: [[{ id: 3, contact: '+33 6 12 34 56 78' }, { id: 4, contact: '06 12 34 56 79' }]] }, { entity: bookWith({}, { schema }), duplicateChecks: [check] });
    expect(await create({ contact: '0612345678' })).toMatchObject({ kind: 'duplicates', found: [{ records: [{ id: 3 }] }] });
    expect(calls[0]?.[2]).toContainEqual(['mail[]', '06 12 34 56 78']);
  });

  it('is looked for by a mistake of ours aloud', async () => {
    await expect(creating({}, { duplicateChecks: [check] }).create(typed)).rejects.toThrow('Nobody expected list.');
  });

  it('is asked with its apostrophes doubled where the server takes one for an end', async () => {
    const asked = async (parameter: string, entity: EntityBody) => {
      const { calls, create } = creating({ list: [[]], create: [{}] }, { entity, duplicateChecks: [{ field: 'title', parameter, endpoint: 'books' }] });
      await create({ title: "L'été" });
      return calls[0]?.[2];
    };
    expect(await asked('q', book)).toEqual([['q', "L''été"]]);
    expect(await asked('title', book)).toEqual([['title', "L'été"]]);
    const { list: _list, ...unlisted } = book.resource;
    expect(await asked('q', { ...book, resource: unlisted })).toEqual([['q', "L'été"]]);
  });
});

describe('before anything is sent', () => {
  const advice = { title: 'Autre chose', body: '', taken: '', changes: {}, advised: { label: '', detail: '' }, asked: { label: '', detail: '' } } satisfies Advice;

  it('something else may be advised, once', async () => {
    const heard: unknown[] = [];
    const entity = bookWith({}, { advise: async (record, before) => (heard.push([record['title'], before?.['title']]), advice) });
    const { calls, save } = saving({ get: [stored], update: [{}] }, { entity });
    const outcome = await save({ title: 'Dune II' });
    expect(outcome).toMatchObject({ kind: 'advice', advice, record: { title: 'Dune II' } });
    expect(isQuestion(outcome)).toBe(true);
    expect(calls).toEqual([]);
    expect(await save({ title: 'Dune II' }, new Map([[AS_ASKED, true]]))).toMatchObject({ kind: 'done' });
    expect(heard).toEqual([['Dune II', 'Dune']]);
  });

  it.each<[string, Answer, object]>([
    ['was deleted', { id: 4, title: 'Deleted' }, { kind: 'goneReferences', fields: ['genre'] }],
    ['is not there', 'notFound', { kind: 'goneReferences', fields: ['genre'] }],
    ['stands', { id: 4, title: 'Essais' }, { kind: 'done' }],
    ['cannot be read', 'offline', { kind: 'done' }],
  ])('what a field refers to is looked at, as it would be written there again: it %s', async (_, answer, outcome) => {
    const entity = bookWith({ fields: { genre: { cleared: 'null', widget: { use: 'reference', resource: 'shelf', fills: { pages: 'pages' } } } } });
    const { calls, save } = saving({ get: [answer, stored], update: [{}] }, { entity });
    expect(await save({ genre: 4 })).toMatchObject(outcome);
    expect(calls[0]).toEqual(['get', 'shelves/4']);
  });
});

describe('what a field refers to', () => {
  const entity = bookWith({ fields: { genre: { cleared: 'null', widget: { use: 'reference', resource: 'shelf', fills: { pages: 'pages' } } } } });

  it('is looked at under the name of its entity, once it is chosen, where deleted ones are still answered', async () => {
    const asked: string[] = [];
    const loadEntity = (name: string) => (asked.push(name), Promise.resolve(shelf));
    const { calls, save } = saving({ get: [stored], update: [{}] }, { entity, loadEntity, write: { mode: 'edit', before: { ...stored, genre: 4 } } });
    await save({ genre: 4, title: 'Dune II' });
    expect([asked, calls[0]]).toEqual([[], ['get', 'books/7']]);
    const unknown = saving({ get: [stored], update: [{}] }, { entity, loadEntity: () => Promise.resolve(book) });
    await unknown.save({ genre: 4 });
    expect(unknown.calls.filter(([method]) => method === 'get')).toEqual([['get', 'books/7']]);
    const created = creating({ get: [{ id: 4 }], create: [{}] }, { entity, loadEntity });
    await created.create({ genre: 4 });
    expect([asked, created.calls[0]]).toEqual([['shelf'], ['get', 'shelves/4']]);
  });

  it('is looked at by a mistake of ours aloud', async () => {
    await expect(saving({}, { entity }).save({ genre: 4 })).rejects.toThrow('Nobody expected get.');
  });
});

describe('what the call of a record cannot carry', () => {
  const form = [{ name: 'all', rows: [['genre'], ['contact']] }];
  const entity = bookWith({ form, fields: { genre: { cleared: 'null', widget: { use: 'album' } }, contact: { cleared: 'null', widget: { use: 'letter' } } } });

  function parts(failing: Set<string> = new Set(), write: RecordData = {}) {
    const left: [string, unknown, unknown][] = [];
    const part = (name: string) => ({
      toText: () => undefined,
      afterSave: async ({ value, saved }: { value: unknown; saved: RecordData }) => {
        left.push([name, value, saved['id']]);
        if (failing.delete(name)) throw new ApiError('rejected');
        return write;
      },
    });
    return { left, widgets: { album: part('album'), letter: part('letter') } };
  }

  it('leaves after it, in the order of the form, with the number of the record', async () => {
    const { left, widgets } = parts();
    const { create } = creating({ create: [{ id: 9 }] }, { entity, widgets });
    expect(await create({ contact: 'c', genre: 2, title: 'Dune' })).toMatchObject({ kind: 'done', saved: { id: 9 } });
    expect(left).toEqual([['album', 2, 9], ['letter', 'c', 9]]);
  });

  it('does not leave where it has not changed', async () => {
    const { left, widgets } = parts();
    const { save } = saving({ get: [stored], update: [{}] }, { entity, widgets });
    expect(await save({ genre: 2 })).toMatchObject({ kind: 'done' });
    expect(left).toEqual([['album', 2, '7']]);
  });

  it('is told which of it failed, and goes on from there', async () => {
    const { left, widgets } = parts(new Set(['album']));
    const { calls, task } = saving({ create: [{ id: 9 }] }, { ...CREATION, entity, widgets });
    const record = { contact: 'c', genre: 2, title: 'Dune' };
    const outcome = await saveAll(record, task);
    expect(outcome).toMatchObject({ kind: 'unsent', failures: [{ field: 'genre', cause: { kind: 'rejected' } }] });
    if (outcome.kind !== 'unsent') throw new Error(outcome.kind);
    expect(await sendUnsent(record, outcome.progress, task)).toMatchObject({ kind: 'done', saved: { id: 9 } });
    expect(left.map(([name]) => name)).toEqual(['album', 'letter', 'album']);
    expect(sent(calls)).toHaveLength(1);
  });

  it('is nobody else’s change where it writes in the record', async () => {
    const { widgets } = parts(new Set(), { pages: 3 });
    const { calls, save } = saving({ get: [stored], update: [{ ...stored, title: 'Dune II' }, { ...stored, title: 'Dune II', pages: 3 }] }, { entity, widgets });
    const outcome = await save({ title: 'Dune II', contact: 'c' });
    expect(outcome).toMatchObject({ kind: 'done', saved: { pages: 3 } });
    expect(outcome).not.toHaveProperty('meanwhile');
    expect(calls.map(([method]) => method)).toEqual(['get', 'update', 'update']);
  });

  it('does not leave where the call of the record has carried it', async () => {
    const { left, widgets } = parts();
    const carried = { ...widgets, album: { ...widgets.album, carried: (value: unknown) => value } };
    const { create } = creating({ create: [{ id: 9, genre: 'two' }] }, { entity, widgets: carried });
    expect(await create({ genre: 2, title: 'Dune' })).toMatchObject({ kind: 'done', saved: { id: 9, genre: 2 } });
    expect(left).toEqual([]);
  });

  it('is written in the record when all of it has left', async () => {
    const { widgets } = parts(new Set(), { pages: 3 });
    const done = creating({ create: [{ id: 9 }], update: [{ id: 9, pages: 3 }] }, { entity, widgets });
    expect(await done.create({ genre: 2, title: 'Dune' })).toMatchObject({ kind: 'done', saved: { id: '9', pages: 3, title: 'Dune' } });
    expect(done.calls.at(-1)).toEqual(['update', 'books/9', { pages: 3 }]);
  });

  it('is told where it could not be written in the record, and only that is tried again', async () => {
    const { left, widgets } = parts(new Set(), { pages: 3 });
    const { calls, task } = saving({ create: [{ id: 9 }], update: ['rejected', {}] }, { ...CREATION, entity, widgets });
    const record = { genre: 2, title: 'Dune' };
    const outcome = await saveAll(record, task);
    expect(outcome).toMatchObject({ kind: 'unsent', failures: [{ written: ['pages'], cause: { kind: 'rejected' } }] });
    if (outcome.kind !== 'unsent') throw new Error(outcome.kind);
    expect(await sendUnsent(record, outcome.progress, task)).toMatchObject({ kind: 'done', saved: { pages: 3 } });
    expect([left.length, sent(calls).map(([method]) => method)]).toEqual([1, ['create', 'update', 'update']]);
  });
});

describe('a record that cannot take what was typed', () => {
  const entity = bookWith({ fields: { genre: { cleared: 'null', widget: { use: 'kind' } }, contact: { cleared: 'null', widget: { use: 'owned' } } } });
  const widgets = (isLeft = false) => ({
    kind: { toText: () => undefined, needsNewRecord: (value: unknown) => value === 3 },
    owned: { toText: () => undefined, takeAlong: async (typed: unknown) => ({ value: `copy of ${String(typed)}`, isLeft }) },
  });
  const change = (server: Server, isLeft = false) => saving({ get: [stored], create: [{ id: 9 }], ...server }, { entity, widgets: widgets(isLeft) });

  it('gives way to a new one, which has what was its own, and goes last', async () => {
    const { calls, save } = change({ remove: [{}] });
    expect(await save({ genre: 3 })).toMatchObject({ kind: 'done', saved: { id: 9, genre: 3 } });
    expect(sent(calls)).toEqual([['create', 'books', { title: 'Dune', pages: 412, genre: 3, contact: 'copy of a@b.fr' }], ['remove', 'books/7']]);
  });

  it('leaves what only the server fills in, but for what a widget sends by itself, and takes along nothing that was typed since', async () => {
    const properties = { ...book.schema.properties, pages: { type: 'integer', readOnly: true }, available: { type: 'boolean', readOnly: true } } as const;
    const sender = { toText: () => undefined, afterSave: () => Promise.resolve({}), carried: (value: unknown) => value };
    const locked = { ...entity, schema: { ...book.schema, properties }, resource: { ...entity.resource, fields: { ...entity.resource.fields, available: { cleared: 'null' as const, widget: { use: 'sender' } } } } };
    const { calls, save } = saving({ get: [{ ...stored, available: true }], create: [{ id: 9 }], remove: [{}] }, { entity: locked, widgets: { ...widgets(), sender }, write: { mode: 'edit', before: { ...stored, available: true } } });
    expect(await save({ genre: 3, available: true, contact: 'c@d.fr' })).toMatchObject({ kind: 'done' });
    const [, , body] = sent(calls)[0] ?? [];
    expect(body).not.toHaveProperty('pages');
    expect(body).toMatchObject({ contact: 'copy of c@d.fr', genre: 3 });
  });

  it('is told where it could not be deleted and cannot be looked for', async () => {
    const { save } = change({ get: [stored, 'offline'], remove: ['rejected'] });
    expect(await save({ genre: 3 })).toMatchObject({ kind: 'unsent', failures: [{ former: '7' }] });
  });

  it('stays where the new one goes on needing it, which is said', async () => {
    const { calls, save } = change({}, true);
    expect(await save({ genre: 3 })).toMatchObject({ kind: 'done', kept: '7' });
    expect(sent(calls)).toHaveLength(1);
  });

  it('is deleted where it was not there any more', async () => {
    const { save } = change({ get: [stored, 'notFound'], remove: ['rejected'] });
    expect(await save({ genre: 3 })).toMatchObject({ kind: 'done', saved: { id: 9 } });
  });

  it('is told where it could not be deleted, and only that is tried again', async () => {
    const { calls, save, task } = change({ remove: ['rejected', {}] });
    const outcome = await save({ genre: 3 });
    expect(outcome).toMatchObject({ kind: 'unsent', failures: [{ former: '7', cause: { kind: 'rejected' } }], progress: { former: { id: '7' } } });
    if (outcome.kind !== 'unsent') throw new Error(outcome.kind);
    expect(await sendUnsent({ ...stored, genre: 3 }, outcome.progress, task)).toMatchObject({ kind: 'done' });
    expect(sent(calls).map(([method]) => method)).toEqual(['create', 'remove', 'remove']);
  });

  it('is followed by what it could not carry, made its own but for what was typed since', async () => {
    const left: unknown[] = [];
    const owned = {
      ...widgets().owned,
      async afterSave({ value }: { value: unknown }) {
        if (left.push(value) === 1) throw new ApiError('rejected');
        return {};
      },
    };
    const sending = { ...entity, resource: { ...entity.resource, form: [{ name: 'all', rows: [['contact']] }] } };
    const { calls, save, task } = saving({ get: [stored], create: [{ id: 9 }], remove: [{}] }, { entity: sending, widgets: { ...widgets(), owned } });
    const outcome = await save({ genre: 3 });
    if (outcome.kind !== 'unsent') throw new Error(outcome.kind);
    expect(sent(calls).map(([method]) => method)).toEqual(['create']);
    expect(await sendUnsent({ ...stored, genre: 3, contact: 'c@d.fr' }, outcome.progress, task)).toMatchObject({ kind: 'done' });
    expect(left).toEqual(['copy of a@b.fr', 'c@d.fr']);
    expect(sent(calls).map(([method]) => method)).toEqual(['create', 'remove']);
  });

  it('is changed as any other where it can take what was typed', async () => {
    const { calls, save } = change({ update: [{}] });
    await save({ genre: 2 });
    expect(sent(calls)).toEqual([['update', 'books/7', { genre: 2 }]]);
  });

  it('stays where the new one could not be made', async () => {
    const { calls, save } = change({ create: ['rejected'] });
    expect(await save({ genre: 3 })).toMatchObject({ kind: 'failed' });
    expect(sent(calls)).toHaveLength(1);
  });
});
