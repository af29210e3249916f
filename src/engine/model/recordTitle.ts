import i18next from 'i18next';
import { valueAt } from './dialects/valueAt';
import type { Resource } from './Resource';
import type { RecordData } from './Schema';

/** The name of a record in titles, links, pickers and confirmations; its number when the fields of its name are all empty. */
export function recordTitle(resource: Pick<Resource, 'title'>, record: RecordData): string {
  return recordName(resource, record) || recordNumber(record['id']);
}

/** The name of a record alone; empty when the fields of its name are. */
export function recordName({ title }: Pick<Resource, 'title'>, record: RecordData): string {
  return title.map((field) => valueAt(record, field)).filter((value) => value !== undefined && value !== null && value !== '').map(String).join(' ');
}

/** What stands for a record whose name is not known: "n° 12". */
export function recordNumber(id: unknown): string {
  return i18next.t('show:number', { id: String(id ?? '') });
}
