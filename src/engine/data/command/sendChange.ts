import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { versionOf } from '@/api/version';
import { answeredPart } from '../../model/answeredPart';
import type { Entity } from '../../model/Resource';
import { recordPath } from '../../model/recordPath';
import type { RecordData } from '../../model/Schema';
import { fieldSchema } from '../../model/widgetName';
import { isEmptyValue, isSameValue } from '../../model/transforms/emptyValue';
import { recordFromApi } from '../../model/transforms/recordFromApi';
import { changedFields, recordToApi } from '../../model/transforms/recordToApi';
import type { TransformContext } from '../../model/transforms/Transform';
import { isOfAnother } from './isOfAnother';

interface Change {
  api: Pick<Api, 'update'>;
  entity: Entity;
  context: TransformContext;
  /** The record as it was read. */
  before: RecordData;
  id: unknown;
}

/**
 * Sends what has changed in a record, and returns the record as it was answered; `undefined` when there was nothing to send. Rejects with an `ApiError`. An
 * answer of success that has the former values of what was sent, or is about another record, leaves the outcome unknown (rule calls.once).
 */
export async function sendChange(record: RecordData, change: Change): Promise<RecordData | undefined> {
  const { api, entity, context, before, id } = change;
  const body = recordToApi(entity, record, { mode: 'edit', before }, context);
  if (Object.keys(body).length === 0) return undefined;
  const { endpoint } = entity.resource;
  // A version is that of one address.
  const version = endpoint.item === endpoint.update ? versionOf(before) : undefined;
  const wire = await api.update(recordPath(endpoint.update, id), body, { dialect: entity.dialect, version });
  const answer = recordFromApi(entity, wire, context);
  if (isFormer(answer, record, change)) throw new ApiError('outcomeUnknown');
  return answer;
}

/**
 * Whether an answer ignores the change: it contains nothing of it, and is about another record or has all the values from before. It may be the answer to another
 * request, kept by a cache on the way. Where it repeats something of the record, an empty value counts too. A field that is only written proves nothing, and neither
 * does a text in another language than the stored one. Where an edit replaces the record by a copy, the answer may repeat nothing, and must be about the one or the other.
 */
function isFormer(answer: RecordData, record: RecordData, { entity, before, id }: Change): boolean {
  const { source, resource, schema } = entity;
  const isOther = isOfAnother(answer, id);
  if (source?.readHasSideEffect) return isOther && source.isCopy?.(answer, id) === false;
  const changed = changedFields(entity, record, before);
  const isTaken = changed.some((name) => !isEmptyValue(record[name]) && isSameValue(answer[name], record[name]));
  const repeats = Object.keys(schema.properties).some((name) => name !== 'id' && !isEmptyValue(answer[name]) && isSameValue(answer[name], before[name]));
  const answered = (one: RecordData, name: string) => answeredPart(fieldSchema(schema, name), one[name]);
  const isInAnswer = (name: string) => !isSameValue(answered(record, name), answered(before, name));
  const isTelling = (name: string) => (repeats || !isEmptyValue(before[name])) && isInAnswer(name) && !resource.translated?.includes(name);
  const telling = changed.filter(isTelling);
  return !isTaken && (isOther || (telling.length > 0 && telling.every((name) => isSameValue(answer[name], before[name]))));
}
