import { describe, expect, it } from 'vitest';
import { vocabulary } from '@/features/vocabulary';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { virtualModule } from '../../../scripts/resources/virtualModules';

const SCHEMA = JSON.stringify({ type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' } } });
const BEARER = { use: 'bearer', signIn: { path: 'auth/token' } };

/** What is read where a folder chooses this way to sign in, beside two entities. */
function readWith(session: unknown, resource: object = {}) {
  const files = new Map([
    ['own/pet/schema.json', SCHEMA],
    ['own/pet/resource.json', JSON.stringify({ ...resource, actions: [{ use: 'call', name: 'adopt', permission: 'pet_adopt' }] })],
    ['own/owner/schema.json', SCHEMA],
    ['own/defaults.json', JSON.stringify({ language: 1, session })],
  ]);
  return readResourceFiles({ files: new Map(), messageContexts: [], added: [{ folder: 'own', files }] }, vocabulary);
}

const mistakesOf = ({ mistakes }: ReturnType<typeof readWith>) => mistakes.filter(({ file }) => !/\/(fr|en)\.json$/.test(file)).map(({ file, pointer, expected }) => `${file} ${pointer} ${expected}`);

describe('the way to sign in', () => {
  it('is that of the platform unless a folder chooses another, and the first files have one only', () => {
    const ours = readWith('platform');
    expect(ours.session).toBeUndefined();
    expect(virtualModule('session', ours)).toMatch(/^export \{ platformSession as session \} from "[^"]*\/src\/session\/platformSession\.ts";$/);
    const chosen = readWith(BEARER);
    expect(mistakesOf(chosen)).toEqual([]);
    const text = virtualModule('session', chosen) ?? '';
    expect(text).toMatch(/^import \{ bearer \} from "[^"]*\/sessions\/bearer\.ts";/);
    expect(text).not.toContain('platformSession');
    expect(text).toContain('bearer({"signIn":{"path":"auth/token"}}, { derived })');
  });

  it('gives the rights that the entities ask for: of all, or of those that are named', () => {
    const rightsOf = (session: unknown) => JSON.parse((virtualModule('rights', readWith(session)) ?? '').slice('export default '.length, -1)) as string[];
    const all = rightsOf(BEARER);
    expect(all).toEqual(expect.arrayContaining(['export', 'owner_list', 'pet_adopt', 'pet_list', 'pet_update']));
    expect(rightsOf({ ...BEARER, rights: ['pet'] })).toEqual(all.filter((name) => !name.startsWith('owner_')));
  });

  it.each<[unknown, string]>([
    ['nonsense', 'own/defaults.json /session'],
    [{ use: 'bearer' }, 'own/defaults.json /session'],
    [{ ...BEARER, signIn: { path: '/auth' } }, 'own/defaults.json /session/signIn/path'],
    [{ ...BEARER, token: 'x' }, 'own/defaults.json /session/token'],
    [{ ...BEARER, rights: ['pets'] }, 'own/defaults.json /session/rights/0'],
    [{ ...BEARER, rights: { at: 'rights' } }, 'own/defaults.json /session/rights'],
    [{ use: 'basic' }, 'own/defaults.json /session'],
    [{ ...BEARER, header: 'Authorization' }, 'own/defaults.json /session/header'],
  ])('is checked: %o', (session, place) => {
    expect(mistakesOf(readWith(session))).toEqual([expect.stringContaining(place)]);
  });

  it('has its addresses for itself, and leaves those of the platform to entities', () => {
    expect(mistakesOf(readWith(BEARER, { endpoint: 'auth/token' }))).toEqual([expect.stringContaining('an operator signs in there')]);
    expect(mistakesOf(readWith(BEARER, { endpoint: 'login' }))).toEqual([]);
    expect(mistakesOf(readWith('platform', { endpoint: 'login' }))).toHaveLength(1);
  });
});
