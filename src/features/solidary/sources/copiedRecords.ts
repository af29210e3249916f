import type { QueryParameters, WireRecord } from '@/api/records';
import { listPages } from '../../../engine/data/listPages';
import type { Found, LostWrite, RecordList, RecordSource } from '../../../engine/model/RecordSource';
import type { RecordData } from '../../../engine/model/Schema';

interface Copied<Field extends string> {
  /** What narrows the list down to where a record would be: the fields that hold the values, by the wire names of the filters. */
  parameters: Readonly<Record<string, Field>>;
  /** What a record that was replaced says the number of its copy in; without it nobody looks after an edit that failed. */
  successor?: string;
  /** Groups of fields of which the server understands all or none. */
  together?: readonly (readonly Field[])[];
}

/**
 * Records that reading changes, and that an edit replaces by a copy (contract requests.reading, requests.edit): the list, which has those that still stand, is
 * asked before each edit, the answer names the copy, and a record that was replaced names it as well.
 */
export function copiedRecords<Field extends string>({ parameters, successor, together = [] }: Copied<Field>) {
  const listFilters = (record: RecordData): QueryParameters => Object.entries(parameters).map(([parameter, field]) => [parameter, textOf(record[field])] as const);
  return {
    readHasSideEffect: true,
    listFilters,
    // What narrows the list may have been changed elsewhere since it was read.
    async isCurrent(record, id, list) {
      const filters = listFilters(record);
      return (await isListed(id, list, filters)) || (filters.some(([, value]) => value !== '') && (await isListed(id, list, [])));
    },
    sentAlong: (changed) => together.filter((group) => group.some((name) => changed.includes(name))).flat(),
    savedAs: (answer) => answer['id'],
    ...(successor !== undefined && { lookAfterEdit: (edit: LostWrite) => lookAfterEdit(edit, successor) }),
    lookAfterCreation: (creation) => seen(creation.id, creation),
  } satisfies RecordSource;
}

/** Read once (contract requests.reading), the record tells what was stored in it, or which copy took its place. */
async function lookAfterEdit(edit: LostWrite, successor: string): Promise<Found> {
  const { record, changed } = edit;
  const now = await edit.read(edit.id);
  if (!now) return { kind: 'unknown' };
  const copy = now[successor];
  if (typeof copy === 'number') return seen(String(copy), edit);

  const missing = edit.missingIn(now).filter((name) => changed.includes(name));
  const stored = changed.filter((name) => !missing.includes(name));
  if (missing.length === 0) return { kind: 'made', saved: { ...record, ...now } };
  return stored.length === 0 ? { kind: 'nothing' } : { kind: 'partly', stored, missing, now };
}

/** The platform may have stored a record that it cannot show (contract requests.unreadable). */
async function seen(id: string, { record, read }: LostWrite): Promise<Found> {
  const found = await read(id);
  return found ? { kind: 'made', saved: { ...record, ...found } } : { kind: 'unseen', id };
}

async function isListed(id: string, list: RecordList, filters: QueryParameters): Promise<boolean> {
  return (await listedRecord(id, list, filters)) !== undefined;
}

/** What the list has of a record that cannot be read by itself; nothing when it is not there either. Rejects with an `ApiError`. */
export async function listedRecord(id: string, { api, endpoint }: RecordList, filters: QueryParameters = []): Promise<WireRecord | undefined> {
  for await (const { items } of listPages(api, endpoint, { perPage: PER_PAGE, filters })) {
    const found = items.find((item) => String(item['id']) === id);
    if (found) return found;
  }
  return undefined;
}

const PER_PAGE = 100;

/** Without a value the list is not narrowed. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
