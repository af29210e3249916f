import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Delivery } from '../../scripts/sandbox/World';
import { PLATFORM_FAULTS, type PlatformFaultName } from '../../src/config/platformFaults';
import { type Call, openSandbox, type Role, signIn, tokensOf } from './openSandbox';

/** The sandbox in which a row of the table runs. */
interface Platform {
  sandbox: Sandbox;
  deliveries: Delivery[];
  as: (role: Role) => Promise<Call>;
}

// The answer of a server has no type: each row of the table checks the fields that it needs.
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

interface Row {
  /** What can be seen after the fault was triggered. */
  seen: (platform: Platform) => Promise<unknown>;
  damaged: unknown;
  mended: unknown;
}

const RECORDS = '/admin/solidaries';
const LUNEVILLE = { addressLocality: 'Lunéville', postalCode: '54300', latitude: 48.5942, longitude: 6.495 };
const NANCY = { addressLocality: 'Nancy', postalCode: '54000', latitude: 48.6921, longitude: 6.1844 };
const PUNCTUAL = { regular: false, punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2026-12-03', punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30', punctualReturnDateChoice: 1 };
const FLEXIBLE = { ...PUNCTUAL, punctualOutwardDateChoice: 3, punctualOutwardMaxDate: '2026-12-17' };

/** A request of a person in structure 1, where the operator of the demonstration works. */
async function request(call: Call, more: object = {}): Promise<Json> {
  const { body: structure } = await call('GET', '/admin/structures/1');
  const [subject] = Object.values<Json>(structure.subjects);
  const beneficiary = { givenName: 'Odette', familyName: 'Thévenot', gender: 1 };
  return { structure: 1, adminsubject: subject.id, beneficiary, origin: LUNEVILLE, destination: NANCY, ...PUNCTUAL, ...more };
}

const readAll = new WeakMap<Platform, Promise<Json[]>>();

/** The requests of the generated data, as their pages read them. */
async function records(platform: Platform): Promise<Json[]> {
  const reading = readAll.get(platform) ?? readEach(await platform.as('solidaire'));
  readAll.set(platform, reading);
  return reading;
}

async function readEach(call: Call): Promise<Json[]> {
  const { body } = await call('GET', `${RECORDS}?perPage=200`);
  const answers = await Promise.all(body['hydra:member'].map(({ id }: Json) => call('GET', `${RECORDS}/${id}`)));
  return answers.map((answer) => answer.body);
}

async function someone(call: Call, query: string): Promise<Json> {
  const { body } = await call('GET', `/admin/users?perPage=60&${query}`);
  return body['hydra:member'].find(({ id }: Json) => id > 40);
}

async function campaignOf(call: Call): Promise<number> {
  const { body } = await call('POST', '/admin/campaigns', { body: { name: 'Lettre', subject: 'Covoiturons', body: '[]' } });
  return body.id;
}

const choose = (call: Call, campaign: number, ids: readonly number[]) =>
  call('GET', `/admin/users/associate-campaign?campaignId=${campaign}&filterType=1${ids.map((id) => `&user[]=${id}`).join('')}`);

