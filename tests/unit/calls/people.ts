import { deletion } from '@/engine/bulk/deletion';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { serverPages } from '@/engine/exchange/export/serverPages';
import { writeFile } from '@/engine/exchange/export/writeFile';
import { listedUnder } from '@/engine/data/listedUnder';
import { readListQuery } from '@/engine/data/listQuery';
import type { Scope } from '@/engine/model/ListQuery';
import type { RecordData } from '@/engine/model/Schema';
import { readCounter } from '@/engine/insight/counters/readCounter';
import { widgets } from '@/features/registry';
import { entityNamed } from '../../support/realEntities';
import { context, signal } from './app';
import type { CallRow, Tab } from './CallRow';

const user = entityNamed('user');
const community = entityNamed('community');
const member = entityNamed('communityMember');

/** The server's export of one of the two lists of people. */
async function exports({ api }: Tab, of: 'user' | 'hitchhiker', variant: 'standard' | 'extended', wanted: string | readonly RecordData[]): Promise<unknown> {
  const entity = entityNamed(of);
  const { list, export: definition } = entity.resource;
  const found = definition?.variants.find(({ name }) => name === variant);
  if (!list || !found || !definition) throw new Error(`"${of}" has no export "${variant}".`);
  const query = () => readListQuery(new URLSearchParams(String(wanted)), { list, schema: entity.schema });
  const scope: Scope = typeof wanted === 'string' ? { kind: 'matching', query: query(), total: 1 } : { kind: 'records', records: wanted };
  const text = { language: 'fr' as const, choiceLabel: (_field: unknown, value: unknown) => String(value), t: (key: string) => key };
  const writing = { entity, widgets, labels: { field: (name: string) => name }, text };
  const pages = serverPages({ endpoint: definition.endpoint, variant: found, scope, list, reading: { api, entity, context, signal }, writing });
  return writeFile({ pages, signal, onProgress: () => undefined });
}

function membersOf(id: string) {
  const [related] = community.resource.related;
  if (!related) throw new Error('A community has no members.');
  return listedUnder(member, related, { name: 'community', id });
}

function countMembersToAccept({ api }: Tab): Promise<unknown> {
  const [definition] = community.resource.counters ?? [];
  if (!definition) throw new Error('Nothing waits in a community.');
  return readCounter(community, definition, { api, context, signal, structures: [], listOf: ({ resource }) => resource.list, loadEntity: () => Promise.resolve(member) });
}

const file = 'id,givenName\n12,Zoé\n';

