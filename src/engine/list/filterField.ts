import type { FilterDefinition } from '../ListDefinition';
import type { Entity } from '../Resource';
import type { Schema } from '../Schema';
import type { WidgetField } from '../Widget';
import { widgetField } from '../widgetField';
import { filterSchema } from './filterValues';

/** The field that a filter's input and text stand for: that of the record, typed and sized as the filter asks for it. */
export function filterField(entity: Entity, filter: FilterDefinition, label: string): WidgetField {
  const { field, name, operator, reference } = filter;
  const about = widgetField(entity, field ?? name, label);
  const schema: Schema = operator === 'dateRange' ? { type: 'string', format: 'date' } : filterSchema(filter, entity.schema);
  return { ...about, schema, options: reference ? { ...reference } : about.options };
}

/** Ids are in the address as text; a record holds them as numbers. */
export function referenceId(value: string): string | number {
  return /^\d{1,15}$/.test(value) ? Number(value) : value;
}
