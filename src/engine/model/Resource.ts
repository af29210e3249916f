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
 * How the back office treats one entity, as the engine sees it: complete and checked.
 * `schemas/<entity>/resource.json` may be shorter (a string for an object with one key, defaults left out); the reader of
 * `scripts/resources` expands it, so that nothing downstream meets two spellings. The file form is `schemas/resource.schema.json`.
 */
export interface Resource extends ResourceSummary {
  dashboard?: DashboardDefinition;
  endpoint: Endpoints;
  /** The fields that name a record in titles, links, pickers and confirmations, joined by a space. */
  title: string[];
  /** The fields that stand beside its name at the top of its page. */
  head: string[];
  /** Whose sentences the message bar uses, when two entities are one to the operator. */
  messages: string;
  /** A record with this value is deleted, though the platform still answers it. */
  deletedWhen?: { field: string; is: unknown };
  /** What JSON-LD says of an object (`@type`) and these records have as a field. */
  marks?: string[];
  /** The session knows some of its records, and is read again once one is created or changed. */
  inSession?: true;
  fields: Record<string, FieldDefinition>;
  /** What is to be known of some records, or before they are changed. */
  notices?: NoticeDefinition[];
  /** Fields that the platform answers in the language of the operator. */
  translated?: string[];
  /** Applied in this order to what arrives, in the opposite order to what leaves. */
  recordTransforms: TransformUse[];
  list?: ListDefinition;
  form: Section[];
  /** One section after the other, then a summary of all of them; on one page unless said. */
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
  /** Fields that may be set on a selection. */
  bulkEdit: string[];
  /** The record under which it is listed, once there is one: what is written here shows there too. */
  owner?: Owner;
  /** The platform's one call for the deletion of a selection; absent: each record has its own. */
  bulkDelete?: BulkDelete;
}

/** What the shell needs of every entity before any of its screens opens: the eager manifest. */
export interface ResourceSummary {
  /** The folder's name: singular camelCase; also the translation namespace and the cache key. */
  name: string;
  /** Absolute: `/users`. Absent for a lookup: an entity that other forms refer to and that has no screen. */
  route?: string;
  /** On which deployments, and in which sessions, it is there: about settings, faults and the session. */
  when?: Condition;
  /** Its records are of supporting structures. */
  ownStructure?: OwnStructure;
  menu?: MenuEntry;
  /** There with the permission of the same name. */
  dashboard?: DashboardPlace;
  /** What the home page counts. */
  counters?: CounterDefinition[];
  /** How its records are found by their names. */
  search?: SearchDefinition;
  permissions: Partial<Record<Operation, PermissionRule>>;
  /** Its records are named by texts (a code, a UUID, an IRI) rather than by numbers. */
  textIds?: true;
  /** Where the page of its import is, below the route; `import` unless said. */
  importPath?: string;
}

/** `list`…`edit` are also the modes of a screen. An operation without a rule is not offered. */
export type Operation = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'import' | 'export' | 'dashboard';

/** What only the operators of a structure may do with what is of it. */
export interface OwnStructure {
  for: ('show' | 'create' | 'edit')[];
  /** Where a row of the list has the number of its structure, or of each of them; absent where the platform does not tell. */
  field?: string;
  /** Of the structures themselves: the field that lists those who operate one. */
  operators?: string;
  /** Who finds the records of all structures in the list. */
  listsAll?: PermissionRule;
}

export interface MenuEntry {
  group: string;
  order: number;
  icon: string;
  /** What one must hold to find anything there, beside the right to list. */
  permission?: PermissionRule;
}

/**
 * Work that waits among the records of the list, for those who may list it. Its word is `counters.<name>`. The server counts what `filters` leaves;
 * what it has no filter for (`item`, `by`) is counted here, among the first records only.
 */
