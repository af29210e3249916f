import { describe, expect, it } from 'vitest';
import { eecAvailableFromApi, permissionsFromApi, structuresFromApi, userFromApi } from '@/session/factsFromApi';
import { keepFacts, keptFacts, SESSION_KEY } from '@/session/keptSession';
import { memoryStorage } from '../api/fakes';
import { KEPT } from './fakeTab';

const user = { id: 12, givenName: 'Élodie', shortFamilyName: 'M.', email: 'elodie@demo.test', password: 'hash' };
const known = { id: 12, givenName: 'Élodie', shortFamilyName: 'M.', email: 'elodie@demo.test', operates: [] };

describe('what the platform says of the operator', () => {
  it.each([
    [{ ...user, language: { code: 'fr' }, operates: ['/operates/3', 4, null] }, { ...known, language: 'fr', operates: ['/operates/3'] }],
    [{ ...user, language: null, operates: null }, known],
    [{ ...user, language: 'fr', operates: { 2: '/operates/3' } }, { ...known, operates: ['/operates/3'] }],
    [{ ...user, language: { code: '' } }, known],
    [{ id: 12, givenName: null, shortFamilyName: 3 }, { id: 12, givenName: '', shortFamilyName: '', email: '', operates: [] }],
  ])('is a few fields of it: %o', (me, expected) => {
    expect(userFromApi([me])).toStrictEqual(expected);
  });

  it.each([[[]], [[{ id: '12' }]], [[{}]]])('is a fault of the server where it names nobody: %o', (body) => {
    expect(() => userFromApi(body)).toThrow(expect.objectContaining({ kind: 'server' }));
  });

  it('are the rights that are names', () => {
    expect([...permissionsFromApi({ 0: 'user_list', 3: 4, 5: 'user_read' })]).toEqual(['user_list', 'user_read']);
  });

  it('are not "no rights" where the answer is about something else', () => {
    expect(() => permissionsFromApi([null, 3, []])).toThrow(expect.objectContaining({ kind: 'server' }));
    expect(permissionsFromApi([]).size).toBe(0);
  });

  it('are the structures that have a number, with transport stored as a yes or as a one', () => {
    const structures = [
      { id: 4, name: 'CCAS', telephone: '0383', signature: 'Le CCAS', solidaryTransport: 1 },
      { id: 5, name: null, telephone: '', signature: null, solidaryTransport: 0 },
      { id: 6, name: 'Relais', solidaryTransport: true },
      { id: 'x', name: 'None' },
      { id: 7, name: 'Autre', solidaryTransport: '1' },
    ];
    expect(structuresFromApi(structures)).toStrictEqual([
      { id: 4, name: 'CCAS', telephone: '0383', signature: 'Le CCAS', solidaryTransport: true },
      { id: 5, name: '', solidaryTransport: false },
      { id: 6, name: 'Relais', solidaryTransport: true },
      { id: 7, name: 'Autre', solidaryTransport: false },
    ]);
  });

  it.each([
    [{ available: true }, true],
    [{ available: 1 }, false],
    [{}, false],
    [undefined, false],
  ])('is whether there is a service for certificates: %o is %s', (body, expected) => {
    expect(eecAvailableFromApi(body)).toBe(expected);
  });
});

describe('what a session has kept', () => {
  const facts = JSON.parse(KEPT['backOffice.session']) as Record<string, unknown>;
  const read = (kept: unknown) => keptFacts(memoryStorage({ [SESSION_KEY]: typeof kept === 'string' ? kept : JSON.stringify(kept) }));

  it('is what was learnt, the rights as a set', () => {
    expect(read({ ...facts, user: { ...known, language: 'en' } })).toEqual({ ...facts, user: { ...known, language: 'en' }, permissions: new Set(['access_admin', 'user_read']) });
    expect(keptFacts(memoryStorage())).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['no JSON', 'nonsense'],
    ['nothing', 'null'],
    ['a text', '"text"'],
    ['nobody', { ...facts, user: null }],
    ['a number that is none', { ...facts, user: { ...known, id: true } }],
    ['a name that is none', { ...facts, user: { ...known, givenName: 3 } }],
    ['no family name', { ...facts, user: { ...known, shortFamilyName: undefined } }],
    ['no address', { ...facts, user: { ...known, email: undefined } }],
    ['a language that is none', { ...facts, user: { ...known, language: 3 } }],
    ['nothing of what they operate', { ...facts, user: { ...known, operates: undefined } }],
    ['rights that are none', { ...facts, permissions: [3] }],
    ['no rights', { ...facts, permissions: 'all' }],
    ['structures that are none', { ...facts, structures: [null] }],
    ['structures without a number', { ...facts, structures: [{ id: '4' }] }],
    ['no structures', { ...facts, structures: {} }],
  ])('is nothing where it holds %s', (_what, kept) => {
    expect(read(kept)).toBeUndefined();
  });

  it('is kept once', () => {
    const storage = memoryStorage();
    const session = { user: known, structures: [], eecAvailable: true, permissions: new Set(['user_list']) };
    expect([keepFacts(storage, session), keepFacts(storage, session), keepFacts(storage, { ...session, eecAvailable: false })]).toEqual([true, false, true]);
    expect(keptFacts(storage)).toEqual({ ...session, eecAvailable: false });
  });
});
