import type { Document } from '../Document';
import type { Found, Note, Operation, Resources, Said } from '../Found';
import { guessed, look } from '../notes';
import { answerOf, recordOf } from './answers';
import { segmentsOf } from './calls';
import { findPairs, type Pair } from './findPairs';
import { listParameters } from './listParameters';
import { recordSchema } from './recordSchema';

/** The resources of an OpenAPI 3 document. Those without a path for one record are left out unless `only` names them. */
export function findApiResources(document: Document, only: readonly string[] | undefined): Resources {
  const { pairs, notes } = findPairs(document);
  const isHomeless = ({ parent }: Pair) => parent !== undefined && !pairs.some(({ list }) => list.path === parent);
  const isAlone = ({ item, parent }: Pair) => item === undefined && parent === undefined;
  const wanted = pairs.filter((pair) => !isHomeless(pair) && (only ? only.includes(pair.name) : !isAlone(pair)));
  const told = only ? [] : pairs.filter((pair) => isHomeless(pair) || isAlone(pair)).map((pair) => leftOut(pair));
  return { found: wanted.map((pair) => found(document, pair, pairs)), notes: [...serverNotes(document), ...(only ? [] : notes), ...told] };
}

function leftOut({ name, list, parent }: Pair): Note {
  const alone = `has no path for one record: "--only ${name}" lists it all the same`;
  const why = parent === undefined ? alone : `is a list under a record of ${parent}, which is no resource here`;
  return look(list.operation.place, `"${name}" is left out: it ${why}`);
}

function found(document: Document, pair: Pair, all: readonly Pair[]): Found {
  const { schema, definition, only, notes } = recordSchema(document, pair);
  const parameters = listParameters(document, pair.list);
  const owner = all.find(({ list }) => list.path === pair.parent);
  const said: Said = {
    endpoint: endpointOf(pair),
    operations: operationsOf(pair),
    only,
    asked: parameters.asked,
    ...(owner && { under: owner.name }),
  };
  const told = [...pairNotes(document, pair, owner), ...notes, ...parameters.notes];
  return { name: pair.name, place: pair.list.operation.place, schema, definition, said, notes: told };
}

/** The paths below the API; the id of a record stands for what is in braces. */
function endpointOf({ list, item, create, parent }: Pair): NonNullable<Said['endpoint']> {
  const path = list.path.replace(/\{[^}]+\}/, '{parent}');
  const base = item && segmentsOf(item.path).slice(0, -1).join('/');
  const isFlat = base !== undefined && !base.includes('{');
  if (base === list.path && parent === undefined && (!create || create.path === list.path)) return path;
  return {
    list: path,
    ...(isFlat && base !== path && { item: base }),
    ...(create && create.path !== (isFlat ? base : list.path) && { create: create.path.replace(/\{[^}]+\}/, '{parent}') }),
  };
}

function operationsOf({ item, create, update, remove, parent }: Pair): Operation[] {
  // A page of a record has an address without the record that it is listed under.
  if (parent !== undefined) return ['list'];
  const calls = { show: item, create, edit: update, delete: remove };
  return ['list', ...(['show', 'create', 'edit', 'delete'] as const).filter((operation) => calls[operation])];
}

function pairNotes(document: Document, { list, listed, item, update }: Pair, owner: Pair | undefined): Note[] {
  const parameter = segmentsOf(item?.path ?? '').at(-1)?.slice(1, -1) ?? '';
  const single = recordOf(document, answerOf(document, item?.operation));
  const isRead = ['', 'hydra:member'].includes(listed.wrapping);
  return [
    ...(isRead ? [] : [look(list.operation.place, `a list is answered inside "${listed.wrapping}"; the back office reads a list alone, or "hydra:member"`)]),
    ...(item && single?.wrapping ? [look(item.operation.place, `a record is answered inside "${single.wrapping}"; the back office reads it alone`)] : []),
    ...(update?.method === 'put' ? [look(update.operation.place, 'a change is sent by PUT; the back office sends what has changed by PATCH')] : []),
    ...(owner ? [guessed(list.operation.place, `listed under a record of ${owner.name}, without pages of its own`)] : []),
    ...(item && !/id$/i.test(parameter) ? [look(item.operation.place, `a record is known by "${parameter}"; the back office knows it by "id"`)] : []),
  ];
}

/** Where the calls of a deployment go is said by its `config.json`. */
function serverNotes(document: Document): Note[] {
  const server = document.parts(document.whole, 'servers')[0]?.[1];
  const url = server?.value['url'];
  return server && typeof url === 'string' && url !== '/' ? [look(server.place, `the calls are below ${url}: "apiUrl" of config.json`)] : [];
}