export const people: readonly CallRow[] = [
  {
    entry: '7.77',
    // Before the creation, duplicates are looked for: an answer means that a person has this e-mail already.
    sends: ({ app }) => app.create(user, { email: 'zoe@exemple.fr', gender: 1 }, { duplicateChecks: user.resource.create.duplicateChecks ?? [] }),
    answers: { 'GET admin/users/email': { 'hydra:member': [{ id: 12, email: 'zoe@exemple.fr' }], 'hydra:totalItems': 1 } },
    leaves: [['GET admin/users/email?page=1&perPage=10&email=zoe@exemple.fr']],
    gives: { kind: 'duplicates', found: [{ field: 'email', records: [{ id: 12 }] }] },
  },
  {
    entry: '7.78',
    sends: ({ api }) => deletion({ api, entity: user, transforms: WALL_CLOCK }).send([{ id: 12 }, { id: 13 }]),
    leaves: [['GET admin/users/delete?selected=12,13'], ['GET admin/users?page=1&perPage=2&selected=12,13']],
    gives: [{ kind: 'done' }, { kind: 'done' }],
  },
  {
    entry: '7.79',
    async sends(tab) {
      await exports(tab, 'user', 'standard', 'f.email=exemple.fr&f.gender=1&f.gender=2');
      await exports(tab, 'user', 'standard', [{ id: 12 }, { id: 13 }]);
    },
    answers: { 'GET admin/users/export': file },
    leaves: [
      ['GET admin/users/export?exportType=0&email=exemple.fr&gender[]=1&gender[]=2&order[id]=asc&page=1&perPage=1000'],
      ['GET admin/users/export?exportType=0&selected=12,13&page=1&perPage=1000'],
    ],
  },
  {
    entry: '7.80',
    sends: (tab) => exports(tab, 'user', 'extended', 'f.territory=5'),
    answers: { 'GET admin/users/export': file },
    leaves: [['GET admin/users/export?exportType=1&territory=5']],
  },
  {
    entry: '7.81',
    sends: (tab) => exports(tab, 'hitchhiker', 'extended', 'f.community=4'),
    answers: { 'GET admin/users/export': file },
    leaves: [['GET admin/users/export?exportType=1&isHitchHiker=true&community=4']],
  },
  {
    entry: '7.86',
    async sends({ app }) {
      await app.act('community', 'addMember', { id: 4 }, 9);
      await app.act('user', 'addToCommunity', { id: 9 }, 4);
    },
    leaves: [
      ['POST admin/community_members', { community: '/communities/4', user: '/users/9', status: 1 }],
      ['POST admin/community_members', { community: '/communities/4', user: '/users/9', status: 1 }],
    ],
  },
  {
    entry: '7.87',
    async sends({ app }) {
      await app.act('communityMember', 'accept', { id: 12, status: 0 });
      await app.act('communityMember', 'makeModerator', { id: 12, status: 1 });
      await app.act('communityMember', 'refuse', { id: 13, status: 0 });
    },
    answers: { 'PATCH admin/community_members/13': { id: 13 } },
    leaves: [
      ['PATCH admin/community_members/12', { status: 1 }],
      ['PATCH admin/community_members/12', { status: 2 }],
      ['PATCH admin/community_members/13', { status: 3 }],
    ],
  },
  { entry: '7.88', fields: ['3.61'], sends: ({ app }) => app.act('communityMember', 'remove', { id: 12 }), leaves: [['DELETE admin/community_members/12']] },
  {
    entry: '7.89',
    sends: ({ app }) => app.list(membersOf('4'), "f.familyName=L'Hermite&f.status=0&page=2"),
    leaves: [["GET admin/communities/4/members?order[createdDate]=desc&page=2&perPage=25&familyName=L''Hermite&status=0"]],
  },
  {
    entry: '7.90',
    sends: countMembersToAccept,
    answers: { 'GET admin/communities/moderated': { 'hydra:member': [{ id: 4, name: 'Lycée' }], 'hydra:totalItems': 1 }, 'GET admin/communities/4/members': { 'hydra:member': [], 'hydra:totalItems': 3 } },
    leaves: [['GET admin/communities/moderated?page=1&perPage=20'], ['GET admin/communities/4/members?order[createdDate]=asc&page=1&perPage=1&status=0']],
    gives: { total: 3, parts: [{ id: '4', name: 'Lycée', count: 3 }] },
  },
  { entry: '7.127', sends: ({ app }) => app.act('user', 'vouch', { id: 12 }), leaves: [['POST admin/identity_proofs', { user: '/users/12' }]] },
  {
    entry: '7.128',
    async sends({ app }) {
      const record = { id: 12, identityProofs: [{ id: 40, status: 2 }, { id: 41, status: 1 }] };
      await app.act('user', 'acceptProof', record);
      await app.act('hitchhiker', 'refuseProof', record);
    },
    answers: { 'PATCH admin/identity_proofs/41': { id: 41 } },
    leaves: [['PATCH admin/identity_proofs/41', { validate: true }], ['PATCH admin/identity_proofs/41', { validate: false }]],
  },
  {
    entry: '7.129',
    fields: ['3.105'],
    sends: ({ app }) => app.act('user', 'reportScammer', { id: 12, email: 'zoe@exemple.fr', telephone: '0611223344', givenName: 'Zoé', familyName: 'Petit' }),
    leaves: [['POST admin/scammers', { email: 'zoe@exemple.fr', telephone: '0611223344', givenName: 'Zoé', familyName: 'Petit' }]],
  },
];
