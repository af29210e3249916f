import type { RecordData } from '../../../src/engine/model/Schema';
import { databaseRefused, Refusal } from '../http/Refusal';
import { findRow, type Row } from '../store/rows';
import type { RequestContext } from '../World';
import { giveTrip, insertRecord, noted, recordsOf, storeRecord } from './newRecord';
import { choicesOf, PUNCTUAL_CHOICES } from './readJourney';
import { failed, nextNumber } from './recordBody';
import { isSet, isTrue } from './sentValues';
import { documentOf, type Journey, recordOf, REPLACED, type SolidaryRecord } from './SolidaryRecord';
import { mondayTime } from './wholeJourney';

const EXACT = 1;
const NO_RETURN = 1;

/**
 * Makes a record from another one, which is thereby closed (contract requests.edit). The copy is stored before its trip is made. If the trip cannot
 * be made, an unreadable copy stays behind, and the first record cannot be copied again.
 */
export async function copyRecord(row: Row, asked: RecordData, structure: Row, context: RequestContext): Promise<Row> {
  const record = recordOf(row);
  if (record.solidaryChildId !== undefined) throw databaseRefused(`Duplicate entry "${row.id}" for key "solidary_id"`);
  const isRegular = isSet(asked.regular) ? isTrue(asked.regular) : record.journey.frequency !== 1;
  const sent = choicesOf(asked);
  const kept = isRegular ? ['regularDateChoice'] : PUNCTUAL_CHOICES;
  const choices = { ...record.journey.choices, ...Object.fromEntries(Object.entries(sent).filter(([name]) => kept.includes(name))) };
  const { id } = await insertRecord({ ...(await partsOf(record, context)), solidaryId: row.id }, choices, context);
  await storeRecord({ id: row.id, document: documentOf({ ...record, solidaryChildId: id }) }, context);
  const when = isRegular ? regularAsked(record, asked) : punctualAsked(record, asked);
  const inserted = (await findRow(context.world.db, recordsOf(context), id)) ?? failed(`No record ${id}`);
  const copy = await giveTrip(inserted, { ...when, regular: isRegular, ...placesOf(record, asked) }, structure, context);
  await noted({ id: row.id, document: documentOf({ ...record, solidaryChildId: id, status: REPLACED }) }, 'solidary_deeply_updated', context);
  const hasMessage = record.solutions.some(({ messages }) => messages.length > 0);
  if (hasMessage && context.world.faults.has('copyWithMessage')) throw new Refusal(500, 'find() must return an instance of Message, null returned');
  return copy;
}

/** The subject and needs of the copy. Those written for one record alone are created again. */
async function partsOf({ structureId, userId, subjectId, subject, hasOwnSubject, needs }: SolidaryRecord, context: RequestContext) {
  const own = async (isOwn: boolean | undefined, id: number): Promise<number> => (isOwn === true ? nextNumber(context) : id);
  const copied = await Promise.all(needs.map(async (need) => ({ ...need, id: await own(need.private, need.id) })));
  return { structureId, userId, subject, hasOwnSubject, needs: copied, ...(subjectId !== undefined && { subjectId: await own(hasOwnSubject, subjectId) }) };
}

function placesOf({ origin, destination }: SolidaryRecord, asked: RecordData): RecordData {
  return { origin: asked.origin ?? origin, destination: isTrue(asked.destinationAny) ? null : (asked.destination ?? destination) };
}

function regularAsked({ journey }: SolidaryRecord, asked: RecordData): RecordData {
  const { regularMinDate, regularMaxDate, regularSchedules } = asked;
  return { regularMinDate: regularMinDate ?? journey.fromDate, regularMaxDate: regularMaxDate ?? there(journey.toDate), regularSchedules: regularSchedules ?? journey.schedules };
}

/**
 * The request for a copy's punctual trip. What is not sent is taken from the existing trip. Where a choice is not sent, the dates and hours that
 * belong to it are taken from there too, even if they are sent; if the existing trip has another frequency and lacks them, that is an error.
 */
function punctualAsked({ journey }: SolidaryRecord, asked: RecordData): RecordData {
  const [dateChoice, timeChoice, returnChoice] = PUNCTUAL_CHOICES.map((name) => asked[name] ?? journey.choices[name]);
  const when: RecordData = {
    punctualOutwardDateChoice: dateChoice,
    punctualOutwardTimeChoice: timeChoice,
    punctualReturnDateChoice: returnChoice,
    punctualOutwardMinDate: asked.punctualOutwardMinDate ?? journey.fromDate,
    punctualOutwardMaxDate: asked.punctualOutwardMaxDate ?? journey.toDate,
    punctualOutwardMinTime: asked.punctualOutwardMinTime ?? there(hourOf(journey, 'outward') ?? mondayTime(journey, 'outwardTime')),
    punctualReturnDate: asked.punctualReturnDate ?? journey.returnDate,
    punctualReturnTime: asked.punctualReturnTime ?? (journey.isRoundTrip ? there(hourOf(journey, 'return') ?? mondayTime(journey, 'returnTime')) : undefined),
  };
  if (!isSet(asked.punctualOutwardDateChoice)) Object.assign(when, { punctualOutwardMinDate: journey.fromDate }, dateChoice !== EXACT && { punctualOutwardMaxDate: there(journey.toDate) });
  if (!isSet(asked.punctualOutwardTimeChoice)) when.punctualOutwardMinTime = there(hourOf(journey, 'outward'));
  if (!isSet(asked.punctualReturnDateChoice) && returnChoice !== NO_RETURN) Object.assign(when, { punctualReturnDate: there(journey.returnDate), punctualReturnTime: there(hourOf(journey, 'return')) });
  return when;
}

/** The hour of a punctual trip; other trips have an hour for each day instead. */
function hourOf(journey: Journey, way: 'outward' | 'return'): string | undefined {
  return journey.frequency === 1 ? journey[way]?.time.slice(0, 5) : undefined;
}

function there(value: string | undefined): string {
  return value ?? failed('Call to a member function format() on null');
}
