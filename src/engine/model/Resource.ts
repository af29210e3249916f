import type { Api } from '@/api/Api';
import type { Dialect } from '@/api/Dialect';
import type { ActionUse } from './ActionUse';
import type { Condition, PermissionRule } from './conditions';
import type { DashboardDefinition, DashboardPlace } from './DashboardDefinition';
import type { FieldDefinition, TransformUse } from './FieldDefinition';
import type { ExportDefinition, ImportDefinition } from './FileExchange';
import type { ItemAim } from './itemOf';
import type { ListDefinition } from './ListDefinition';
import type { RecordSource } from './RecordSource';
import type { BulkDelete, CreateDefinition, DeletionDefinition, SavingDefinition } from './SavingDefinition';
import type { RecordData, RecordSchema } from './Schema';

/**
 * How the back office treats one entity, as the engine sees it: complete and checked. `schemas/<entity>/resource.json` may be shorter (a string for an object
 * with one key, defaults left out); the reader of `scripts/resources` expands it, so that the rest of the code meets a single form. The form of the file is in
 * `schemas/resource.schema.json`.
 */
export interface Resource extends ResourceSummary {
  dashboard?: DashboardDefinition;
  endpoint: Endpoints;
  /** The fields that make the name of a record in titles, links, pickers and confirmations, joined by a space. A dotted one is inside an object. */
  title: string[];
  /** The fields that stand beside the record's name at the top of its page. */
  head: string[];
  /** The key of the sentences in the message bar; two entities may share it when they are the same thing to the operator. */
  messages: string;
  /** A record with this value is deleted, although the platform still answers it. */
  deletedWhen?: { field: string; is: unknown };
  /** The JSON-LD keywords (such as `@type`) that are fields of these records. */
  marks?: string[];
  fields: Record<string, FieldDefinition>;
  /** Notices about some records, or about what changing them means. */
  notices?: NoticeDefinition[];
  /** The fields whose values the platform answers in the operator's language. */
  translated?: string[];
  /** The transforms of the record, applied in this order to what arrives and in the opposite order to what is sent. */
  recordTransforms: TransformUse[];
  list?: ListDefinition;
  form: Section[];
  /** The form shows one section after the other, then a summary of them all; a single page by default. */
  formAs?: 'steps';
  show: Section[];
  related: RelatedList[];
  opens?: OpensDefinition;
  actions: ActionUse[];
  create: CreateDefinition;
  update: SavingDefinition;
  deletion?: DeletionDefinition;
  import?: ImportDefinition;
  export?: ExportDefinition;
  /** The fields that may be set on a selection. */
  bulkEdit: string[];
  /** The record whose related list this one is, set at run time: a change here shows in that record too. */
  owner?: Owner;
  /** The platform's call that deletes a selection; when absent, each record is deleted by its own call. */
  bulkDelete?: BulkDelete;
}

/** The part of every resource that the shell needs before a screen opens. It is loaded at the start. */
export interface ResourceSummary {
  /** The name of the folder, in singular camelCase. It is also the cache key. */
  name: string;
  /** The absolute path, for example `/users`. Absent for a lookup: an entity that other forms refer to and that has no screen. */
  route?: string;
  /** The deployments and sessions that have the entity: a condition on settings, faults and the session. */
  when?: Condition;
  /** Set when the records belong to supporting structures. */
  ownStructure?: OwnStructure;
  /** Set when an operation on a record is only for whoever it belongs to. */
  ownOnly?: OwnOnly;
  menu?: MenuEntry;
  /** The dashboard, for those who have the permission of the same name. */
  dashboard?: DashboardPlace;
  /** What the home page counts of these records. */
  counters?: CounterDefinition[];
  /** How a record is found by its name. */
  search?: SearchDefinition;
  permissions: Partial<Record<Operation, PermissionRule>>;
  /** The ids of the records are texts (a code, a UUID, an IRI) rather than numbers. */
  textIds?: true;
  /** The path of the import page below the route; `import` by default. */
  importPath?: string;
}

/** An operation of an entity. `list`…`edit` are also the modes of a screen. An operation without a rule is not offered. */
export type Operation = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'import' | 'export' | 'dashboard';

/** What only the person to whom a record belongs may do with it, and the operators who may do it with every record. */
export interface OwnOnly {
  for: ('show' | 'edit' | 'delete')[];
  /** The field that holds the number of that person. */
  field: string;
  unless: PermissionRule;
}

/** What only the operators of a structure may do with its records. */
export interface OwnStructure {
  for: ('show' | 'create' | 'edit')[];
  /** The column of the list that holds the number of the structure, or of each structure; absent where the platform does not tell. */
  field?: string;
  /** For the structures themselves: the field that lists the operators of one. */
  operators?: string;
  /** The permission to see the records of all structures in the list. */
  listsAll?: PermissionRule;
}

