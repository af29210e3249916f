import type { Api } from '@/api/Api';
import { decides, hasDialog, offeredActions } from '@/engine/action/offeredActions';
import { editableTogether } from '@/engine/bulk/editableTogether';
import { listForOperator } from '@/engine/data/listForOperator';
import { filterAddress } from '@/engine/data/listQuery';
import { listRequest } from '@/engine/data/listRequest';
import { operatorRights } from '@/engine/data/operatorRights';
import { validateRecord } from '@/engine/fields/validateRecord';
import { copiedRecord } from '@/engine/form/values/copiedRecord';
import { findDuplicates } from '@/engine/form/duplicates/findDuplicates';
import { countersFor } from '@/engine/insight/counters/countersFor';
import { keptToSight } from '@/engine/list/map/sight';
import type { ActionPlace } from '@/engine/model/ActionUse';
import { holds } from '@/engine/model/conditions';
import { formFields, visibleSections, type FormSituation } from '@/engine/model/formFields';
import type { FilterDefinition } from '@/engine/model/ListDefinition';
import { can } from '@/engine/model/permissions';
import type { Entity, Operation } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { widgetField } from '@/engine/model/widgetField';
import { fieldSchema, widgetName } from '@/engine/model/widgetName';
import { actions, widgets } from '@/features/registry';
import type { Session } from '@/session/Session';
import specification from '../../../specification.json';
import { realEntities } from '../../../support/realEntities';
import { config } from '../../calls/app';

type Mode = 'create' | 'edit' | 'show';

/** The rights of the routes of the specification, and those of the platform that open no page (contract session.holders). */
export const EVERY_RIGHT: readonly string[] = [
  ...new Set([
    ...specification.routes.flatMap(({ permissions }) => permissions),
    ...'user_manage user_delete scammer_manage login_delegate export community_membership community_delete event_delete article_delete editorial_delete'.split(' '),
    ...'campaign_delete relay_point_delete relay_point_type_delete structure_delete admin_user_export_all relay_point_list solidary_delete territory_list territory_read image_list image_read'.split(' '),
  ]),
];

const settings = { ...config.settings, hitchHiking: true, eventCommunity: true };
const everyModule = { ...config, loginDelegateUrl: 'https://platform.test/', settings };
const resources = realEntities.map(({ resource }) => resource);
const nancy = { id: 1, name: 'Nancy', solidaryTransport: true };

function operator(permissions: readonly string[]): Session {
  const user = { id: 4, givenName: 'Jeanne', shortFamilyName: 'D.', email: 'jeanne@exemple.fr', operates: [] };
  return { user, permissions: new Set(permissions), structures: [nancy], currentStructure: nancy, solidaryEdit: false, eecAvailable: false };
}

const everybody = operator(EVERY_RIGHT);
const rights = operatorRights(resources, everybody, everyModule);
const allBut = (missing: string) => EVERY_RIGHT.filter((right) => right !== missing);

/** The rights without any one of which something is not offered. */
function neededFor(isOffered: (permissions: readonly string[]) => boolean): string {
  return EVERY_RIGHT.filter((right) => !isOffered(allBut(right))).join('+');
}

const OPERATIONS: readonly Operation[] = ['list', 'show', 'create', 'edit', 'delete', 'import', 'export', 'dashboard'];

/** What may be done with the records of an entity by whoever has every right, and the rights that each asks for. */
export function mayOf({ resource }: Entity): string[] {
  const may = (operation: Operation, permissions: readonly string[]) => can(operation, resource, operator(permissions), everyModule);
  return OPERATIONS.filter((operation) => may(operation, EVERY_RIGHT)).map((operation) => `${operation}: ${neededFor((permissions) => may(operation, permissions))}`);
}

export function columnsOf({ resource }: Entity) {
  const { columns = [], sort } = resource.list ? listForOperator(resource.list, resource, rights) : {};
  const named = (isHidden: boolean) => columns.filter(({ hidden }) => hidden === isHidden).map(({ field, sortable }) => (sortable ? `${field}*` : field)).join(' ');
  return { columns: named(false), addable: named(true), sorted: sort && `${sort.field} ${sort.direction}` };
}

/** A value, or two, of each kind of filter. */
const VALUES: Record<FilterDefinition['operator'], string[]> = {
  contains: ["d'Or"], equals: ["d'Or"], telephone: ['0611223344'], oneOf: ['1', '2'], reference: ['1', '2'], yesNo: ['yes', 'no'], dateRange: ['2026-01-01..2026-01-31'], numberRange: ['1..9'],
};

