import type { FilterDefinition } from '../../model/ListDefinition';
import type { Entity } from '../../model/Resource';
import type { Schema } from '../../model/Schema';
import type { WidgetField } from '../../model/Widget';
import { widgetField } from '../../model/widgetField';
import { filterSchema } from '../../data/filterValues';

/** The field that a filter's input and text stand for: that of the record, with the type and length that the filter needs. */
export function filterField(entity: Entity, filter: FilterDefinition, label: string): WidgetField {
  const { field, name, operator, reference } = filter;
  const about = widgetField(entity, field ?? name, label);
  const schema: Schema = operator === 'dateRange' ? { type: 'string', format: 'date' } : filterSchema(filter, entity.schema);
  return { ...about, schema, options: reference === undefined ? about.options : { resource: reference } };
}

/** An id from the address, where it is text, as a record holds it. */
export function referenceId(value: string): string | number {
  return /^\d{1,15}$/.test(value) ? Number(value) : value;
}
