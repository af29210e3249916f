import type { WholeVocabulary } from '../../../src/engine/model/defineVocabulary';
import type { Operation } from '../../../src/engine/model/Resource';
import { propertiesOf } from '../../../src/engine/model/broughtFields';
import type { Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import type * as File from '../../../src/generated/resourceFile';
import { idFieldIn } from '../dialectOf';
import { completeFields } from './completeFields';
import { deriveHead, HEAD_RULE } from './deriveHead';
import { defaults } from './defaults';
import { deriveList, deriveSearch, deriveSort, LIST_RULE, SEARCH_RULE, SORT_RULE } from './deriveList';
import { deriveForm, deriveShow, FORM_RULE, SHOW_RULE } from './deriveSections';
import { DAY, DAY_RULE, daysIn, saidTransform, withTransform } from './deriveDays';
import { FREE, FREE_RULE } from './freeNames';
import { NAMED_ITEMS_RULE, type NamedItems } from './namedItems';
import { deriveTitle, TITLE_RULE } from './deriveTitle';
import type { Renamed } from '../fieldNames';
import { isIdTyped } from './fieldKinds';
import type { Derivation } from './Derivation';
import { formsOf } from './names';

/** A complete `resource.json`: nothing is left to be derived from the schema or the conventions. */
export interface WholeFile extends Omit<File.ResourceFile, 'endpoint' | 'permissions' | 'title' | 'menu'> {
  endpoint: NonNullable<File.ResourceFile['endpoint']>;
  permissions: Partial<Record<Operation, File.PermissionRule>>;
  title: NonNullable<File.ResourceFile['title']>;
  menu?: File.Menu;
}

export interface CompletedResource {
  /** The complete file; a `WholeFile` if the shape of what was written is right. */
  whole: unknown;
  derived: Derivation[];
}

/**
 * Completes a `resource.json` from the schema and from `schemas/defaults.json`. The rules are applied in order: each can use what those before it
 * have made.
 */
export function completeResource({ name, schema, renamed, isFree = false, items = new Map() }: Pick<Known, 'name' | 'schema' | 'renamed'> & { isFree?: boolean; items?: ReadonlyMap<string, NamedItems> }, said: unknown, named: WholeVocabulary): CompletedResource {
  if (!isPlainObject(said)) return { whole: said, derived: [] };
  const { menu, ...others } = said;
  const whole: Record<string, unknown> = menu === false ? others : { ...said };
  const { fields, derived } = completeFields(said['fields'], schema, named);
  if (fields !== undefined) whole['fields'] = fields;
  for (const { key, because, make } of RULES) {
    const [outer = '', inner] = key.split('.');
    const holder = inner === undefined ? whole : whole[outer];
    if (!isPlainObject(holder) || holder[inner ?? outer] !== undefined) continue;
    const value = make({ name, schema, renamed, said, whole });
    if (value === undefined) continue;
    whole[outer] = inner === undefined ? value : { ...holder, [inner]: value };
    derived.push({ file: 'resource.json', key, value, because });
  }
  const uses = [...renamed.map(({ from, to }) => ({ use: 'renamedField', from, to })), ...(isFree ? [{ use: 'otherFields', into: FREE, known: Object.keys(propertiesOf(schema)).filter((field) => field !== FREE) }] : [])];
  if (uses.length > 0) {
    const transform = [...[said['transform'] ?? []].flat(), ...uses];
    whole['transform'] = transform;
    derived.push({ file: 'resource.json', key: 'transform', value: transform, because: renamed.length > 0 ? 'names of fields that no box can have' : FREE_RULE });
  }
  for (const [path, transform] of items) {
    whole['fields'] = withTransform(whole['fields'], path, transform);
    derived.push({ file: 'resource.json', key: `fields.${path}.transform`, value: transform, because: NAMED_ITEMS_RULE });
  }
  const days = daysIn(schema).filter((path) => saidTransform(said, path) === undefined);
  for (const path of days) {
    whole['fields'] = withTransform(whole['fields'], path, DAY);
    derived.push({ file: 'resource.json', key: `fields.${path}.transform`, value: DAY, because: DAY_RULE });
  }
  const typed = isIdTyped(schema) ? 'id' : typedNameIn(schema, said['dialect'] ?? defaults.dialect);
  if (typed !== undefined) {
    whole['fields'] = withTypedName(whole['fields'], typed);
    derived.push({ file: 'resource.json', key: `fields.${typed}.only`, value: 'create', because: 'the id of a record never changes' });
  }
  if (isPlainObject(whole['permissions'])) whole['permissions'] = filledPermissions(whole['permissions'], name);
  return { whole, derived };
}

/** The field by which a dialect names a record, where somebody types it. */
function typedNameIn({ properties = {} }: Schema, dialect: unknown): string | undefined {
  const name = idFieldIn(dialect);
  return name !== undefined && Object.hasOwn(properties, name) && properties[name]?.readOnly !== true ? name : undefined;
}

/** The fields of a `resource.json`, where what names a record may be entered at creation only. */
function withTypedName(fields: unknown, name: string): Record<string, unknown> {
  const said = isPlainObject(fields) ? fields : {};
  return { ...said, [name]: { ...(isPlainObject(said[name]) && said[name]), only: 'create' } };
}

interface Known {
  name: string;
  schema: Schema;
  renamed: readonly Renamed[];
  said: Readonly<Record<string, unknown>>;
  /** The file's own values, with the results of the earlier rules. */
  whole: Readonly<Record<string, unknown>>;
}

interface Rule {
  /** The key that the rule fills. A dot leads inside another key that exists already. */
  key: string;
  because: string;
  /** Makes the value; nothing where the entity has none. */
  make: (known: Known) => unknown;
}

const RULES: readonly Rule[] = [
  { key: 'endpoint', because: 'the name of the folder, as defaults.json says', make: ({ name }) => filled(defaults.endpoint, name) },
  { key: 'dialect', because: 'defaults.json', make: () => (defaults.dialect === 'platform' ? undefined : defaults.dialect) },
  { key: 'permissions', because: 'what defaults.json offers ("offered"), by the permissions that it names', make: ({ name, schema }) => filledPermissions(Object.fromEntries(offered(schema).map((operation) => [operation, true])), name) },
  { key: 'menu', because: 'defaults.json, as the records may be listed ("menu": false for a lookup without pages)', make: (known) => (opensFirst(known) ? defaults.menu : undefined) },
  { key: 'route', because: 'the name of the folder, as defaults.json says', make: ({ name, whole }) => (whole['menu'] === undefined ? undefined : freeRoute(name)) },
  { key: 'title', because: TITLE_RULE, make: ({ schema, whole }) => oneOrMore(deriveTitle(schema, whole['fields'])) },
  { key: 'head', because: HEAD_RULE, make: (known) => (isOffered(known, 'show') ? notEmpty(deriveHead(known.schema, known.said['fields'])) : undefined) },
  { key: 'list', because: LIST_RULE, make: (known) => (isOffered(known, 'list') ? deriveList(known.schema, titleOf(known), known.renamed.map(({ from }) => from)) : undefined) },
  { key: 'list.sort', because: SORT_RULE, make: ({ whole }) => deriveSort(whole['list']) },
  { key: 'search', because: SEARCH_RULE, make: (known) => (isOffered(known, 'list') ? deriveSearch(known.schema, titleOf(known), known.whole['list']) : undefined) },
  { key: 'form', because: FORM_RULE, make: (known) => (isOffered(known, 'create') || isOffered(known, 'edit') ? notEmpty(deriveForm(known.name, known.schema)) : undefined) },
  { key: 'show', because: SHOW_RULE, make: (known) => (known.said['form'] === undefined && isOffered(known, 'show') ? deriveShow(known.schema, deriveForm(known.name, known.schema)) : undefined) },
];

/** The operations that are offered. Creating and editing are left out where no field can be written. */
function offered(schema: Schema): string[] {
  const isWritten = schema.readOnly !== true && Object.values(deriveForm('', schema)).length > 0;
  return defaults.offered.filter((operation) => isWritten || !['create', 'edit'].includes(operation));
}

/** Whether the records have a list of their own, rather than one under the records of another entity. */
function opensFirst({ said, whole }: Known): boolean {
  const isBelow = JSON.stringify(whole['endpoint']).includes('{parent}');
  return said['menu'] !== false && !isBelow && isPlainObject(whole['permissions']) && whole['permissions']['list'] !== undefined;
}

/** Whether the operation is permitted and has a page. */
function isOffered({ whole: { route, permissions } }: Known, operation: Operation): boolean {
  return route !== undefined && isPlainObject(permissions) && permissions[operation] !== undefined;
}

function titleOf({ whole }: Known): string[] {
  return [whole['title']].flat().filter((name) => typeof name === 'string');
}

function notEmpty<Item>(list: Item[]): Item[] | undefined {
  return list.length > 0 ? list : undefined;
}

function oneOrMore(names: string[]): string | string[] | undefined {
  return names.length > 1 ? names : names[0];
}

function filledPermissions(permissions: object, name: string): object {
  const conventions: Readonly<Record<string, string>> = defaults.permissions;
  return Object.fromEntries(Object.entries(permissions).map(([operation, rule]) => [operation, rule === true ? filled(conventions[operation] ?? '', name) : (rule as unknown)]));
}

/** The address of a list, which is that of one record where the back office itself has it: /asset, as /assets has the files of the app. */
function freeRoute(name: string): string {
  const route = filled(defaults.route, name);
  return RESERVED.has(route) ? formsOf(name)['singular_snake']?.replaceAll('_', '-') ?? route : route;
}

/** Addresses that the app, its build and its servers use themselves. */
export const RESERVED: ReadonlySet<string> = new Set(['login', 'about', 'assets', 'api', 'upload', 'healthz']);

/** A convention with this name filled in. */
function filled(convention: string, name: string): string {
  const forms = formsOf(name);
  return convention.replaceAll(/\{([^}]+)\}/g, (_braces, form: string) => forms[form] ?? '');
}