/** Each filter of the list, and the parameters that leave for its values. */
export function filtersOf({ resource }: Entity): string[] {
  if (!resource.list) return [];
  const list = listForOperator(resource.list, resource, rights);
  const sent = ({ name, operator: kind, multiple }: FilterDefinition) => {
    const choices = multiple ? [VALUES[kind]] : VALUES[kind].map((value) => [value]);
    const wanted = kind === 'yesNo' ? choices : choices.slice(0, 1);
    return wanted.map((values) => listRequest({ page: 1, size: 25, filters: { [name]: values }, sort: undefined }, { ...list, fixedFilters: [] }).filters?.slice(0, 2).map(([key, value]) => `${key}=${value}`).join('&')).join(' or ');
  };
  const line = (filter: FilterDefinition) =>
    [`${filter.shown ?? 'added'} ${filter.name}: ${sent(filter)}`, filter.reference && `of ${filter.reference}`, filter.exclusive && `alone in ${filter.exclusive}`, filter.initial && `from ${filter.initial}`].filter(Boolean).join(' ');
  return [...list.fixedFilters.map(({ name, parameter, value }) => `fixed ${name}: ${parameter}=${value}`), ...list.filters.map(line)];
}

function situationOf(entity: Entity, mode: Mode, record: RecordData, without?: string): FormSituation {
  return { entity, widgets, context: { settings: without === undefined ? settings : { ...settings, [without]: false }, permissions: everybody.permissions, mode, record } };
}

/** The sections of a page, each with its fields. */
export function pageOf(entity: Entity, mode: Mode, record: RecordData = {}, without?: string): string[] {
  const situation = situationOf(entity, mode, record, without);
  const fields = formFields(situation);
  const marked = (name: string) => {
    const field = mode === 'show' ? undefined : fields.get(name);
    return field ? [name, field.required && '*', field.kept && '!', !field.editable && '='].filter(Boolean).join('') : name;
  };
  const sections = visibleSections(mode === 'show' ? entity.resource.show : entity.resource.form, situation);
  return sections.map(({ name, rows }) => `${name}: ${rows.flat().map(marked).join(' ')}`);
}

/** The fields of a page, whatever their section. */
export function fieldsOf(entity: Entity, mode: Mode, record: RecordData, without?: string): string[] {
  return pageOf(entity, mode, record, without).flatMap((section) => section.split(' ').slice(1));
}

/** The fields beside the name of a record. */
export function headOf(entity: Entity): string {
  const sections = visibleSections([{ name: 'head', rows: [entity.resource.head] }], situationOf(entity, 'show', {}));
  return sections.flatMap(({ rows }) => rows.flat()).join(' ');
}

/** The field by which a list is a map, and what its requests are limited to while Nancy is in sight. */
export function mapOf({ resource: { list } }: Entity): string | undefined {
  if (!list?.map) return undefined;
  const { fixedFilters } = keptToSight({ ...list, fixedFilters: [] }, { west: 6.1, north: 48.7, east: 6.2, south: 48.6 });
  return [list.map.field, ...fixedFilters.map(({ parameter, value }) => `${parameter}=${value}`)].join(' ');
}

/** The field that a day or a time cannot be before, or today. */
export function startOf(entity: Entity, name: string): unknown {
  const [early, late] = fieldSchema(entity.schema, name).format === 'time' ? ['08:00', '09:00'] : ['2020-01-01', '2999-01-01'];
  const field = { name, editable: true, required: false, kept: false };
  const brokenBy = (value: unknown, others: unknown) => {
    const record = { ...Object.fromEntries(Object.keys(entity.schema.properties).map((one) => [one, others])), [name]: value };
    const found = validateRecord({ entity, fields: new Map([[name, field]]), record, before: undefined, validator: anythingGoes, situation: situationOf(entity, 'edit', {}).context });
    return found.find(({ rule }) => rule === 'notBefore' || rule === 'past');
  };
  if (brokenBy(late, early)) return 'nothing';
  const broken = brokenBy(early, late);
  return broken?.rule === 'past' ? 'today' : broken?.params['start'];
}

const anythingGoes = { rawValidation: () => ({}) } as unknown as Parameters<typeof validateRecord>[0]['validator'];

