import type { RecordData } from '../../../src/engine/Resource';
import { toWireTime } from '../http/times';
import { attachedTo, attachmentsOf, SEEDED_VOLUNTEERS } from '../solidary/attachments';
import { peopleScope, personProperties, shownProofs, shownStructures, validate } from '../solidary/people';
import { volunteerDocument } from '../solidary/personSeed';
import { checkTimes, each, readTimes, SLOTS, WINDOWS } from '../solidary/weekFields';
import { ownColumn } from '../store/columns';
import { Refusal } from '../http/Refusal';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';
import type { Draft, Quirk, Verb } from './Quirk';

const ROLES = { accepted: 11, candidate: 171 };

/** Solidary contract 10: only when somebody drives, and whether they may, can be changed. */
export const volunteer: Quirk = {
  iri: '/solidary_volunteers',
  type: 'SolidaryVolunteer',
  permissions: { list: 'solidary_volunteer_list', item: 'solidary_volunteer_list', update: 'solidary_volunteer_update' },
  properties: {
    ...personProperties,
    maxDistance: { type: 'integer', readOnly: true },
    ...each(WINDOWS, { type: ['string', 'null'] }),
    // What is no boolean is no refusal here, but a crash.
    ...each(SLOTS, {}),
  },
  listed: ['id', 'email', 'givenName', 'familyName', 'homeAddress', 'structures', ...WINDOWS, ...SLOTS],
  declaresNoFilter: true,
  filters: {
    givenName: { kind: 'partial', column: 'givenName' },
    familyName: { kind: 'partial', column: 'familyName' },
    'user.email': { kind: 'partial', column: 'email' },
    'user.telephone': { kind: 'exact', column: 'telephone' },
  },
  order: ['id', 'givenName', 'familyName'],
  columns: [ownColumn('userId', 'number'), { field: 'attachedTo', kind: 'text', value: attachedTo }],
  itemKeepsNulls: true,
  unknownId: 'error',
  required: [],
  scope: peopleScope,
  beforeWrite: readBody,
  afterWrite: rematch,
  present: presentVolunteers,
  seed: { rows: SEEDED_VOLUNTEERS, document: volunteerDocument },
};

/** A time that is null becomes that of the clock, a flag that is none a crash (solidary contract 10.4). */
async function readBody({ sent, document }: Draft, context: RequestContext): Promise<void> {
  checkTimes(sent, WINDOWS);
  for (const name of WINDOWS) if (name in sent && sent[name] === null) document[name] = toWireTime(context.world.now());
  for (const name of SLOTS) if (name in sent && typeof sent[name] !== 'boolean') throw new Refusal(500, `set${name}() must be of the type bool`);
  delete document.validation;
  if ('validation' in sent) await validate(document, sent.validation, ROLES, context);
}

/** Who is accepted is matched with the requests of the structure, which fails here and there once everything is written (solidary contract 23). */
async function rematch({ sent }: Draft, { document }: Row): Promise<void> {
  const { validate: decision } = (sent.validation ?? {}) as RecordData;
  if (decision === true && document.breaksMatching === true) throw new Refusal(500, 'Call to a member function getAddress() on null');
}

async function presentVolunteers(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  for (const record of records) {
    const attachments = attachmentsOf(record);
    record.structures = await shownStructures(attachments, 'volunteer', context);
    if (as !== 'update') readTimes(record, WINDOWS);
    if (as === 'list') continue;
    record.proofs = await shownProofs(attachments, 'volunteer', context);
    record.diaries = [];
  }
}
