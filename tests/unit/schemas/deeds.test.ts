import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchRecords } from '@/engine/insight/search/searchRecords';
import type { RecordData } from '@/engine/model/Schema';
import { actions } from '@/features/registry';
import { OURS } from '../../support/ourEntities';
import { entityNamed } from '../../support/realEntities';
import { memoryStorage, openApi } from '../api/fakes';
import { appOver, context, signal } from '../calls/app';
import { recordingPlatform, type Left } from '../calls/recorded';

/** What a button does to a record: the request, the record as it is read once it is done, and the sentences of the message bar, where they are not its own. */
interface Deed {
  entity: string;
  action: string;
  record: RecordData;
  asked?: number;
  sends: Left;
  done?: RecordData;
  says?: string;
}

const identityProof = 'identityProof.updated';
const waiting = { id: 12, identityProofs: [{ id: 40, status: 3 }, { id: 41, status: 1 }] };
const proof = (status: number) => ({ ...waiting, identityProofs: [{ id: 40, status: 3 }, { id: 41, status }] });
const suspect = { email: 'zoe@exemple.fr', telephone: '0611223344', givenName: 'Zoé', familyName: 'Petit' };

/** The decisions about people: the same for users and hitchhikers. */
const identity = (entity: string): Deed[] => [
  { entity, action: 'acceptProof', record: waiting, sends: ['PATCH admin/identity_proofs/41', { validate: true }], done: proof(2), says: identityProof },
  { entity, action: 'refuseProof', record: waiting, sends: ['PATCH admin/identity_proofs/41', { validate: false }], done: proof(3), says: identityProof },
  { entity, action: 'vouch', record: { id: 12, identityStatus: 0 }, sends: ['POST admin/identity_proofs', { user: '/users/12' }], done: { id: 12, identityStatus: 2 }, says: 'identityProof.created' },
];

/** A field that a button sets. */
const sets = (entity: string, path: string, action: string, before: RecordData, change: RecordData): Deed => ({
  entity, action, record: { id: 12, ...before }, sends: [`PATCH ${path}/12`, change], done: { id: 12, ...before, ...change },
});

/** The answer of a structure to somebody who asks to be a beneficiary or a volunteer. */
function candidacy(entity: string, path: string, list: string): Deed[] {
  const candidate = (status: number) => ({ id: 12, [list]: [{ userStructureId: 8, status, name: 'CCAS', structure: 'CCAS' }] });
  const answer = (action: string, from: number, validate: boolean): Deed => ({
    entity, action, record: candidate(from), sends: [`PATCH ${path}/12`, { validation: { id: 8, validate } }], done: candidate(validate ? 1 : 2),
  });
  return [answer('accept', 0, true), answer('refuse', 0, false), answer('acceptRefused', 2, true), answer('refuseAccepted', 1, false)];
}

const members = 'admin/community_members';
const DEEDS: Deed[] = [
  ...identity('user'),
  ...identity('hitchhiker'),
  sets('user', 'admin/users', 'deactivate', { status: 1 }, { status: 2 }),
  sets('user', 'admin/users', 'reactivate', { status: 2 }, { status: 1 }),
  { entity: 'user', action: 'addToCommunity', record: { id: 9 }, asked: 4, sends: [`POST ${members}`, { community: '/communities/4', user: '/users/9', status: 1 }] },
  { entity: 'user', action: 'reportScammer', record: { id: 12, ...suspect }, sends: ['POST admin/scammers', suspect], says: 'scammer.created' },
  sets('hitchhiker', 'admin/users', 'giveKit', { rezoKit: false }, { rezoKit: true }),
  sets('hitchhiker', 'admin/users', 'postCard', { cardLetterPosted: false }, { cardLetterPosted: true }),
  { entity: 'community', action: 'addMember', record: { id: 4 }, asked: 9, sends: [`POST ${members}`, { community: '/communities/4', user: '/users/9', status: 1 }], says: 'community_user.created' },
  sets('communityMember', members, 'accept', { status: 0 }, { status: 1 }),
  sets('communityMember', members, 'makeModerator', { status: 1 }, { status: 2 }),
  sets('communityMember', members, 'refuse', { status: 0 }, { status: 3 }),
  { entity: 'communityMember', action: 'remove', record: { id: 12 }, sends: [`DELETE ${members}/12`], says: 'community_user.deleted' },
  sets('event', 'admin/events', 'deactivate', { status: 1 }, { status: 2 }),
  sets('event', 'admin/events', 'reactivate', { status: 2 }, { status: 1 }),
  sets('editorial', 'admin/editorials', 'activate', { status: 0 }, { status: 1 }),
  ...candidacy('beneficiary', 'admin/solidary_beneficiaries', 'proofs'),
  ...candidacy('volunteer', 'admin/solidary_volunteers', 'structures'),
];

