import type { Entity } from '@/engine/model/Resource';
import { heldName } from '@/engine/model/heldNames';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordTitle } from '@/engine/model/recordTitle';
import type { WidgetField } from '@/engine/model/Widget';
import type { WireRecord } from '@/api/records';
import type { SessionUser } from '@/session/Session';
import type { ReferenceWidget } from '@/generated/options';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { textValue } from '../textValue';

/** A record that a field may refer to. */
export interface ReferenceOption {
  id: unknown;
  label: string;
  /** What tells the record from others of the same name. */
  detail?: string | undefined;
  /** The record as the list contains it. */
  record?: RecordData;
}

/** The options of the field in the resource, which the resource reader has checked. */
export function referenceOptions({ options }: WidgetField): ReferenceWidget {
  const { resource, labelField, fills, operator } = options;
  return {
    resource: String(resource),
    ...(typeof labelField === 'string' && { labelField }),
    ...(operator === true && { operator }),
    ...(isPlainObject(fills) && { fills: fills as Record<string, string> }),
  };
}

/** Makes an option of a record of the API. */
export function toOption(entity: Entity, wire: WireRecord): ReferenceOption {
  const record = recordFromApi(entity, wire);
  const detail = entity.resource.search?.detail;
  return { id: record['id'], label: recordTitle(entity.resource, record), detail: detail === undefined ? undefined : textValue(record[detail]), record };
}

/**
 * The name that the record itself holds for what it refers to: in the field beside, or around the id when it was answered. For people who have left, the platform
 * makes a dot of their two empty names, which counts as no name.
 */
export function heldLabel(field: WidgetField, id: unknown, record: RecordData): string | undefined {
  const { labelField } = referenceOptions(field);
  const label = (labelField === undefined ? undefined : record[labelField]) ?? heldName(record, field.name, id);
  return typeof label === 'string' && /[\p{L}\d]/u.test(label) ? label : undefined;
}

/** A reference to the operator who creates the record, with the name that the field beside it would hold. */
export function operatorReference(field: WidgetField, { id, givenName, shortFamilyName }: SessionUser): RecordData {
  const { operator, labelField } = referenceOptions(field);
  return operator ? { [field.name]: id, ...(labelField !== undefined && { [labelField]: `${givenName} ${shortFamilyName}`.trim() }) } : {};
}
