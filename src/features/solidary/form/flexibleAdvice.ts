import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { listPages } from '@/engine/data/listPages';
import type { Advice } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { listOrMap } from '@/engine/model/transforms/listOrMap';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { asWeek, everyDay, type EveryDay } from './everyDay';

/** The fields whose change makes a different journey. */
export const JOURNEY = /^(origin|destination|regular|punctual)/;
const ACCEPTED = 1;
const PER_PAGE = 100;
const list = listOrMap();

/**
 * Advises against flexible days. If a volunteer could answer such a request, the platform stores it but can never open it (contract
 * requests.unreadable), so the same journey on each of these days is proposed before it is sent. `words` makes the sentence.
 */
export function flexibleAdvice({ structureId, windows }: RequestConfiguration, words: (days: EveryDay) => Omit<Advice, 'changes'>) {
  return async (record: RecordData, before: RecordData | undefined, api: Api): Promise<Advice | undefined> => {
    const days = everyDay(record, windows, before);
    const names = Object.keys({ ...before, ...record }).filter((name) => JOURNEY.test(name));
    const isNew = !before || names.some((name) => !isSameValue(record[name], before[name]));
    if (!days || !isNew || !(await mayHaveVolunteers(api, structureId))) return undefined;
    return { ...words(days), changes: asWeek(days) };
  };
}

/** Whether the structure may have drivers, as far as the operator can know: if the list cannot be read, it may. */
async function mayHaveVolunteers(api: Api, structureId: number): Promise<boolean> {
  try {
    for await (const { items } of listPages(api, 'admin/solidary_volunteers', { perPage: PER_PAGE })) {
      if (items.some(({ structures }) => drivesFor(structures, structureId))) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}

function drivesFor(structures: unknown, structureId: number): boolean {
  const links = list.fromApi(structures);
  return Array.isArray(links) && links.filter(isPlainObject).some(({ id, status }) => id === structureId && status === ACCEPTED);
}
