import type { ActionUse } from '../../src/engine/model/ActionUse';
import type { Condition, PermissionRule } from '../../src/engine/model/conditions';
import type { FieldDefinition, TransformUse } from '../../src/engine/model/FieldDefinition';
import type { ExportDefinition } from '../../src/engine/model/FileExchange';
import type { Endpoints, MenuEntry, NoticeDefinition, OwnStructure, RelatedList, Resource, Section, SearchDefinition, CounterDefinition } from '../../src/engine/model/Resource';
import type { CreateDefinition, DeletionDefinition, DuplicateCheck, SavingDefinition, TakenDefinition } from '../../src/engine/model/SavingDefinition';
import { propertiesOf } from '../../src/engine/model/broughtFields';
import type { RecordSchema, Schema } from '../../src/engine/model/Schema';
import { hasType } from '../../src/engine/model/widgetName';
import type * as File from '../../src/generated/resourceFile';
import { isMarkField } from './derive/fieldKinds';
import { normaliseDashboard } from './normaliseDashboard';
import { normaliseImport } from './normaliseImport';
import { normaliseList } from './normaliseList';
import { normalisePermission, normaliseRule } from './normalisePermission';
import type { WholeFile } from './derive/completeResource';

/** The file of a resource, which has been checked already, in its complete form: every shorthand spelt out, every default filled in. */
export function normalise(name: string, file: WholeFile, schema: RecordSchema): Resource {
  const form = file.form?.map(section) ?? [];
  const marks = markFields(schema);
  return {
    name,
    ...defined({ translated: file.translated, formAs: file.formAs }),
    ...(file.when && { when: file.when as Condition }),
    ...(file.menu && { menu: menu(file.menu) }),
    ...(file.deletion && { deletion: deletion(file.deletion) }),
    ...(file.ownStructure && { ownStructure: ownStructure(file.ownStructure) }),
    ...(file.ownOnly && { ownOnly: { ...file.ownOnly, unless: normaliseRule(file.ownOnly.unless) } }),
    ...(file.notices && { notices: file.notices as NoticeDefinition[] }),
    ...(file.route !== undefined && { route: file.route.replace(/^\/?/, '/') }),
    ...(file.permissions.dashboard !== undefined && { dashboard: normaliseDashboard(name, file) }),
    ...(file.counters && { counters: file.counters.map((one) => ({ filters: {}, ...one, ...normalisePermission(one) }) as CounterDefinition) }),
    ...(file.search && { search: { by: {}, ...file.search } as SearchDefinition }),
    ...(hasType(schema.properties['id'] ?? {}, 'string') && { textIds: true as const }),
    ...(marks.length > 0 && { marks }),
    permissions: mapValues<File.PermissionRule, PermissionRule>({ ...file.permissions }, normaliseRule),
    endpoint: endpoints(file.endpoint),
    title: [file.title].flat(),
    head: file.head ?? [],
    messages: file.messages ?? name,
    ...(file.deletedWhen && { deletedWhen: file.deletedWhen }),
    fields: mapValues(file.fields ?? {}, field),
    recordTransforms: uses(file.transform),
    ...(file.list && { list: normaliseList(file.list, schema, file.fields ?? {}) }),
    form,
    show: file.show?.map(section) ?? form,
    related: (file.related ?? []).map(related),
    actions: (file.actions ?? []).flatMap(actionUses),
    create: { ...(file.create?.atLeastOne && { atLeastOne: file.create.atLeastOne }), ...duplicateChecks(file.create, file), ...copy(file.create), ...saving(file.create, 'show') },
    update: { ...duplicateChecks(file.update, file, { unique: true }), ...saving(file.update, 'back') },
    ...(file.import && { import: normaliseImport(file.import), ...defined({ importPath: file.import.path }) }),
    ...(file.export && { export: exportDefinition(file.export) }),
    bulkEdit: file.bulkEdit ?? [],
    ...defined({ bulkDelete: file.bulkDelete, opens: file.opens }),
  };
}

/** The marks of JSON-LD that somebody has to write, at any depth. */
function markFields(schema: Schema): string[] {
  const own = Object.entries(propertiesOf(schema)).flatMap(([name, inner]) => [...(isMarkField(name, inner) ? [name] : []), ...markFields(inner.items ?? inner)]);
  return [...new Set(own)];
}

