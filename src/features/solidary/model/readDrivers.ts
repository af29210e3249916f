import type { RecordData } from '@/engine/model/Schema';
import { momentOf } from './momentOf';
import { clockOf, dayOf, defined, idOf, isTrue, numberOf, objectOf, personOf, rowsOf, slotsOf, textOf, weekHoursOf } from './read';
import type { ChosenDriver, Message, Solution, Way } from './SolidaryCase';

/** The direction of a returning advertisement; any other value means outward (contract requests.codes). */
const RETURN = 3;

/**
 * Reads the chosen drivers (contract requests.solutions): one for each person, with a solution for each direction. `wayOf` gives the direction of a
 * match, which volunteers do not have. Never throws.
 */
export function readDrivers(value: unknown, wayOf: (matchingId: number) => Way | undefined): ChosenDriver[] {
  const { drivers, threads } = objectOf(value);
  const chosen = new Map<string, ChosenDriver>();
  for (const row of rowsOf(drivers)) {
    const id = idOf(row['id']);
    if (id === undefined) continue;
    const driver = readDriver(row, id);
    const solution = readSolution(row, id, wayOf, objectOf(threads)[id]);
    const known = chosen.get(driver.key);
    chosen.set(driver.key, known ? { ...known, solutions: [...known.solutions, solution] } : { ...driver, solutions: [solution] });
  }
  return [...chosen.values()];
}

function readDriver(row: RecordData, id: number): Omit<ChosenDriver, 'solutions'> {
  const kind = row['type'] === 'transporter' ? 'transporter' : 'carpooler';
  const userId = idOf(row['userId']);
  return { ...personOf(row, '', userId), ...defined({ telephone: textOf(row['telephone']) }), kind, key: `${kind}-${userId ?? `of-${id}`}` };
}

function readSolution(row: RecordData, id: number, wayOf: (matchingId: number) => Way | undefined, thread: unknown): Solution {
  const matchingId = idOf(row['matchingId']);
  const way = saidWay(row) ?? (matchingId === undefined ? undefined : wayOf(matchingId));
  const side = objectOf(way && row[way]);
  const messages = readThread(thread);
  const isContacted = isTrue(row['contacted']) || messages.length > 0;
  return {
    id,
    isContacted,
    messages,
    schedule: weekHoursOf(way && objectOf(row['schedule'])[way]),
    available: slotsOf(row),
    ...defined({
      matchingId,
      way,
      // Without an ask, the platform gives the first status, which would mean that a message was sent.
      askStatus: isContacted ? numberOf(row['status']) : undefined,
      fromDate: dayOf(side['fromDate']),
      toDate: dayOf(side['toDate']),
      fromTime: clockOf(side['fromTime']),
    }),
  };
}

function saidWay(row: RecordData): Way | undefined {
  const way = numberOf(row['way']);
  if (way === undefined) return undefined;
  return way === RETURN ? 'return' : 'outward';
}

function readThread(value: unknown): Message[] {
  const messages = rowsOf(value).flatMap((row): Message[] => {
    const text = textOf(row['text']);
    if (text === undefined) return [];
    const people = { author: personOf(row, 'poster', idOf(row['posterId'])), delegate: personOf(row, 'delegate') };
    return [{ text, date: textOf(row['date']) ?? '', ...defined(people) }];
  });
  return messages.toSorted((one, other) => momentOf(one.date) - momentOf(other.date));
}
