import { readList, readRecord } from '@/api/readList';

/** Reads only the names of the partners, because the answer also contains their secret keys (contract partners.providers). Older platforms list `{name}`. */
export function providersFromApi(body: unknown): string[] {
  const record = Array.isArray(body) ? {} : readRecord(body);
  if (!Array.isArray(body) && !('hydra:member' in record)) return Object.keys(record);
  return readList(body).items.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? name : []));
}
