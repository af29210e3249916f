import type { Recorded } from './Interview';
import { type Shape, withoutMark } from './shapes';

/** How many of the compared things are the same. */
export interface Share {
  same: number;
  of: number;
}

export interface Comparison {
  /** The questions whose answers have the same status. */
  status: Share;
  /** Among the questions that pick values, those with the same values. */
  values: Share;
  /** Among successful answers in JSON, those with exactly the same keys, down to four objects deep. */
  keys: Share;
  /** Among refusals with the same status, those with the same form, message and violations. */
  refusal: Share;
  /** The questions that only one of the servers was asked. */
  notAsked: string[];
  differences: Difference[];
}

export interface Difference {
  name: string;
  kind: 'status' | 'values' | 'keys' | 'refusal';
  /** The answers of the first server and the second. */
  text: string;
}

/** Compares the answers of a server with the recorded answers of the platform. */
export function compareAnswers(answers: readonly Recorded[], recording: readonly Recorded[]): Comparison {
  const byName = new Map(answers.map((answer) => [answer.name, answer]));
  const shares = { status: { same: 0, of: 0 }, values: { same: 0, of: 0 }, keys: { same: 0, of: 0 }, refusal: { same: 0, of: 0 } };
  const notAsked: string[] = [];
  const differences: Difference[] = [];
  for (const recorded of recording) {
    const answer = byName.get(recorded.name);
    if (!answer) {
      notAsked.push(recorded.name);
      continue;
    }
    for (const [kind, text] of comparedParts(answer, recorded)) {
      shares[kind].of += 1;
      if (text === undefined) shares[kind].same += 1;
      else differences.push({ name: recorded.name, kind, text });
    }
  }
  return { ...shares, notAsked, differences };
}

/** The parts of an answer that can be compared, each with its difference or undefined. */
function* comparedParts(answer: Recorded, recorded: Recorded): Generator<[Difference['kind'], string | undefined]> {
  yield ['status', answer.status === recorded.status ? undefined : `${answer.status} / ${recorded.status}`];
  if (recorded.error !== undefined && answer.status === recorded.status) {
    const [one, other] = [JSON.stringify(sorted(answer.error) ?? null), JSON.stringify(sorted(recorded.error))];
    yield ['refusal', one === other ? undefined : `${one} / ${other}`];
  }
  if (recorded.values !== undefined || answer.values !== undefined) {
    const [one, other] = [normalised(answer.values), normalised(recorded.values)];
    yield ['values', one === other ? undefined : `${one} / ${other}`];
  }
  if (recorded.shape !== undefined) {
    const [one, other] = [keysOf(answer.shape), keysOf(recorded.shape)];
    const [onlyHere, onlyThere] = [one.filter((key) => !other.includes(key)), other.filter((key) => !one.includes(key))];
    yield ['keys', onlyHere.length + onlyThere.length === 0 ? undefined : `only here: ${onlyHere.join(' ')} / only there: ${onlyThere.join(' ')}`];
  }
}

/** A value as text, independent of the order of keys; a time of day is written without the day that comes with it. */
function normalised(value: unknown): string {
  return JSON.stringify(sorted(value) ?? null).replace(/(?:1970-01-01|today)T(\d\d:\d\d:\d\d)\+00:00/g, 'clock $1');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]: [string, unknown]) => [key, sorted(item)]));
}

/** The path of every key: `hydra:member.[].id`. */
function keysOf(shape: Shape | undefined, path = ''): string[] {
  if (shape === undefined || typeof shape === 'string') return [];
  return Object.entries(shape)
    .filter(([key]) => withoutMark(key) !== '~')
    .flatMap(([key, inner]) => [`${path}${withoutMark(key)}`, ...keysOf(inner, `${path}${withoutMark(key)}.`)]);
}
