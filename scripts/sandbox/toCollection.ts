import type { FilterDefinition, FilterOperator } from '../../src/engine/model/ListDefinition';
import type { Entity } from '../../src/engine/model/Resource';
import type { RecordSchema, Schema } from '../../src/engine/model/Schema';
import { wireSchema } from '../../src/engine/model/transforms/wireSchema';
import type { SpokenEntity } from './dialects/speaking';
import { platformFields } from './platformFields';
import { address } from './quirks/address';
import { quirks } from './quirks/registry';
import { type Column, fieldColumn } from './store/columns';
import type { Collection, FilterRule, Quirk } from './World';

/** The collection of an entity. Filters and sorting that a quirk takes from the contract take precedence over those of the resource. */
export function toCollection(entity: SpokenEntity & { checked?: RecordSchema }): Collection {
  const path = entity.resource.endpoint.list;
  const quirk = quirkOf(entity, path);
  const wire = withProperties(wireSchema({ ...entity, schema: entity.checked ?? entity.schema }), { ...platformFields[path], ...quirk.properties });
  const filters = new Map(Object.entries({ ...resourceFilters(entity, wire, quirk), ...ID_FILTER, ...quirk.filters }));
  const sortable = new Set(quirk.order ?? sortedColumns(entity));
  return {
    path,
    isPlatforms: Object.hasOwn(quirks, path),
    entity,
    wire,
    listed: listedPart(wire, quirk),
    quirk,
    textIds: entity.resource.textIds === true,
    addresses: Object.entries(wire.properties).flatMap(([name, schema]) => (isWritten(schema) ? [name] : [])),
    filters,
    sortable,
    name: `"t_${path.replaceAll(/[^a-z0-9]+/gi, '_')}"`,
    columns: columnsOf(wire, filters, sortable, quirk),
    iri: quirk.iri ?? `/${path.replace(/^admin\//, '')}`,
    ...(quirk.listIri !== undefined && { listIri: quirk.listIri }),
    type: quirk.type ?? entity.resource.name.charAt(0).toUpperCase() + entity.resource.name.slice(1),
  };
}

/** Whether an address is part of the record itself. Those that can only be read are made elsewhere. */
function isWritten({ properties, readOnly }: Schema): boolean {
  return properties === address.properties && readOnly !== true;
}

const ID_FILTER: Record<string, FilterRule> = { id: { kind: 'exact', column: 'id' } };

const KINDS: Record<FilterOperator, 'exact' | 'partial' | 'boolean' | 'date' | 'range'> = {
  contains: 'partial',
  equals: 'exact',
  telephone: 'exact',
  oneOf: 'exact',
  reference: 'exact',
  yesNo: 'boolean',
  dateRange: 'date',
  numberRange: 'range',
};

/** The quirk of an entity. A list that the app pages in memory is sent as a whole. */
function quirkOf({ resource }: Entity, path: string): Quirk {
  const quirk = quirks[path] ?? {};
  return resource.list?.paging === 'client' && !quirk.unpaged ? { ...quirk, unpaged: { order: 'id' } } : quirk;
}

/**
 * Replaces the schemas of fields by what the contract says, because the server does not read the back office's schema. Addresses always have the
 * contract's schema.
 */
function withProperties(wire: RecordSchema, platform: Record<string, Schema>): RecordSchema {
  const isAddress = ({ properties }: Schema): boolean => properties !== undefined && 'addressLocality' in properties;
  const fields = Object.entries(wire.properties).map(([name, schema]) => [name, isAddress(schema) ? address : schema] as const);
  return { ...wire, properties: { ...Object.fromEntries(fields), ...platform } };
}

function listedPart(wire: RecordSchema, { listed }: Quirk): RecordSchema {
  const kept = Object.entries(wire.properties).filter(([name]) => listed?.includes(name));
  return listed ? { ...wire, properties: Object.fromEntries(kept) } : wire;
}

function resourceFilters(entity: Entity, wire: RecordSchema, quirk: Quirk): Record<string, FilterRule> {
  if (quirk.filters) return {};
  const { title, list } = entity.resource;
  // A lookup without a list can still be searched by the fields of its title, so that other forms can refer to its records.
  const rules = title.map((field) => [field, { kind: 'partial', column: field }] as const);
  const said = (list?.filters ?? []).map((filter) => [filter.parameter, toRule(filter, wire)] as const);
  return Object.fromEntries([...rules, ...said]);
}

function toRule(filter: FilterDefinition, wire: RecordSchema): FilterRule {
  const named = filter.parameter.split('.')[0] ?? '';
  const column = named in wire.properties ? filter.parameter : (filter.field ?? filter.parameter);
  return { kind: KINDS[filter.operator], column };
}

function sortedColumns(entity: Entity): string[] {
  const columns = entity.resource.list?.columns ?? [];
  return ['id', ...columns.filter(({ sortable }) => sortable).map(({ field }) => field)];
}

function columnsOf(
  wire: RecordSchema,
  filters: Map<string, FilterRule>,
  sortable: Set<string>,
  quirk: Quirk,
): Column[] {
  const computed = quirk.columns ?? [];
  const filtered = [...filters.values()].flatMap((rule) => (rule.kind === 'custom' ? [] : [rule.column]));
  const fields = new Set([...filtered, ...sortable]);
  for (const column of [{ field: 'id' }, ...computed]) fields.delete(column.field);
  const plain = [...fields].map((field) => fieldColumn(wire, field)).filter((column) => column !== undefined);
  return [...plain, ...computed];
}
