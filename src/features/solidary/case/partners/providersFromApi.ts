import { readList, readRecord } from '@/api/readList';

/** The names alone: the answer also holds the partners' secret keys (contract partners.providers). Older platforms list `{name}`. */
export function providersFromApi(body: unknown): string[] {
  const record = Array.isArray(body) ? {} : readRecord(body);
  if (!Array.isArray(body) && !('hydra:member' in record)) return Object.keys(record);
  return readList(body).items.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? name : []));
}