/** What is looked for before a record is created, and before it is changed: the field, the request, whose records they are, whether only one may have the value, and the field that names the one that is meant. */
export async function duplicatesOf(entity: Entity): Promise<string[]> {
  const { properties } = entity.schema;
  const { create, update } = entity.resource;
  const checks = [...(create.duplicateChecks ?? []).map((check) => ['', check] as const), ...(update.duplicateChecks ?? []).map((check) => ['changed ', check] as const)];
  return Promise.all(
    checks.map(async ([when, check]) => {
      const asked: string[] = [];
      const list: Api['list'] = async (path, { filters = [] }) => {
        asked.push(`${path}?${filters.map((filter) => filter.join('=')).join('&')}`);
        return { items: [{ id: 5 }], total: 1 };
      };
      const find = (more: RecordData) => findDuplicates(check, { [check.field]: 'zoe@exemple.fr', ...more }, { api: { list } as Api, entity, context: WALL_CLOCK, signal: AbortSignal.abort() });
      const found = await find({});
      const others = Object.keys(properties).filter((name) => name !== check.field);
      const known = (await Promise.all(others.map(async (name) => ((await find({ [name]: 5 })) ? [] : [name])))).flat();
      // Where only one may have the value, it is looked for although another record is meant.
      const isAlways = (await Promise.all(known.map((name) => find({ [name]: 6 })))).every(Boolean);
      return [`${when}${check.field}: ${asked[0]}`, `of ${check.resource ?? entity.resource.name}`, ...(found?.check.unique && isAlways ? ['once'] : []), ...known.map((name) => `but ${name}`)].join(' ');
    }),
  );
}

const PLACES: readonly ActionPlace[] = ['row', 'selection', 'page'];

function offeredAt(entity: Entity, place: ActionPlace, permissions: readonly string[]) {
  return offeredActions(entity, place, { actions, resources, session: operator(permissions), config: everyModule });
}

export function actionsOf(entity: Entity): string[] {
  return PLACES.flatMap((place) =>
    offeredAt(entity, place, EVERY_RIGHT).uses.map((use) => {
      const needed = neededFor((permissions) => offeredAt(entity, place, permissions).uses.some(({ name }) => name === use.name));
      const manner = [hasDialog(use) && 'asks', use.danger && 'danger', decides(use) && 'decides', use.after && `then ${use.after}`, use.undoneBy && `undone by ${use.undoneBy}`];
      return [`${place} ${use.name}: ${needed}`, ...manner].filter(Boolean).join(' ');
    }),
  );
}

/** Whether an action is offered for a record. */
export function appliesTo(entity: Entity, action: string, record: RecordData): boolean {
  return PLACES.some((place) => {
    const { uses, applies } = offeredAt(entity, place, EVERY_RIGHT);
    return uses.some((use) => use.name === action && applies(use, { id: 12, ...record }));
  });
}

export const togetherOf = (entity: Entity): string => editableTogether(entity, everybody, everyModule).join(' ');

export const drawnOf = (entity: Entity, field: string): string => `${field}=${widgetName(entity, field)}`;

export const toldOf = (entity: Entity, field: string): object => widgetField(entity, field, field).options;

export function noticesOf({ resource }: Entity, mode: Mode, record: RecordData): string {
  const context = { settings, permissions: everybody.permissions, mode, record };
  return (resource.notices ?? []).filter(({ when }) => holds(when, context)).map(({ name }) => name).join(' ');
}

export function waitsOf({ resource }: Entity): string[] {
  const counters = (permissions: readonly string[]) => countersFor([resource], operator(permissions), everyModule).map(({ definition }) => definition);
  return counters(EVERY_RIGHT).map(({ name, filters }) => {
    const needed = neededFor((permissions) => counters(permissions).some((one) => one.name === name));
    return `${name}: ${needed} ${filterAddress(filters).toString()}`.trim();
  });
}

export function deletionOf({ resource: { deletion } }: Entity): string {
  const { shows = [], typed = false, takes = [] } = deletion ?? {};
  const taken = takes.filter(({ when }) => !when || holds(when, { settings, permissions: everybody.permissions, mode: 'show', record: {} }));
  return [...shows, ...(typed ? ['typed'] : []), ...taken.map(({ name, resource, filter, field }) => `${name}:${resource}.${filter ?? field ?? ''}`)].join(' ');
}

/** The fields of a record that a copy does not begin with. */
export function leftOutOf(entity: Entity, names: readonly string[]): string[] {
  const original = Object.fromEntries(names.map((name) => [name, 'copied']));
  const copy = copiedRecord(original, { entity, widgets, context: { settings, permissions: everybody.permissions } });
  return names.filter((name) => copy[name] !== 'copied');
}

/** Whether an operator without a right may do something with the record of somebody else, and with their own. */
export function isReservedBy({ resource }: Entity, operation: Operation, right: string, mine: string): boolean {
  const may = (permissions: readonly string[], of: number) => can(operation, resource, operator(permissions), everyModule, { [mine]: of });
  return may(EVERY_RIGHT, 5) && may(allBut(right), 4) && !may(allBut(right), 5);
}