const useOf = ({ entity, action }: Pick<Deed, 'entity' | 'action'>) => entityNamed(entity).resource.actions.find(({ name }) => name === action);

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));

describe.each(DEEDS)('$action of $entity', (deed) => {
  const { entity, action, record, asked, sends, done, says } = deed;

  it('is one request, which names the record and the decision', async () => {
    const [call] = sends;
    const platform = recordingPlatform({ [call]: { ...done, id: Number(/\d+$/.exec(call)?.[0] ?? 3) } });
    await appOver(openApi(platform.fetch).api).act(entity, action, record, asked);
    expect(platform.left).toEqual([sends]);
    const { context: about, key } = useOf(deed)?.messages ?? {};
    expect(says === undefined ? undefined : `${about}.${key}`).toBe(says);
  });

  it.runIf(done)('counts as done for the record that it leaves, and not for the one before', () => {
    const use = useOf(deed)!;
    const { reached } = actions[use.use] as { reached(state: { record: RecordData; now: RecordData; use: typeof use; asked: unknown }): boolean };
    expect([reached({ record, now: done!, use, asked }), reached({ record, now: record, use, asked })]).toEqual([true, false]);
  });
});

it('every button that changes a record is among them', () => {
  const changing = OURS.flatMap((name) => entityNamed(name).resource.actions.filter(({ use }) => use === 'call' || use === 'setField').map((use) => `${name} ${use.name}`));
  expect([...new Set(changing)].filter((one) => !DEEDS.some(({ entity, action }) => `${entity} ${action}` === one))).toEqual([]);
});

/** What a new request of somebody begins with, by the field of the person. */
const OWN = ['givenName', 'familyName', 'gender', 'birthDate', 'email', 'telephone', 'newsSubscription', 'homeAddress'];

it.each([['user', 'id'], ['beneficiary', 'userId']])('a new request begun at a %s has who they are, and starts from their home', (entity, account) => {
  const { resource, fills } = useOf({ entity, action: 'newRequest' }) as unknown as { resource: string; fills: object };
  expect([resource, fills]).toEqual(['solidaryRecord', { userId: account, ...Object.fromEntries(OWN.map((name) => [name, name])), origin: 'homeAddress' }]);
});

it('a request for somebody who has an account takes over who they are', () => {
  expect(entityNamed('solidaryRecord').resource.fields['userId']?.widget).toMatchObject({ fills: Object.fromEntries(OWN.map((name) => [name, name])) });
});

/** What each list is asked for a text typed in the palette, or in a field that refers to its records. */
const SEARCHES: [entity: string, text: string, asked: string[]][] = [
  ['user', 'Zoé Petit', ['q=Zoé Petit']],
  ['user', 'zoe@exemple.fr', ['email=zoe@exemple.fr']],
  ['user', '06 11 22 33 44', ['telephone[]=0611223344']],
  ['hitchhiker', 'Zoé', ['isHitchHiker=true', 'q=Zoé']],
  ['hitchhiker', 'zoe@exemple.fr', ['isHitchHiker=true', 'email=zoe@exemple.fr']],
  ['hitchhiker', '+33 6 11 22 33 44', ['isHitchHiker=true', 'telephone[]=0611223344']],
  ['campaign', 'Rentrée', ['name=Rentrée']],
  ['territory', 'Lorraine', ['name=Lorraine']],
  ['solidaryRecord', 'Odette', ['givenName=Odette', 'familyName=Odette']],
];

it.each(SEARCHES)('%s: “%s” is looked for by %o', async (name, text, asked) => {
  const platform = recordingPlatform();
  const entity = entityNamed(name);
  await searchRecords(entity, text, { api: openApi(platform.fetch).api, context, signal, list: entity.resource.list! });
  const sent = platform.left.flatMap(([call]) => call.replace(/^[^?]*\?/, '').split('&')).filter((part) => !/^(?:page|perPage|order)/.test(part));
  expect(sent).toEqual(expect.arrayContaining(asked));
  expect(new Set(sent.map((part) => part.split('=')[0]))).toEqual(new Set(asked.map((part) => part.split('=')[0])));
});

/** The fields whose value is looked for among the records that there are, before one is created, and where. */
const DUPLICATES: Record<string, object[]> = {
  user: [{ field: 'email', endpoint: 'admin/users/email', unique: true }, { field: 'telephone' }],
  hitchhiker: [{ field: 'email', endpoint: 'admin/users/email', unique: true }, { field: 'telephone' }],
  solidaryRecord: [
    { field: 'email', endpoint: 'admin/users/email', resource: 'user', known: 'userId', unique: true },
    { field: 'telephone', endpoint: 'admin/users', resource: 'user', known: 'userId' },
  ],
};

it.each(Object.entries(DUPLICATES))('a new %s is looked for by what tells people apart', (name, checks) => {
  expect(entityNamed(name).resource.create.duplicateChecks).toMatchObject(checks);
});
