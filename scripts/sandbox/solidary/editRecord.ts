import type { RecordData } from '../../../src/engine/model/Schema';
import { readAddress } from '../geography/addresses';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';
import { copyRecord } from './copyRecord';
import { checkChoices } from './createRecord';
import { storeRecord } from './newRecord';
import { PUNCTUAL_CHOICES, readTrip } from './readJourney';
import { keptKeys, knownSubject, markUsed, ownNeed, ownSubject, PLACE_KEYS, readNeeds, requireStructure, type Subject } from './recordBody';
import { changedPerson, requireUser, storePerson } from './recordPerson';
import { editedProofs, proofsIn, readProofs, storeProofs } from './recordProofs';
import { isObject, isSet, isTrue } from './sentValues';
import { documentOf, type Need, recordOf, type SolidaryRecord } from './SolidaryRecord';
import { refuseUnreadable } from './unreadable';
import { wholeJourney } from './wholeJourney';

const COORDINATES = ['latitude', 'longitude'];
/** The keys of a punctual trip besides its choices. The last possible day is missing, because a change of it alone is not noticed. */
const PUNCTUAL_KEYS = ['punctualOutwardMinDate', 'punctualOutwardMinTime', 'punctualReturnDate', 'punctualReturnTime'];
const REGULAR_KEYS = ['regularSchedules', 'regularMinDate', 'regularMaxDate'];

/**
 * Edits a record (contract requests.edit). Proofs, needs, subject and account are stored first, and only then is the journey looked at. If the edit
 * changes the journey, a copy with another id is made, and the edited record is closed. Answers the row to show: the copy, if there is one.
 */
export async function editRecord(row: Row, body: RecordData, context: RequestContext): Promise<Row> {
  const structure = await requireStructure(recordOf(row).structureId, context);
  const sent = context.world.faults.has('incompleteJourneyEdit') ? body : completed(row, body, structure, context);
  const edited = await storeFirstPart(row, sent, context);
  const record = recordOf(edited);
  refuseUnreadable(row.id, record, context);
  const asked = askedOfCopy(record, sent);
  return asked ? copyRecord(edited, asked, structure, context) : edited;
}

/** The body as a platform without the fault "incompleteJourneyEdit" would take it: the journey is completed, and checked before anything is stored. */
function completed(row: Row, body: RecordData, structure: Row, context: RequestContext): RecordData {
  const record = recordOf(row);
  if (!isSet(body.regular) && !askedOfCopy(record, body)) return body;
  const whole = { ...wholeJourney(record), ...body };
  readTrip(whole, structure.document, context.world.now());
  return whole;
}

/** Stores the first part of an edit, as a whole or not at all. */
async function storeFirstPart(row: Row, body: RecordData, context: RequestContext): Promise<Row> {
  const before = recordOf(row);
  const sent = 'proofs' in body ? await readProofs(body.proofs, context) : [];
  const proofs = await editedProofs(await proofsIn(before, context), sent, context);
  const needs = await editedNeeds(before.needs, body, context);
  const subject = await editedSubject(before, body, context);
  const person = isObject(body.beneficiary) ? await changedPerson(await requireUser(before.userId, context), body.beneficiary, context) : undefined;

  if (sent.length > 0) await storeProofs(before, proofs, context);
  if (person) await storePerson(person, context);
  await markUsed({ subjects: [subject.subjectId], needs: needs.map(({ id }) => id), structureProofs: sent.map(({ definition }) => definition.id) }, context);
  const { givenName, familyName, telephone } = (await requireUser(before.userId, context)).document;
  return storeRecord({ id: row.id, document: documentOf({ ...before, ...subject, needs, givenName, familyName, telephone }) }, context);
}

async function editedNeeds(before: readonly Need[], body: RecordData, context: RequestContext): Promise<Need[]> {
  const shared = isSet(body.needs) ? await readNeeds(body.needs, context) : before.filter((need) => !need.private);
  return [...shared, ...(await ownNeeds(before, body, context))];
}

/** The record's own needs after an edit. A text sets or renames its own need, an empty text removes it, and no text leaves it. */
async function ownNeeds(before: readonly Need[], body: RecordData, context: RequestContext): Promise<Need[]> {
  const own = before.filter((need) => need.private);
  if (!('additionalNeed' in body)) return own;
  if (!isSet(body.additionalNeed) || body.additionalNeed === '') return [];
  const made = await ownNeed(body.additionalNeed, context);
  return [{ ...made, id: own[0]?.id ?? made.id }];
}

/** The subject after an edit. A text is only looked at when no subject of the structure is named; it then renames the record's own subject. */
async function editedSubject({ subjectId, subject, hasOwnSubject }: SolidaryRecord, body: RecordData, context: RequestContext): Promise<Subject> {
  if ('adminsubject' in body) return knownSubject(body.adminsubject, context);
  if (!isSet(body.additionalSubject)) return { subjectId, subject, hasOwnSubject };
  const made = await ownSubject(body.additionalSubject, context);
  return hasOwnSubject === true ? { ...made, subjectId } : made;
}

/** What the copy is made from, or nothing when the journey does not change. The stored choices count as if they were sent. */
function askedOfCopy({ journey, origin, destination }: SolidaryRecord, body: RecordData): RecordData | undefined {
  if (differs(origin, body.origin) || differs(destination, body.destination) || isTrue(body.destinationAny)) return body;
  if (isSet(body.regular)) {
    checkChoices(body);
    return body;
  }
  const filled: RecordData = { ...body };
  for (const name of PUNCTUAL_CHOICES) filled[name] = body[name] ?? journey.choices[name];
  const keys = [...PUNCTUAL_CHOICES, ...PUNCTUAL_KEYS, ...(journey.frequency === 1 ? [] : REGULAR_KEYS)];
  return keys.some((name) => isSet(filled[name])) ? filled : undefined;
}

/** Whether a sent place differs from the stored one, compared in the form in which it is read, whose street may come from its address. */
function differs(place: RecordData, sent: unknown): boolean {
  if (!isObject(sent)) return false;
  const stored = readAddress(place);
  return Object.entries(keptKeys(sent, PLACE_KEYS)).some(([key, value]) => (COORDINATES.includes(key) ? Number(value) !== Number(stored[key]) : value !== (stored[key] ?? null)));
}
