import type { RecordData } from '../../../src/engine/model/Schema';
import { attachedTo, attachmentsOf, SEEDED_BENEFICIARIES } from '../solidary/attachments';
import { peopleScope, personProperties, shownProofs, shownStructures } from '../solidary/people';
import { addPersonRoutes } from '../solidary/personRoutes';
import { beneficiaryDocument } from '../solidary/personSeed';
import { shownDiaries } from '../solidary/presentRecord';
import { failed } from '../solidary/recordBody';
import { changedPerson, findBeneficiary, requireUser, storeBeneficiary, storePerson } from '../solidary/recordPerson';
import { shownPerson } from '../solidary/shownPerson';
import { followRoles, judged } from '../solidary/validation';
import { ownColumn } from '../store/columns';
import type { Row } from '../store/rows';
import type { Quirk, RequestContext, Verb } from '../World';
import { BENEFICIARIES_PATH } from './paths';

const ROLES = { accepted: 12, candidate: 172 };

/** Beneficiaries (contract people.change): they are neither created nor deleted here. The body is read by hand, and nothing can empty a field. */
export const beneficiary: Quirk = {
  iri: '/solidary_beneficiaries',
  type: 'SolidaryBeneficiary',
  permissions: { list: 'solidary_beneficiary_list', item: 'solidary_beneficiary_list', update: 'solidary_beneficiary_update' },
  properties: personProperties,
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
  unknownId: 'error',
  scope: peopleScope,
  present: presentRows,
  routes: (app, world) => addPersonRoutes(app, world, { path: BENEFICIARIES_PATH, show, change }),
  seed: { rows: SEEDED_BENEFICIARIES, document: beneficiaryDocument },
};

async function presentRows(records: RecordData[], _as: Verb, context: RequestContext): Promise<void> {
  for (const record of records) record.structures = await shownStructures(attachmentsOf(record), 'beneficiary', context);
}

async function show({ document }: Row, context: RequestContext): Promise<RecordData> {
  const attachments = attachmentsOf(document);
  return {
    ...shownPerson(document, context),
    structures: await shownStructures(attachments, 'beneficiary', context),
    proofs: await shownProofs(attachments, 'beneficiary', context),
    // The platform overwrites the diaries of each structure with those of the next, so only the last ones remain (contract people.fields).
    diaries: await shownDiaries(document.userId, attachments.at(-1)?.structureId, context),
  };
}

/** A decision about a candidacy is handled alone; any other body changes the account, as a request's does. */
async function change({ id, document }: Row, body: RecordData, context: RequestContext): Promise<RecordData> {
  const userId = document.userId as number;
  if ('validation' in body) {
    const { attachments } = judged(document, body.validation);
    const row = { id, document: { ...document, attachments } };
    await storeBeneficiary(row, context);
    await followRoles(userId, attachments, ROLES, context);
    return show(row, context);
  }
  await storePerson(await changedPerson(await requireUser(userId, context), body, context), context);
  return show((await findBeneficiary(userId, context)) ?? failed('Not a beneficiary'), context);
}
