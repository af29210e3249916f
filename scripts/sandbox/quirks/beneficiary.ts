import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
import { storedHome } from '../geography/addresses';
import { USERS_PATH } from '../session/users';
import { attachedTo, attachmentsOf, SEEDED_BENEFICIARIES } from '../solidary/attachments';
import { peopleScope, personProperties, shownProofs, shownStructures, validate } from '../solidary/people';
import { beneficiaryDocument } from '../solidary/personSeed';
import { shownDiaries } from '../solidary/presentRecord';
import { ownColumn } from '../store/columns';
import { findRow, type Row, updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import type { Draft, Quirk, Verb } from './Quirk';

const ROLES = { accepted: 12, candidate: 172 };
const WRITTEN = ['givenName', 'familyName', 'email', 'telephone', 'gender', 'birthDate', 'newsSubscription', 'homeAddress'];

/** Solidary contract 9: no creation, no deletion; a body read by hand, where nothing empties a field. */
export const beneficiary: Quirk = {
  iri: '/solidary_beneficiaries',
  type: 'SolidaryBeneficiary',
  permissions: { list: 'solidary_beneficiary_list', item: 'solidary_beneficiary_list', update: 'solidary_beneficiary_update' },
  properties: { ...personProperties, ...Object.fromEntries(WRITTEN.map((name) => [name, handRead(personProperties[name] ?? {})])) },
  listed: ['id', 'email', 'gender', 'telephone', 'givenName', 'familyName', 'structures'],
  declaresNoFilter: true,
  filters: {
    givenName: { kind: 'partial', column: 'givenName' },
    familyName: { kind: 'partial', column: 'familyName' },
    email: { kind: 'partial', column: 'email' },
    telephone: { kind: 'exact', column: 'telephone' },
  },
  order: ['id', 'givenName', 'familyName', 'email', 'telephone'],
  columns: [ownColumn('userId', 'number'), { field: 'attachedTo', kind: 'text', value: attachedTo }],
  itemKeepsNulls: true,
  unknownId: 'error',
  required: [],
  scope: peopleScope,
  beforeWrite: readBody,
  afterWrite: changeUser,
  present: presentBeneficiaries,
  seed: { rows: SEEDED_BENEFICIARIES, document: beneficiaryDocument },
};

function handRead({ readOnly: _readOnly, type, ...schema }: Schema): Schema {
  return { ...schema, type: [...[type ?? []].flat(), 'null'] };
}

/** A decision goes alone; otherwise what is sent and not null, the address where there is one already. */
async function readBody(draft: Draft, context: RequestContext): Promise<void> {
  const { sent, document, before } = draft;
  const stored = before?.document ?? {};
  delete document.validation;
  for (const name of WRITTEN) {
    const isKept = 'validation' in sent || sent[name] === null || (name === 'homeAddress' && !stored.homeAddress);
    if (isKept) document[name] = stored[name];
  }
  if ('validation' in sent) return validate(document, sent.validation, ROLES, context);
  if (document.homeAddress && document.homeAddress !== stored.homeAddress) document.homeAddress = storedHome(document.homeAddress as RecordData);
}

/** What is known of a person is kept in their account. */
async function changeUser({ sent }: Draft, { document }: Row, { world }: RequestContext): Promise<void> {
  const users = world.collections.get(USERS_PATH);
  const user = users && (await findRow(world.db, users, document.userId as number));
  if (!users || !user || 'validation' in sent) return;
  const known = Object.fromEntries(WRITTEN.filter((name) => name in document).map((name) => [name, document[name]]));
  await updateRows(world.db, users, [{ id: user.id, document: { ...user.document, ...known } }]);
}

async function presentBeneficiaries(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  for (const record of records) {
    const attachments = attachmentsOf(record);
    record.structures = await shownStructures(attachments, 'beneficiary', context);
    if (as === 'list') continue;
    record.proofs = await shownProofs(attachments, 'beneficiary', context);
    // Those of each structure take the place of those before (solidary contract 9.3).
    record.diaries = await shownDiaries(record.userId, attachments.at(-1)?.structureId, context);
  }
}
