import type { Entity } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordTitle } from '@/engine/model/recordTitle';
import type { WidgetField } from '@/engine/model/Widget';
import type { WireRecord } from '@/api/records';
import type { SessionUser } from '@/session/Session';
import type { ReferenceWidget } from '@/generated/options';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { textValue } from '../textValue';

/** A record that may be referred to. */
export interface ReferenceOption {
  id: unknown;
  label: string;
  /** What tells it from its homonyms. */
  detail?: string | undefined;
  /** What the list says of it. */
  record?: RecordData;
}

/** What the resource says of the field: the resource reader has checked it. */
export function referenceOptions({ options }: WidgetField): ReferenceWidget {
  const { resource, labelField, fills, operator } = options;
  return {
    resource: String(resource),
    ...(typeof labelField === 'string' && { labelField }),
    ...(operator === true && { operator }),
    ...(isPlainObject(fills) && { fills: fills as Record<string, string> }),
  };
}

/** A record of the API as something to choose. */
export function toOption(entity: Entity, wire: WireRecord): ReferenceOption {
  const record = recordFromApi(entity, wire);
  const detail = entity.resource.search?.detail;
  return { id: record['id'], label: recordTitle(entity.resource, record), detail: detail === undefined ? undefined : textValue(record[detail]), record };
}

/** The name that the record itself holds of what it refers to: of people who have left, the platform makes a dot of their two empty names. */
export function heldLabel({ labelField }: ReferenceWidget, record: RecordData): string | undefined {
  const label = labelField === undefined ? undefined : record[labelField];
  return typeof label === 'string' && /[\p{L}\d]/u.test(label) ? label : undefined;
}

/** The account of whoever creates the record, with the name that the field beside it would hold. */
export function operatorReference(field: WidgetField, { id, givenName, shortFamilyName }: SessionUser): RecordData {
  const { operator, labelField } = referenceOptions(field);
  return operator ? { [field.name]: id, ...(labelField !== undefined && { [labelField]: `${givenName} ${shortFamilyName}`.trim() }) } : {};
}
