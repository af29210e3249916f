import type { Entity, RecordData, ReferenceOptions } from '@/engine/Resource';
import { recordFromApi } from '@/engine/transforms/recordFromApi';
import { recordTitle } from '@/engine/recordTitle';
import type { WidgetField } from '@/engine/Widget';
import type { WireRecord } from '@/api/Api';

/** A record that may be referred to. */
export interface ReferenceOption {
  id: unknown;
  label: string;
}

/** What the resource says of the field: the resource reader has checked it. */
export function referenceOptions({ options }: WidgetField): ReferenceOptions {
  const { resource, search, labelField } = options;
  return {
    resource: String(resource),
    ...(typeof search === 'string' && { search }),
    ...(typeof labelField === 'string' && { labelField }),
  };
}

/** A record of the API as something to choose. */
export function toOption(entity: Entity, wire: WireRecord): ReferenceOption {
  const record = recordFromApi(entity, wire);
  return { id: record['id'], label: recordTitle(entity.resource, record) };
}

/** The name that the record itself holds of what it refers to. */
export function heldLabel({ labelField }: ReferenceOptions, record: RecordData): string | undefined {
  const label = labelField === undefined ? undefined : record[labelField];
  return typeof label === 'string' ? label : undefined;
}
