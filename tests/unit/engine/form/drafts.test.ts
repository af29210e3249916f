import { describe, expect, it } from 'vitest';
import { draftsOf, dropDraft, dropDraftOf, isDraftWhole, keepDraft, readDraft, type Draft, type DraftPlace } from '@/engine/data/drafts';
import type { RecordData } from '@/engine/model/Schema';
import { memoryStorage } from '../../api/fakes';

const PLACE: DraftPlace = { userId: 4, page: '/outings/12' };
const BEFORE: RecordData = { name: 'Vallée de la Meurthe', day: '2026-05-02', picture: '/upload/12.png' };
const file = new File(['x'], 'photo.png', { type: 'image/png' });

/** The storage of a page whose browser has no room left (`boot.js`). */
const fullStorage = () => Object.assign(memoryStorage(), { keeps: () => false });

function kept(record: RecordData, before = BEFORE, rest?: Pick<Draft, 'at' | 'texts'>) {
  const storage = memoryStorage();
  keepDraft(storage, PLACE, record, before, rest);
  return readDraft(storage, PLACE);
}

describe('a draft', () => {
  it.each<[string, RecordData, RecordData, RecordData]>([
    ['what was typed, beside what was there', { ...BEFORE, name: 'Vosges' }, { name: 'Vosges' }, { name: 'Vallée de la Meurthe' }],
    ['what was emptied', { ...BEFORE, day: '' }, { day: '' }, { day: '2026-05-02' }],
    ['what is not there any more', { name: BEFORE['name'], picture: BEFORE['picture'] }, { day: undefined }, { day: '2026-05-02' }],
    ['what was not there before', { ...BEFORE, places: 0 }, { places: 0 }, { places: undefined }],
    ['what was typed beside a chosen file', { ...BEFORE, stages: [{ file, saved: '/1.png' }, { town: 'Metz' }] }, { stages: ['/1.png', { town: 'Metz' }] }, { stages: undefined }],
  ])('is %s', (_what, record, values, before) => {
    expect(kept(record)).toMatchObject({ values, before });
    expect(Object.keys(kept(record)?.values ?? {})).toEqual(Object.keys(values));
  });

  it.each<[string, RecordData]>([
    ['nothing was typed', BEFORE],
    ['a text is as empty as it was', { ...BEFORE, story: '' }],
  ])('is not there where %s', (_what, record) => {
    expect(kept(record)).toBeUndefined();
  });

  it.each<[string, RecordData]>([
    ['beside what was typed', { ...BEFORE, name: 'Vosges', picture: { file, saved: '/upload/12.png' } }],
    ['alone', { ...BEFORE, picture: { file, saved: '/upload/12.png' } }],
    ['in a list', { ...BEFORE, stages: [{ town: 'Metz' }, { picture: file }] }],
  ])('has the name of a file that was chosen %s', (_where, record) => {
    expect(kept(record)?.files).toEqual(['photo.png']);
  });

  it('has no names that another version has kept in another way', () => {
    const storage = memoryStorage({ 'backOffice.draft:4:/outings/12': JSON.stringify({ values: { name: 'Vosges' }, before: {}, files: [3] }) });
    expect(readDraft(storage, PLACE)).toEqual({ values: { name: 'Vosges' }, before: {} });
  });

  it('is never whole in a storage that a reload empties', () => {
    const storage = fullStorage();
    keepDraft(storage, PLACE, { ...BEFORE, name: 'Vosges' }, BEFORE);
    expect(readDraft(storage, PLACE)?.values).toEqual({ name: 'Vosges' });
    expect([isDraftWhole(storage, PLACE, { ...BEFORE, name: 'Vosges' }, BEFORE), isDraftWhole(storage, PLACE, BEFORE, BEFORE)]).toEqual([false, true]);
  });

  it('goes when nothing is typed any more', () => {
    const storage = memoryStorage();
    keepDraft(storage, PLACE, { ...BEFORE, name: 'Vosges' }, BEFORE);
    keepDraft(storage, PLACE, BEFORE, BEFORE);
    expect(storage.length).toBe(0);
  });

  it('has the name that tells it from its copies, unless another version has kept one that is no text', () => {
    const storage = memoryStorage();
    keepDraft(storage, PLACE, { ...BEFORE, name: 'Vosges' }, BEFORE, { id: 'a1' });
    expect(readDraft(storage, PLACE)?.id).toBe('a1');
    expect(kept({ ...BEFORE, name: 'Vosges' })).not.toHaveProperty('id');
    expect(readDraft(memoryStorage({ 'backOffice.draft:4:/outings/12': '{"id":3,"values":{},"before":{}}' }), PLACE)).toEqual({ values: {}, before: {} });
  });

  it('knows the step of the form where that was', () => {
    expect(kept({ ...BEFORE, name: 'Vosges' }, BEFORE, { at: 'place' })?.at).toBe('place');
    expect(kept({ ...BEFORE, name: 'Vosges' })).not.toHaveProperty('at');
  });

  it('has what stands in boxes and is no value yet, even where nothing else was typed', () => {
    const texts = { root_address: '12 rue de la R' };
    expect(kept(BEFORE, BEFORE, { texts })).toEqual({ values: {}, before: {}, texts });
    expect(kept({ ...BEFORE, name: 'Vosges' }, BEFORE, { texts: {} })).not.toHaveProperty('texts');
    const storage = memoryStorage();
    keepDraft(storage, PLACE, BEFORE, BEFORE, { texts });
    expect([isDraftWhole(storage, PLACE, BEFORE, BEFORE, texts), isDraftWhole(storage, PLACE, BEFORE, BEFORE, { root_address: '12 rue' })]).toEqual([true, false]);
    expect(readDraft(memoryStorage({ 'backOffice.draft:4:/outings/12': '{"values":{},"before":{},"texts":{"a":3,"b":"x"}}' }), PLACE)).toEqual({ values: {}, before: {} });
  });

  it.each(['', 'no JSON', '[]', '{}', '{"values":{}}', '{"before":{}}', '{"values":[],"before":{}}', '{"values":{},"before":3}'])('of another version is none: %s', (text) => {
    expect(readDraft(memoryStorage({ 'backOffice.draft:4:/outings/12': text }), PLACE)).toBeUndefined();
  });

  it('of another version that says no step is one all the same', () => {
    expect(readDraft(memoryStorage({ 'backOffice.draft:4:/outings/12': '{"values":{"name":null},"before":{"name":"a"},"at":3}' }), PLACE)).toEqual({ values: { name: undefined }, before: { name: 'a' } });
  });

  it('can be forgotten, whole or for one field', () => {
    const storage = memoryStorage();
    keepDraft(storage, PLACE, { ...BEFORE, name: 'Vosges', day: '2026-06-01' }, BEFORE, { at: 'place' });
    dropDraftOf(storage, PLACE, 'picture');
    expect(Object.keys(readDraft(storage, PLACE)?.values ?? {})).toEqual(['name', 'day']);
    dropDraftOf(storage, PLACE, 'name');
    expect(readDraft(storage, PLACE)).toEqual({ values: { day: '2026-06-01' }, before: { day: '2026-05-02' }, at: 'place' });
    dropDraftOf(storage, PLACE, 'day');
    expect(readDraft(storage, PLACE)).toBeUndefined();
    dropDraftOf(storage, PLACE, 'day');
    keepDraft(storage, PLACE, { ...BEFORE, name: 'Vosges' }, BEFORE);
    dropDraft(storage, PLACE);
    expect(storage.length).toBe(0);
  });

  it.each<[string, RecordData, Storage, boolean]>([
    ['all that was typed', { ...BEFORE, name: 'Vosges' }, memoryStorage(), true],
    ['an emptied field', { ...BEFORE, day: undefined }, memoryStorage(), true],
    ['nothing, where nothing was typed', BEFORE, memoryStorage(), true],
    ['no file that was chosen', { ...BEFORE, name: 'Vosges', picture: { file, saved: '/upload/12.png' } }, memoryStorage(), false],
    ['nothing, where the storage is full', { ...BEFORE, name: 'Vosges' }, fullStorage(), false],
  ])('brings back %s', (_what, record, storage, isWhole) => {
    keepDraft(storage, PLACE, record, BEFORE);
    expect(isDraftWhole(storage, PLACE, record, BEFORE)).toBe(isWhole);
  });

  it('is not whole any more when more is typed, or something emptied', () => {
    const storage = memoryStorage();
    keepDraft(storage, PLACE, { ...BEFORE, name: 'Vosges' }, BEFORE);
    expect(isDraftWhole(storage, PLACE, { ...BEFORE, name: 'Vosges', places: 3 }, BEFORE)).toBe(false);
    expect(isDraftWhole(storage, PLACE, { name: 'Vosges', picture: BEFORE['picture'] }, BEFORE)).toBe(false);
  });

  it('is of one operator, one page and one structure', () => {
    const places: DraftPlace[] = [PLACE, { userId: 4, page: '/records/create', structure: 3 }, { userId: 4, page: '/records/create', structure: 5 }, { userId: 44, page: '/outings/12' }];
    const storage = memoryStorage({ other: 'x' });
    for (const place of places) keepDraft(storage, place, { name: `${place.userId} ${place.structure}` }, {});
    expect(draftsOf(storage, 4)).toEqual(places.slice(0, 3));
    expect(places.map((place) => readDraft(storage, place)?.values['name'])).toEqual(['4 undefined', '4 3', '4 5', '44 undefined']);
  });
});
