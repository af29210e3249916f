import { camelCase } from '../../resources/derive/names';
import type { Document, Part } from '../Document';
import type { Note } from '../Found';
import { look } from '../notes';
import { entityName } from '../singular';
import { answerOf, listedIn, mediaOf, recordOf, type Wrapped } from './answers';
import { type Call, callsOf, isParameter, segmentsOf } from './calls';

/** A collection and the path of its items, with the operations of both. */
export interface Pair {
  name: string;
  list: Call;
  listed: Wrapped;
  item?: Call;
  create?: Call;
  update?: Call;
  remove?: Call;
  /** The calls that create or change records in a way that the back office has not, each with the reason. */
  unsent: { call: Call; reason: string }[];
  /** The collection under whose records this collection is listed, by its path. */
  parent?: string;
}

export interface Pairs {
  pairs: Pair[];
  /** Notes about paths that are not a resource, or not one that the back office could show. */
  notes: Note[];
}

/** The resources of an OpenAPI document. Each is a GET that answers a list, with the path of one of its records. */
export function findPairs(document: Document): Pairs {
  const calls = callsOf(document);
  const pairs: Pair[] = [];
  const others: { list: Call; same?: Pair }[] = [];
  for (const collection of collectionsOf(document, calls)) {
    const pair = pairOf(document, collection, itemBaseOf(document, collection, calls), calls);
    const same = pairs.find(({ item }) => item !== undefined && item === pair.item);
    const isDeep = segmentsOf(pair.list.path).filter(isParameter).length > 1;
    if (same || isDeep) others.push({ list: pair.list, ...(same && { same }) });
    else pairs.push(pair);
  }
  const all = named(pairs);
  const nameOf = (pair: Pair) => all.find(({ list }) => list === pair.list)?.name ?? '';
  const beside = others.map(({ list, same }) => look(list.operation.place, same ? `another list of ${nameOf(same)}` : TOO_DEEP));
  return { pairs: all, notes: [...beside, ...unlistedNotes(document, calls, pairs)] };
}

/** One note for the records that can be read, but that no list of the document answers. */
function unlistedNotes(document: Document, calls: readonly Call[], pairs: readonly Pair[]): Note[] {
  const unlisted = calls.filter(({ method, path, operation }) => {
    const isOne = isParameter(segmentsOf(path).at(-1)) && segmentsOf(path).filter(isParameter).length === 1;
    return method === 'get' && isOne && !pairs.some(({ item }) => item?.path === path) && recordOf(document, answerOf(document, operation)) !== undefined;
  });
  const [first] = unlisted;
  return first ? [look(first.operation.place, `records that no list answers are left out: ${unlisted.map(({ path }) => path).join(', ')}`)] : [];
}

const TOO_DEEP = 'a list under several records: the back office has lists under one';

type Collection = Pick<Pair, 'list' | 'listed'>;

/** The collections of a document. Lists at the top come first: a list under a record is only another list of the same records. */
function collectionsOf(document: Document, calls: readonly Call[]): Collection[] {
  const lists = calls.flatMap((list) => {
    if (list.method !== 'get' || list.path === '' || isParameter(segmentsOf(list.path).at(-1))) return [];
    const listed = listedIn(document, answerOf(document, list.operation), list.path);
    return listed ? [{ list, listed }] : [];
  });
  return [...lists].sort((one, other) => depthOf(one) - depthOf(other));
}

function depthOf({ list }: Collection): number {
  return segmentsOf(list.path).filter(isParameter).length;
}

/** The path to which the id of an item is appended: the path of the list, else one that answers the same records. */
function itemBaseOf(document: Document, { list, listed }: Collection, calls: readonly Call[]): string | undefined {
  const read = calls.filter(({ method, path }) => method === 'get' && isParameter(segmentsOf(path).at(-1)));
  const items = read.filter(({ operation }) => recordOf(document, answerOf(document, operation)));
  const bases = items.map(({ path, operation }) => ({ base: segmentsOf(path).slice(0, -1).join('/'), operation }));
  if (bases.some(({ base }) => base === list.path)) return list.path;
  const flat = bases.filter(({ base }) => !base.includes('{'));
  return flat.find(({ operation }) => isSame(recordOf(document, answerOf(document, operation))?.record, listed.record))?.base;
}

function isSame(one: Part | undefined, other: Part): boolean {
  const reference = one?.value['$ref'];
  return reference !== undefined && reference === other.value['$ref'];
}

function pairOf(document: Document, { list, listed }: Collection, base: string | undefined, calls: readonly Call[]): Pair {
  const atItem = (method: string) => calls.find((call) => call.method === method && base !== undefined && isItemOf(call.path, base));
  const atList = (path: string | undefined) => calls.find((call) => call.method === 'post' && call.path === path);
  const [item, created, remove] = [atItem('get'), atList(list.path) ?? atList(base), atItem('delete')];
  const changed = atItem('patch') ?? atItem('put') ?? atItem('post');
  const asForm = [created, changed].flatMap((call) => (call && isForm(document, call) ? [{ call, reason: 'takes a form only, and records are sent as JSON' }] : []));
  const [create, update] = [created, changed].map((call) => (asForm.some((one) => one.call === call) ? undefined : call));
  const atOnce = changed ? undefined : calls.find(({ method, path }) => ['patch', 'put'].includes(method) && (path === list.path || path === base));
  const outer = segmentsOf(list.path).findIndex(isParameter);
  return {
    name: '',
    list,
    listed,
    ...(item && { item }),
    ...(create && { create }),
    ...(update && { update }),
    ...(remove && { remove }),
    unsent: [...asForm, ...(atOnce ? [{ call: atOnce, reason: 'is at the address of the list, and a record is changed at its own' }] : [])],
    ...(outer !== -1 && { parent: segmentsOf(list.path).slice(0, outer).join('/') }),
  };
}

/** Whether a call takes a form, and no JSON. */
function isForm(document: Document, { operation }: Call): boolean {
  return /form/.test(mediaOf(document, operation) ?? '');
}

function isItemOf(path: string, base: string): boolean {
  const segments = segmentsOf(path);
  return isParameter(segments.at(-1)) && segments.slice(0, -1).join('/') === base;
}

/**
 * Names each collection by the last word of its path, in the singular. Where several have the same word, the words before it tell them apart; paged
 * and short paths are named first, and those that are deprecated last.
 */
function named(pairs: readonly Pair[]): Pair[] {
  const names = new Map<Pair, string>();
  const weight = ({ item, list }: Pair) => (item ? 0 : 100) + (list.operation.value['deprecated'] === true ? 50 : 0) + segmentsOf(list.path).length;
  for (const pair of [...pairs].sort((one, other) => weight(one) - weight(other))) {
    const segments = segmentsOf((pair.item ?? pair.list).path).filter((segment) => !isParameter(segment));
    const words = segments.map((segment) => entityName(segment.replace(/\.\w+$/, '')));
    const telling = words.map((_word, index) => camelCase(words.slice(words.length - 1 - index).join(' ')));
    const numbered = pairs.map((_pair, index) => `${telling.at(-1) ?? ''}${index + 2}`);
    names.set(pair, [...telling, ...numbered].find((name) => ![...names.values()].includes(name)) ?? '');
  }
  return pairs.map((pair) => ({ ...pair, name: names.get(pair) ?? '' }));
}
