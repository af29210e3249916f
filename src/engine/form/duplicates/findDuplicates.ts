import { ApiError } from '@/api/ApiError';
import type { Api } from '@/api/Api';
import { fold } from '@/i18n/fold';
import type { Entity } from '../../model/Resource';
import type { DuplicateCheck } from '../../model/SavingDefinition';
import type { RecordData } from '../../model/Schema';
import { recordFromApi } from '../../model/transforms/recordFromApi';
import type { TransformContext } from '../../model/transforms/Transform';
import { isSameTelephone, telephoneParameters } from '../../model/telephone';
import { fieldSchema } from '../../model/widgetName';

/** The records that have the same value in a field. */
export interface Duplicates {
  field: string;
  value: string;
  /** The first records that were found; never empty. */
  records: RecordData[];
  /** The check that has found them. */
  check: DuplicateCheck;
}

/** Whether the duplicates still apply to the record as it is filled in now: it has the same value, and the form does not refer to the record that was found. */
export function isOf({ field, value, records, check }: Duplicates, record: RecordData): boolean {
  const known = check.known === undefined ? undefined : record[check.known];
  if (record[field] !== value) return false;
  return known === undefined || (check.unique === true && records.some(({ id }) => id !== known));
}

interface DuplicatesQuestion {
  api: Api;
  entity: Entity;
  context: TransformContext;
  signal: AbortSignal;
}

/** The greatest number of duplicates that an operator can compare at a glance. */
const SHOWN = 5;

/**
 * The records with exactly this value. `undefined` when there are none, when the value is not worth a request, and when the server could not be asked, as a failed
 * check must not prevent a save.
 */
export async function findDuplicates(check: DuplicateCheck, record: RecordData, question: DuplicatesQuestion): Promise<Duplicates | undefined> {
  const { [check.field]: value } = record;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const known = check.known === undefined ? undefined : record[check.known];
  if (known !== undefined && check.unique !== true) return undefined;
  try {
    const found = await ask(check, value.trim(), question);
    const own = check.own === undefined ? undefined : record[check.own];
    const others = found.filter(({ id }) => id !== known && id !== own);
    const records = [...new Map(others.map((one) => [one['id'], one])).values()].slice(0, SHOWN);
    return records.length > 0 ? { field: check.field, value, records, check } : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function ask({ field, parameter, endpoint }: DuplicateCheck, value: string, question: DuplicatesQuestion): Promise<RecordData[]> {
  const { api, entity, context, signal } = question;
  const doubled = entity.resource.list?.filters.some((filter) => filter.parameter === parameter && filter.doubleApostrophe);
  const asTelephone = isTelephone({ field }, entity);
  const filters = asTelephone ? telephoneParameters(parameter, value) : [[parameter, doubled ? value.replaceAll("'", "''") : value] as const];
  const { items } = await api.list(endpoint, { page: 1, perPage: SHOWN * 2, filters }, { signal, dialect: entity.dialect });
  const isSame = asTelephone ? isSameTelephone : isSameText;
  const records = items.map((item) => recordFromApi(entity, item, context));
  // Some filters also find records that only contain the value. Where the list does not contain the field, its answer is trusted.
  return records.filter(({ [field]: held }) => held === undefined || isSame(String(held), value));
}

function isSameText(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function isTelephone({ field }: Pick<DuplicateCheck, 'field'>, { schema }: Entity): boolean {
  return fieldSchema(schema, field).format === 'telephone';
}
