import type { QueryParameters, WireRecord } from '@/api/records';
import { listPages } from '../../../engine/data/listPages';
import type { Found, LostWrite, RecordList, RecordSource } from '../../../engine/model/RecordSource';
import type { RecordData } from '../../../engine/model/Schema';

interface Copied<Field extends string> {
  /** The filters that narrow the list to the place of a record: the fields with the values, by the names of the filters on the wire. */
  parameters: Readonly<Record<string, Field>>;
  /** The field in which a replaced record names its copy. Without it, a failed edit is not looked into. */
  successor?: string;
  /** The field in which a copy names the record that it has replaced. */
  predecessor?: string;
  /** Groups of fields that the server understands only together. */
  together?: readonly (readonly Field[])[];
}

/**
 * Records that change when they are read, and that an edit replaces by a copy (contract requests.reading, requests.edit). Before each edit the list
 * is asked, which only has current records. The answer names the copy, and so does a record that was replaced.
 */
export function copiedRecords<Field extends string>({ parameters, successor, predecessor, together = [] }: Copied<Field>) {
  const listFilters = (record: RecordData): QueryParameters => Object.entries(parameters).map(([parameter, field]) => [parameter, textOf(record[field])] as const);
  return {
    readHasSideEffect: true,
    listFilters,
    // The values of the filters may have been changed elsewhere since the record was read, so the whole list is tried too.
    async isCurrent(record, id, list) {
      const filters = listFilters(record);
      return (await isListed(id, list, filters)) || (filters.some(([, value]) => value !== '') && (await isListed(id, list, [])));
    },
    sentAlong: (changed) => together.filter((group) => group.some((name) => changed.includes(name))).flat(),
    savedAs: (answer) => answer['id'],
    ...(predecessor !== undefined && { isCopy: (answer: RecordData, id: unknown) => String(answer[predecessor]) === String(id) }),
    ...(successor !== undefined && { lookAfterEdit: (edit: LostWrite) => lookAfterEdit(edit, successor) }),
    lookAfterCreation: (creation) => seen(creation.id, creation),
  } satisfies RecordSource;
}

/** Reads the record once (contract requests.reading), which shows either that the edit was stored, or which copy replaced it. */
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

/** Looks for a record that the platform may have stored but cannot show (contract requests.unreadable). */
async function seen(id: string, { record, read }: LostWrite): Promise<Found> {
  const found = await read(id);
  return found ? { kind: 'made', saved: { ...record, ...found } } : { kind: 'unseen', id };
}

async function isListed(id: string, list: RecordList, filters: QueryParameters): Promise<boolean> {
  return (await listedRecord(id, list, filters)) !== undefined;
}

/** The list's row of a record that cannot be read by itself; nothing when it is not in the list either. Rejects with an `ApiError`. */
export async function listedRecord(id: string, { api, endpoint }: RecordList, filters: QueryParameters = []): Promise<WireRecord | undefined> {
  for await (const { items } of listPages(api, endpoint, { perPage: PER_PAGE, filters })) {
    const found = items.find((item) => String(item['id']) === id);
    if (found) return found;
  }
  return undefined;
}

const PER_PAGE = 100;

/** The value of a filter; an empty one does not narrow the list. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