function menu({ permission, ...file }: File.Menu): MenuEntry {
  return { ...file, ...(permission !== undefined && { permission: normaliseRule(permission) }) };
}

function deletion({ takes = [], ...file }: NonNullable<File.ResourceFile['deletion']>): DeletionDefinition {
  return { shows: [], typed: false, ...file, takes: takes.map((one) => ({ ...one, ...normalisePermission(one) }) as TakenDefinition) };
}

function ownStructure({ listsAll, ...file }: NonNullable<File.ResourceFile['ownStructure']>): OwnStructure {
  return { for: [], ...file, ...(listsAll !== undefined && { listsAll: normaliseRule(listsAll) }) };
}

function endpoints(endpoint: WholeFile['endpoint']): Endpoints {
  const {
    list,
    item = list,
    create = item,
    update = item,
    delete: remove = item,
  } = typeof endpoint === 'string' ? { list: endpoint } : endpoint;
  return { list, item, create, update, delete: remove };
}

function field({ transform, items, widget, visible, required, cleared = 'null', ...file }: File.Field): FieldDefinition {
  return {
    ...defined({ only: file.only, notBefore: file.notBefore, endpoint: file.endpoint }),
    ...(typeof cleared === 'string' ? { cleared } : { cleared: 'null', clearable: cleared as Condition }),
    ...(transform && { transform: use(transform) }),
    ...(items && { itemTransforms: uses(items.transform) }),
    ...(widget && { widget: use(widget) }),
    ...(visible && { visible: visible as Condition }),
    ...(required && { required: required as Condition }),
  };
}

function use<Used extends { use: string }>(used: string | Used): Used | { use: string } {
  return typeof used === 'string' ? { use: used } : used;
}

function related({ parent, ...file }: File.Related): RelatedList {
  return { ...file, parent: parent === undefined ? { path: true } : { parameter: parent }, ...normalisePermission(file) } as RelatedList;
}

/** The uses of transforms, which a file gives as one or as a list. */
function uses(used: File.RecordTransforms = []): TransformUse[] {
  return [used].flat().map(use);
}

function section({ section: name, fields, visible }: File.Section): Section {
  return {
    name,
    rows: fields.map((row) => [row].flat()),
    ...(visible && { visible: visible as Condition }),
  };
}

function duplicateChecks(saved: File.Create | File.Update | undefined, { endpoint }: WholeFile, always?: Pick<DuplicateCheck, 'unique'>): Pick<SavingDefinition, 'duplicateChecks'> {
  const { list } = endpoints(endpoint);
  return saved?.duplicateChecks ? { duplicateChecks: saved.duplicateChecks.map((check) => ({ parameter: check.field, endpoint: list, ...check, ...always })) } : {};
}

function copy({ copy: said }: File.Create = {}): Pick<CreateDefinition, 'copy'> {
  return said ? { copy: said === true ? { without: [] } : said } : {};
}

/** The uses of an action: one for each place where it is offered. */
function actionUses({ on = 'row', messages, ...file }: File.Action): ActionUse[] {
  const [context, key] = messages?.split('.') ?? [];
  return [on].flat().map(
    (place) =>
      ({
        name: file.use,
        danger: false,
        confirms: file.danger === true,
        ...file,
        on: place,
        ...normalisePermission(file),
        ...(context && key && { messages: { context, key } }),
      }) as ActionUse,
  );
}

function saving(file: File.Update | undefined, after: SavingDefinition['after']): SavingDefinition {
  return { after: file?.after ?? after };
}

function exportDefinition({ endpoint, variants, ...file }: File.Export): ExportDefinition {
  return { endpoint, ...normalisePermission(file), variants: variants.map(({ when, ...variant }) => ({ parameters: {}, paged: false, ...variant, ...(when && { when: when as Condition }) })) };
}

function mapValues<From, To>(map: { [key: string]: From }, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

/** Leaves out keys without a value, because an absent key and `undefined` are not the same to a reader of JSON. */
function defined<Values extends object>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
