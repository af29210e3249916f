import type { RecordData } from '../../../src/engine/Resource';
import { toWireTime } from '../http/times';
import { RECORDS_PATH } from '../quirks/paths';
import { type Row, updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import { addRecord } from './createRecord';
import { CHOICES, readJourney, WHEN_KEYS } from './readJourney';
import { failed, keptKeys, markUsed, readNeeds, readOwnNeed, readPlace, readSubject, requireStructure } from './recordBody';
import { changePerson, requireUser, writeProofs } from './recordPerson';
import { documentOf, type Need, recordOf, REPLACED, type SolidaryRecord } from './SolidaryRecord';

const PUNCTUAL = 1;
const REGULAR = 2;
const EXACT = 1;
const NO_RETURN = 1;
const UNTIL = 3;
const CHOSEN_RETURN = 5;
const COORDINATES = ['latitude', 'longitude'];

/**
 * An edit (solidary contract 7.7). Where it touches the journey, and whatever it touches of a record whose date was chosen in the form, a
 * copy is made with another number, and the one that was edited is over. The row to answer with: the copy, when there is one.
 */
export async function editRecord(row: Row, body: RecordData, context: RequestContext): Promise<Row> {
  const before = recordOf(row);
  const structure = await requireStructure(before.structureId, context);
  const asked = await readEdit(before, body, structure, context);
  const isDeep = isDeepEdit(before, body);
  // Read before anything is written: it refuses.
  const journey = isDeep ? readJourney(completed(before, body), structure.document) : before.journey;
  if (body.proofs !== undefined) await writeProofs(before.userId, structure, body.proofs, context);
  if (typeof body.beneficiary === 'object' && body.beneficiary !== null) await changePerson(await requireUser(before.userId, context), body.beneficiary as RecordData, context);
  await markUsed(structure, { subjects: [asked.subjectId], needs: asked.needs.map(({ id }) => id) }, context);
  const { givenName, familyName, telephone } = (await requireUser(before.userId, context)).document;
  const edited = { ...before, ...asked, givenName, familyName, telephone };
  if (isDeep) return replace(row.id, { ...edited, ...placesOf(before, body), journey }, context);
  const after = { id: row.id, document: documentOf(edited) };
  await updateRows(context.world.db, recordsOf(context), [after]);
  return after;
}

async function readEdit(before: SolidaryRecord, body: RecordData, structure: Row, context: RequestContext): Promise<Pick<SolidaryRecord, 'subjectId' | 'subject' | 'needs'>> {
  const isSubjectSent = 'adminsubject' in body || 'additionalSubject' in body;
  const { subjectId, subject } = isSubjectSent ? await readSubject(body, structure, context) : before;
  const ofStructure = 'needs' in body ? readNeeds(body.needs, structure) : before.needs.filter((need) => !need.private);
  return { subjectId, subject, needs: [...ofStructure, ...(await ownNeeds(before.needs, body, context))] };
}

/** A text sets or renames the need of this record alone, an empty one removes it, none leaves it. */
async function ownNeeds(before: readonly Need[], body: RecordData, context: RequestContext): Promise<Need[]> {
  const own = before.filter((need) => need.private);
  if (!('additionalNeed' in body)) return own;
  const [kept] = own;
  const made = await readOwnNeed(body.additionalNeed, context);
  return made.map((need) => (kept ? { ...need, id: kept.id } : need));
}

/** The stored choices of date and time count as if they were sent. */
function isDeepEdit({ journey, origin, destination }: SolidaryRecord, body: RecordData): boolean {
  if (body.destinationAny === true || 'regular' in body || WHEN_KEYS.some((key) => key in body)) return true;
  if (CHOICES.some((name) => name.startsWith('punctual') && name in journey.choices)) return true;
  return differs(origin, body.origin) || differs(destination, body.destination);
}

function differs(stored: RecordData, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return false;
  return Object.entries(keptKeys(sent as RecordData)).some(([key, value]) => (COORDINATES.includes(key) ? Number(value) !== Number(stored[key]) : (value ?? null) !== (stored[key] ?? null)));
}

function placesOf({ origin, destination }: SolidaryRecord, body: RecordData): Pick<SolidaryRecord, 'origin' | 'destination'> {
  const from = body.origin ? readPlace(body.origin, 'Origin') : origin;
  if (body.destinationAny === true) return { origin: from, destination: from };
  return { origin: from, destination: body.destination ? readPlace(body.destination, 'Destination') : destination };
}

/** What is not sent of when is taken from before; a flexible record becomes a regular one unless the body says that it is not. */
function completed({ journey }: SolidaryRecord, body: RecordData): RecordData {
  const { fromDate, toDate, returnDate, outward, choices } = journey;
  return {
    regular: journey.frequency !== PUNCTUAL,
    regularDateChoice: UNTIL,
    regularMinDate: fromDate,
    regularMaxDate: toDate ?? fromDate,
    regularSchedules: journey.schedules,
    punctualOutwardDateChoice: EXACT,
    punctualOutwardTimeChoice: EXACT,
    punctualReturnDateChoice: journey.isRoundTrip && journey.frequency !== REGULAR ? CHOSEN_RETURN : NO_RETURN,
    punctualOutwardMinDate: fromDate,
    punctualOutwardMaxDate: toDate ?? fromDate,
    punctualOutwardMinTime: outward?.time,
    punctualReturnDate: returnDate,
    punctualReturnTime: journey.return?.time,
    ...choices,
    ...body,
  };
}

/** The copy, and the end of the one it was made from. */
async function replace(id: number, edited: SolidaryRecord, context: RequestContext): Promise<Row> {
  const { structureId, userId, subjectId, subject, needs, origin, destination, journey } = edited;
  const copy = await addRecord({ structureId, userId, subjectId, subject, needs, origin, destination, journey, solidaryId: id }, context);
  const [row] = await context.world.db.query<Row>(`select id, document from ${recordsOf(context).name} where id = $1`, [id]);
  const before = recordOf(row ?? failed(`No record ${id}`));
  // Two copies of one record make every later read of it fail (solidary contract 23 e).
  const hasCopy = before.solidaryChildId !== undefined;
  const date = toWireTime(context.world.now());
  const entry = { action: 'solidary_deeply_updated', comment: null, progression: before.progression, authorId: context.caller.id, userId, date };
  const ended = { ...before, status: REPLACED, solidaryChildId: copy.id, diary: [entry, ...before.diary], ...(hasCopy && { hasTwoCopies: true }) };
  await updateRows(context.world.db, recordsOf(context), [{ id, document: documentOf(ended) }]);
  return copy;
}

function recordsOf({ world }: RequestContext) {
  return world.collections.get(RECORDS_PATH) ?? failed('No records');
}