const ROWS: Readonly<Record<PlatformFaultName, Row>> = {
  carpoolerChoice: {
    async seen(platform) {
      const call = await platform.as('solidaire');
      const { id, admincarpools } = (await records(platform)).find((one) => one.adminfrequency === 1 && one.admincarpools?.outward.length > 0);
      const [{ matchingId, carpoolerId }] = admincarpools.outward;
      const chosen = await call('PATCH', `${RECORDS}/${id}`, { body: { solution: { matching: matchingId, carpooler: carpoolerId } } });
      return [chosen.status, (await call('GET', `${RECORDS}/${id}`)).status];
    },
    damaged: [500, 500],
    mended: [200, 200],
  },
  flexibleMatch: {
    async seen(platform) {
      const call = await platform.as('solidaire');
      const { adminorigin: origin, admindestination: destination } = (await records(platform)).find((one) => one.admincarpools?.outward.length > 0);
      const beneficiary = { givenName: 'Perdue', familyName: 'Thévenot', gender: 1 };
      const { status } = await call('POST', RECORDS, { body: await request(call, { ...FLEXIBLE, origin, destination, beneficiary }) });
      const [listed] = (await call('GET', `${RECORDS}?givenName=Perdue`)).body['hydra:member'];
      return [status, (await call('GET', `${RECORDS}/${listed.id}`)).status];
    },
    damaged: [500, 500],
    mended: [201, 200],
  },
  incompleteJourneyEdit: {
    async seen({ as }) {
      const call = await as('solidaire');
      const { body: made } = await call('POST', RECORDS, { body: await request(call, FLEXIBLE) });
      const { status } = await call('PATCH', `${RECORDS}/${made.id}`, { body: { regular: false, punctualOutwardDateChoice: 3, destination: { ...NANCY, latitude: 48.7 } } });
      const { adminsolidaryChildId } = (await call('GET', `${RECORDS}/${made.id}`)).body;
      const copy = await call('GET', `${RECORDS}/${adminsolidaryChildId}`);
      return [status, copy.status, copy.body.adminfrequency];
    },
    damaged: [500, 500, undefined],
    mended: [200, 200, 3],
  },
  copyWithMessage: {
    async seen(platform) {
      const call = await platform.as('solidaire');
      const { id } = (await records(platform)).find((one) => one.adminfrequency === 1 && one.adminsolutions?.drivers.some(({ contacted }: Json) => contacted));
      const { status } = await call('PATCH', `${RECORDS}/${id}`, { body: { punctualOutwardDateChoice: 1, punctualOutwardMinDate: '2026-12-08' } });
      const { adminsolidaryChildId } = (await call('GET', `${RECORDS}/${id}`)).body;
      return [status, (await call('GET', `${RECORDS}/${adminsolidaryChildId}`)).status];
    },
    damaged: [500, 200],
    mended: [200, 200],
  },
  recipientsAccumulate: {
    async seen({ as }) {
      const call = await as('admin');
      const [id, willing] = [await campaignOf(call), await someone(call, 'newsSubscription=true')];
      await choose(call, id, [willing.id]);
      await choose(call, id, [willing.id]);
      return (await call('GET', `/admin/campaigns/${id}`)).body.deliveryCount;
    },
    damaged: 2,
    mended: 1,
  },
  refusedSending: {
    async seen({ as }) {
      const call = await as('admin');
      const [id, willing] = [await campaignOf(call), await someone(call, 'newsSubscription=true')];
      const { status } = await choose(await as('communaute'), id, [willing.id]);
      return [status, (await call('GET', `/admin/campaigns/${id}`)).body.deliveryCount ?? 0];
    },
    damaged: [400, 1],
    mended: [400, 0],
  },
  withdrawnRecipients: {
    async seen({ as, deliveries }) {
      const call = await as('admin');
      const id = await campaignOf(call);
      const [gone, kept] = [await someone(call, 'newsSubscription=true'), await someone(call, 'newsSubscription=true&order[id]=desc')];
      await choose(call, id, [gone.id, kept.id]);
      await call('PATCH', `/admin/users/${gone.id}`, { body: { newsSubscription: false } });
      await call('GET', `/admin/users/send-campaign?campaignId=${id}&mode=1`);
      deliveries.splice(0);
      await call('GET', `/admin/users/send-campaign?campaignId=${id}&mode=2`);
      return [gone.email, kept.email, 'admin@exemple.fr'].map((email) => deliveries.some(({ to }) => to === email));
    },
    damaged: [true, true, true],
    mended: [false, true, false],
  },
  refusedBulkDeletion: {
    async seen({ as }) {
      const { status } = await (await as('membre'))('GET', '/admin/users/delete?selected=300');
      const { body } = await (await as('admin'))('GET', '/admin/users?selected=300');
      return [status, body['hydra:totalItems']];
    },
    damaged: [400, 0],
    mended: [400, 1],
  },
  subjectRemoval: {
    async seen({ as }) {
      const call = await as('solidaire');
      const { body: before } = await call('GET', '/admin/structures/2');
      const subjects = Object.values<Json>(before.subjects).filter(({ removable }) => !removable);
      return (await call('PATCH', '/admin/structures/2', { body: { subjects } })).status;
    },
    damaged: 500,
    mended: 200,
  },
  addressClearing: {
    async seen({ as }) {
      const call = await as('admin');
      const { status } = await call('PATCH', '/admin/communities/7', { body: { address: null } });
      return [status, 'address' in (await call('GET', '/admin/communities/7')).body];
    },
    damaged: [500, true],
    mended: [200, false],
  },
  repeatedProof: {
    async seen({ as }) {
      const call = await as('solidaire');
      const { body: structure } = await call('GET', '/admin/structures/1');
      const { id } = Object.values<Json>(structure.structureProofs).find(({ input }) => input);
      const { body: first } = await call('POST', RECORDS, { body: await request(call, { proofs: [{ id, value: 'ami' }] }) });
      const { adminuserId } = (await call('GET', `${RECORDS}/${first.id}`)).body;
      const { body: second } = await call('POST', RECORDS, { body: await request(call, { beneficiary: { id: adminuserId }, proofs: [{ id, value: 'presse' }] }) });
      return (await call('GET', `${RECORDS}/${second.id}`)).body.adminproofs.map(({ value }: Json) => value);
    },
    damaged: ['ami', 'presse'],
    mended: ['presse'],
  },
  deletionTakesRelayPoints: {
    async seen({ as }) {
      const call = await as('admin');
      const { body: community } = await call('POST', '/admin/communities', { body: { name: 'Le Saintois', validationType: 0, description: 'Trajets', fullDescription: 'Trajets', referrerId: 46 } });
      const { body: type } = await call('POST', '/admin/relaypoint_types', { body: { name: 'Grange', iconId: 1 } });
      const { body: point } = await call('POST', '/admin/relaypoints', { body: { name: 'Grange', status: 1, address: {}, creatorId: 46, relayPointTypeId: type.id } });
      const typeGone = await call('DELETE', `/admin/relaypoint_types/${type.id}`);
      const { relayPointTypeId = null } = (await call('GET', `/admin/relaypoints/${point.id}`)).body;
      await call('PATCH', `/admin/relaypoints/${point.id}`, { body: { communityId: community.id } });
      await call('DELETE', `/admin/communities/${community.id}`);
      return [typeGone.status, relayPointTypeId === type.id, (await call('GET', `/admin/relaypoints/${point.id}`)).status];
    },
    damaged: [204, false, 400],
    mended: [400, true, 200],
  },
  structureDeletion: {
    async seen({ as }) {
      const { status } = await (await as('admin.solidaire'))('DELETE', '/admin/structures/3');
      return status;
    },
    damaged: 204,
    mended: 400,
  },
  deletedUserEditable: {
    async seen({ as }) {
      const call = await as('admin');
      await call('DELETE', '/admin/users/310');
      return [(await call('GET', '/admin/users/310')).status, (await call('PATCH', '/admin/users/310', { body: { givenName: 'Zoé' } })).status];
    },
    damaged: [200, 200],
    mended: [400, 400],
  },
  databaseErrorPage: {
    async seen({ sandbox }) {
      const { token } = await tokensOf(sandbox, 'admin');
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/merge-patch+json', Origin: 'https://ailleurs.example' };
      const sent = new Request('http://platform.test/admin/communities/8', { method: 'PATCH', headers, body: JSON.stringify({ target: 3_000_000_000 }) });
      const { status, headers: answered } = await sandbox.fetch(sent);
      return [status, answered.get('Content-Type')?.split(';')[0], answered.has('Access-Control-Allow-Origin')];
    },
    damaged: [500, 'text/html', false],
    mended: [500, 'application/ld+json', true],
  },
  partnerAfterWrite: {
    async seen({ as }) {
      const call = await as('admin');
      const { id } = await someone(call, 'rezoKit=true&identityStatus[]=0');
      const { status } = await call('POST', '/admin/identity_proofs', { body: { user: `/users/${id}` } });
      return [status, (await call('GET', `/admin/users/${id}`)).body.identityStatus];
    },
    damaged: [500, 2],
    mended: [201, 2],
  },
  secondProofPending: {
    async seen({ as }) {
      const [call, admin] = [await as('membre'), await as('admin')];
      const send = () => {
        const form = new FormData();
        form.set('file', new Blob(['x'], { type: 'image/png' }), 'CNI.png');
        return call('POST', '/identity_proofs', { body: form });
      };
      const [first, second] = [await send(), await send()];
      const [me] = (await admin('GET', '/admin/users?email=membre@')).body['hydra:member'];
      return [first.status, second.status, me.identityStatus, me.identityProofs.map(({ status }: Json) => status)];
    },
    damaged: [201, 500, 4, [1, 4]],
    mended: [201, 201, 1, [1, 4]],
  },
};

async function open(mended: readonly PlatformFaultName[]): Promise<Platform> {
  const deliveries: Delivery[] = [];
  const sandbox = await openSandbox({ mended, onDelivery: (delivery) => deliveries.push(delivery) });
  return { sandbox, deliveries, as: (role) => signIn(sandbox, role) };
}

let platforms: [faulty: Platform, mended: Platform];

beforeAll(async () => {
  platforms = [await open([]), await open(PLATFORM_FAULTS)];
});
afterAll(async () => {
  for (const { sandbox } of platforms) await sandbox.close();
});

test.each(PLATFORM_FAULTS)('the fault %s does its damage, and none where the platform has mended it', async (name) => {
  const { seen, damaged, mended } = ROWS[name];
  const [faulty, healthy] = platforms;
  expect([await seen(faulty), await seen(healthy)]).toEqual([damaged, mended]);
});