export interface CounterDefinition {
  name: string;
  permission?: PermissionRule;
  /** By name, as the address of the list has them; several values of one are alternatives. */
  filters: Record<string, string | readonly string[]>;
  /** Only the records which have an item like this one in a list. */
  item?: OwnItemAim;
  /** Where the list does not tell whether it can be dealt with: each of those records is read, and must have an item like this one too. */
  confirmed?: OwnItemAim;
  /** A count for each choice of this field. */
  by?: string;
  /** The date since when a record waits, of the list that is counted. */
  since?: string;
  /** In the list of `resource` under each record that `endpoint` answers: there the filters are those of that list. */
  under?: { resource: string; endpoint: string };
}

/** An item that is for the operator to deal with. */
export interface OwnItemAim extends ItemAim {
  /** The item's field that holds the number of a structure: that of another structure than the operator's own is others' work. */
  structure?: string;
}

/** Which filters of the list, by name, find a record by what an operator types of it: where another record refers to it, and from any page where it has one. */
export interface SearchDefinition {
  /** One that takes the whole name, or two that take a part of it each, in whichever order it was typed. */
  filters: [string] | [string, string];
  /** Other filters, each with the pattern of what it is asked instead: an e-mail, a telephone number. */
  by: Record<string, string>;
  /** The field that tells homonyms apart. */
  detail?: string;
}

/** Paths below the API base, without a leading slash. `{parent}` is replaced by the id of the record that owns the list. */
export interface Endpoints {
  list: string;
  /** The item's collection: `/{id}` is appended. */
  item: string;
  create: string;
  update: string;
  delete: string;
}

export interface Section {
  /** Its title is `sections.<name>` in the entity's language files. */
  name: string;
  /** Rows; the fields of one row share a line on a wide screen. */
  rows: string[][];
  visible?: Condition;
}

/** The list of another resource under the show page: the members of a community. */
export interface RelatedList {
  resource: string;
  /** The filter or the path parameter that receives the id of this record. */
  parent: { parameter: string } | { path: true };
  permission?: PermissionRule;
}

/** The page of another resource that a row leads to, where its own has none: a member of a community is a person. */
export interface OpensDefinition {
  resource: string;
  /** The field that holds the id of the other record. */
  id: string;
}

/** The record that owns a list. */
export interface Owner {
  /** Of its entity. */
  name: string;
  id: string;
}

/** Said at the top of the page and of the form of the records of which `when` holds; a condition on the mode keeps it to one of them. Its words are `notices.<name>` in the entity's language files. */
export interface NoticeDefinition {
  name: string;
  when: Condition;
}

/** A resource together with the fields it treats. */
export interface Entity {
  resource: Resource;
  schema: RecordSchema;
  /** How its records are read and changed, where that is not as everywhere. */
  source?: RecordSource;
  /** How the API says them, where it is not as the platform does. */
  dialect?: Dialect;
}

/** The lazy chunk of an entity. */
export interface EntityBody extends Entity {
  /** Compiled from `schema` at build time; only `engine/form` knows what is inside. Absent where the schema was completed at run time. */
  validators?: unknown;
  /** What no schema can say of a record as a whole. Only of an entity that was completed at run time: its words come along. */
  rules?: readonly RecordRule[];
  /** What is better sent in place of what was filled in; `before` is what an edit started from. Rejects with nothing: what cannot be known is no advice. */
  advise?: (record: RecordData, before: RecordData | undefined, api: Api) => Promise<Advice | undefined>;
}

/** Something else to send, in the words of who advises it: what it changes, and what follows from each choice. */
export interface Advice {
  title: string;
  body: string;
  advised: { label: string; detail: string };
  asked: { label: string; detail: string };
  /** Said once what is advised is in the form. */
  taken: string;
  changes: RecordData;
}

/** What is wrong with a record; `before` is what an edit started from: what it does not touch is not its affair. */
export type RecordRule = (record: RecordData, before: RecordData | undefined) => RuleBreach[];

export interface RuleBreach {
  /** Under which it is said; dotted when nested. */
  field: string;
  /** What is wrong and what to do. */
  text: string;
}
