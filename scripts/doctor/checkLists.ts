import type { Api } from '../../src/api/Api';
import type { ListAnswer, WireRecord } from '../../src/api/records';
import { ApiError } from '../../src/api/ApiError';
import type { Config } from '../../src/config/Config';
import { fixedParameters } from '../../src/engine/data/listRequest';
import { can, isAvailable } from '../../src/engine/model/permissions';
import { recordPath } from '../../src/engine/model/recordPath';
import type { Entity } from '../../src/engine/model/Resource';
import type { Session } from '../../src/session/Session';
import { checkShape, missingColumns } from './checkShape';
import { type Finding, fine, note, problem } from './Report';

/** An account that is signed in to a deployment. */
export interface SignedIn {
  api: Api;
  session: Session;
  config: Config;
}

type RecordName = number | string;

/** How many rows of each list are checked. */
const ROWS = 20;

/** For a list under a record: how many records are tried until one answers, because some records show such a list only to the people involved. */
const OWNERS = 5;

/** Checks the shape of every list that the account may open, and of one item of each, one call after the other. */
export async function checkLists(entities: readonly Entity[], signedIn: SignedIn): Promise<Finding[]> {
  const findings: Finding[] = [];
  const skipped: string[] = [];
  for (const entity of entities) {
    const { resource } = entity;
    if (resource.endpoint.list.includes('{')) continue;
    if (!can('list', resource, signedIn.session, signedIn.config)) {
      if (resource.permissions.list) skipped.push(resource.name);
      continue;
    }
    const rows = await checkList(entity, resource.endpoint.list, signedIn, findings);
    const ids = rows.map((row) => row['id']).filter((id): id is RecordName => typeof id === 'number' || (entity.resource.textIds === true && typeof id === 'string'));
    if (ids[0] !== undefined) await checkItem(entity, ids[0], signedIn, findings);
    for (const related of listsBelow(entity, entities, signedIn)) await checkListBelow(related, ids.slice(0, OWNERS), signedIn, findings);
  }
  return [...findings, ...(skipped.length > 0 ? [note(`Not looked at, as the account may not list them or the module is off: ${skipped.join(', ')}`)] : [])];
}

async function checkList(entity: Entity, path: string, signedIn: SignedIn, findings: Finding[]): Promise<WireRecord[]> {
  try {
    const answer = await readRows(entity, path, signedIn);
    findings.push(...listFindings(entity, answer));
    return answer.items.slice(0, ROWS);
  } catch (error) {
    findings.push(refusal(`${entity.resource.name}: the list`, error));
    return [];
  }
}

async function checkListBelow(entity: Entity, owners: readonly RecordName[], signedIn: SignedIn, findings: Finding[]): Promise<void> {
  const { name, endpoint } = entity.resource;
  for (const owner of owners) {
    try {
      return void findings.push(...listFindings(entity, await readRows(entity, endpoint.list.replace('{parent}', encodeURIComponent(owner)), signedIn)));
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'denied')) return void findings.push(refusal(`${name}: the list`, error));
    }
  }
  if (owners.length > 0) findings.push(note(`${name}: not shown to the account for any of the first ${owners.length} records`));
}

function readRows({ resource: { list }, dialect }: Entity, path: string, { api }: SignedIn): Promise<ListAnswer> {
  const order = list?.sort && { order: list.sort };
  return api.list(path, { page: 1, perPage: ROWS, ...order, filters: list ? fixedParameters(list) : [] }, { dialect });
}

function listFindings(entity: Entity, { items, total, more }: ListAnswer): Finding[] {
  const { name, list } = entity.resource;
  const rows = items.slice(0, ROWS);
  const missing = missingColumns(entity, rows);
  const isLong = list?.paging !== 'client' && items.length > ROWS;
  return [
    fine(`${name}: ${total}${more ? ' or more' : ''} in the list, ${rows.length} looked at`),
    ...(isLong ? [problem(`${name}: the list answers ${items.length} rows where perPage asks for ${ROWS}`)] : []),
    ...(total < items.length ? [problem(`${name}: the total of the list, ${total}, is less than what it answers`)] : []),
    ...ofEntity(name, 'list', checkShape(entity, rows)),
    ...(missing.length > 0 ? [note(`${name}, list: nothing for the columns ${missing.join(', ')}`)] : []),
  ];
}

/** Checks one item, except of entities where reading an item has a side effect on the platform. */
async function checkItem(entity: Entity, id: RecordName, { api, session, config }: SignedIn, findings: Finding[]): Promise<void> {
  const { name, endpoint } = entity.resource;
  if (entity.source?.readHasSideEffect) return void findings.push(note(`${name}: no item is read, as reading one acts on the platform`));
  if (!can('show', entity.resource, session, config) && !can('edit', entity.resource, session, config)) return;
  try {
    findings.push(...ofEntity(name, 'item', checkShape(entity, [await api.get(recordPath(endpoint.item, id), { dialect: entity.dialect })])));
  } catch (error) {
    findings.push(refusal(`${name}: the first item of the list`, error));
  }
}

function listsBelow({ resource }: Entity, entities: readonly Entity[], { session, config }: SignedIn): Entity[] {
  const names = resource.related.flatMap((related) => ('path' in related.parent ? related.resource : []));
  return entities.filter((entity) => names.includes(entity.resource.name) && isAvailable('list', entity.resource, session, config));
}

function ofEntity(name: string, place: string, findings: readonly Finding[]): Finding[] {
  return findings.map(({ level, text }) => ({ level, text: `${name}, ${place}: ${text}` }));
}

/** A finding about a refused call. It names only the kind of the error, because a sentence of the server may name a person. */
export function refusal(what: string, error: unknown): Finding {
  if (!(error instanceof ApiError)) throw error;
  const kinds: Partial<Record<ApiError['kind'], string>> = {
    denied: 'is refused, though the account has the permission that the back office asks',
    notFound: 'is not found',
    server: 'makes the server fail, or is no answer that can be read',
    timeout: 'has no answer within 30 seconds',
    offline: 'has no answer',
  };
  return problem(`${what} ${kinds[error.kind] ?? `is refused (${error.kind})`}`);
}