export interface MenuEntry {
  group: string;
  order: number;
  icon: string;
  /** The permission without which the page holds nothing for the operator, in addition to the right to list. */
  permission?: PermissionRule;
}

/**
 * A number of records that wait for the operator, for those who may list them. Its word is `counters.<name>`. The server counts what matches `filters`; what
 * it has no filter for (`item`, `by`) is counted here, among the first records only.
 */
export interface CounterDefinition {
  name: string;
  permission?: PermissionRule;
  /** The filters by name, as in the address of the list; several values of one filter are alternatives. */
  filters: Record<string, string | readonly string[]>;
  /** Only records with an item like this one in a list are counted. */
  item?: OwnItemAim;
  /** Set where the list does not tell whether the record can be dealt with: each record is then read, and must have an item like this one too. */
  confirmed?: OwnItemAim;
  /** The field for whose choices there is a count each. */
  by?: string;
  /** The field of the counted list with the date since when a record has waited. */
  since?: string;
  /** Counts in the list of `resource` under each record that `endpoint` answers; the filters are then those of that list. */
  under?: { resource: string; endpoint: string };
}

/** An item that the operator has to deal with. */
export interface OwnItemAim extends ItemAim {
  /** The field of the item with the number of a structure; items of other structures than the operator's own are left out. */
  structure?: string;
}

/**
 * The filters of the list, by name, that find a record by the text an operator types: in the field of another record that refers to it, and in the search from
 * any page, where the record has a page.
 */
export interface SearchDefinition {
  /** One filter that takes the whole name, or two that take a part of it each; the parts may be typed in either order. */
  filters: [string] | [string, string];
  /** Other filters, each with the pattern of the texts it is used for instead: an e-mail address, a telephone number. */
  by: Record<string, string>;
  /** The field that tells apart records of the same name. */
  detail?: string;
}

/** Paths below the API base, without a leading slash. `{parent}` is replaced by the id of the record that the list belongs to. */
export interface Endpoints {
  list: string;
  /** The collection of the item, to which `/{id}` is appended. */
  item: string;
  create: string;
  update: string;
  delete: string;
}

export interface Section {
  /** The name of the section; its title is `sections.<name>` in the entity's language files. */
  name: string;
  /** The rows of fields; on a wide screen, the fields of a row share a line. */
  rows: string[][];
  visible?: Condition;
}

/** The list of another resource on the page of a record, for example the members of a community. */
export interface RelatedList {
  resource: string;
  /** The filter that takes the id of this record, or the path that holds it. */
  parent: { parameter: string } | { path: true };
  permission?: PermissionRule;
}

/** Opens the page of another resource from a row, where the row's own entity has none: a member of a community opens a user. */
export interface OpensDefinition {
  resource: string;
  /** The field that holds the id of the other record. */
  id: string;
}

/** The record that a related list belongs to. */
export interface Owner {
  /** The name of its entity. */
  name: string;
  id: string;
}

/**
 * A sentence at the top of the page and of the form, for the records for which `when` holds; a condition on the mode limits it to one of the two. Its words
 * are `notices.<name>` in the entity's language files.
 */
export interface NoticeDefinition {
  name: string;
  when: Condition;
}

/** A resource together with the schema of its fields. */
export interface Entity {
  resource: Resource;
  schema: RecordSchema;
  /** How the records are read and changed, where that differs from the usual way. */
  source?: RecordSource;
  /** How the API expresses these records, where that differs from the platform. */
  dialect?: Dialect;
}

/** The part of an entity that is loaded when needed. */
export interface EntityBody extends Entity {
  /** Loads the validators compiled from `schema` at build time, which only forms need. Absent where the schema was completed at run time. */
  validators?: () => Promise<unknown>;
  /** Rules about the whole record that a schema cannot express. Only an entity completed at run time has them, together with their words. */
  rules?: readonly RecordRule[];
  /** Suggests other values to send than those filled in; `before` is the record that an edit started from. Never rejects: without an answer, there is no advice. */
  advise?: (record: RecordData, before: RecordData | undefined, api: Api) => Promise<Advice | undefined>;
}

/** A suggestion to send other values, with its own words: what changes, and what follows from each choice. */
export interface Advice {
  title: string;
  body: string;
  advised: { label: string; detail: string };
  asked: { label: string; detail: string };
  /** The sentence said once the suggested values are in the form. */
  taken: string;
  changes: RecordData;
}

/** Finds what is wrong with a record; `before` is the record that an edit started from, since the rule ignores what the edit leaves unchanged. */
export type RecordRule = (record: RecordData, before: RecordData | undefined) => RuleBreach[];

export interface RuleBreach {
  /** The field that shows the sentence; dotted when nested. */
  field: string;
  /** The sentence: what is wrong and what to do. */
  text: string;
}
