import type { RecordData } from '../../../src/engine/model/Schema';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';
import { giveTrip, insertRecord } from './newRecord';
import { choicesOf } from './readJourney';
import { failed, knownSubject, markUsed, ownNeed, ownSubject, readNeeds, requireStructure, type Subject } from './recordBody';
import { attach, readPerson, storePerson } from './recordPerson';
import { addedProofs, proofsIn, readProofs, storeProofs } from './recordProofs';
import { isSet, isTrue } from './sentValues';

/**
 * Creates a record (contract requests.create). Whatever the database would refuse, or the body names and does not exist, is found before anything
 * is stored. A trip that cannot be made is found afterwards: the account, the proofs and a record without a trip stay.
 */
export async function createRecord(body: RecordData, context: RequestContext): Promise<Row> {
  checkAsked(body);
  const structure = await requireStructure(body.structure, context);
  const person = await readPerson(body.beneficiary, structure.document, context);
  const proofs = await readProofs(body.proofs, context);
  const subject = await readSubject(body, context);
  const own = isSet(body.additionalNeed) ? [await ownNeed(body.additionalNeed, context)] : [];
  const needs = [...(await readNeeds(body.needs, context)), ...own];

  const user = await storePerson(person, context);
  const owner = { structureId: structure.id, userId: user.id };
  await attach(user, structure.id, context);
  await storeProofs(owner, await addedProofs(await proofsIn(owner, context), proofs, context), context);
  await markUsed({ subjects: [subject.subjectId], needs: needs.map(({ id }) => id), structureProofs: proofs.map(({ definition }) => definition.id) }, context);
  const record = await insertRecord({ ...owner, ...subject, needs }, choicesOf(body), context);
  if (subject.subjectId === undefined) return failed('Call to a member function getId() on null');
  return giveTrip(record, { ...body, destination: isTrue(body.destinationAny) ? null : body.destination }, structure, context);
}

/** Checks that the body has what is always required, before anything is looked up. */
function checkAsked(body: RecordData): void {
  for (const name of ['beneficiary', 'structure', 'origin', 'regular']) if (!isSet(body[name])) failed(`${name} is required`);
  if (!isSet(body.destination) && !isTrue(body.destinationAny)) failed('Destination is required');
  checkChoices(body);
}

const CHOICES_OF_FOUR = ['punctualOutwardDateChoice', 'punctualOutwardTimeChoice'];

/** Checks what the frequency requires: the week and its end, or the dates and hours that the choices demand. */
export function checkChoices(body: RecordData): void {
  if (isTrue(body.regular)) {
    for (const name of ['regularSchedules', 'regularDateChoice']) if (!isSet(body[name])) failed(`${name} is required`);
    return;
  }
  for (const name of CHOICES_OF_FOUR) if (![1, 2, 3, 4].includes(Number(body[name] ?? 0))) failed(`${name} is required, from 1 to 4`);
}

/** The subject of a record. A text of its own takes precedence over a subject of the structure. */
async function readSubject({ adminsubject, additionalSubject }: RecordData, context: RequestContext): Promise<Subject> {
  const known = isSet(adminsubject) ? await knownSubject(adminsubject, context) : {};
  return isSet(additionalSubject) ? ownSubject(additionalSubject, context) : known;
}
