import type { Hono } from 'hono';
import type { PlatformFaultName } from '../../src/config/platformFaults';
import type { Entity } from '../../src/engine/model/Resource';
import type { RecordData, RecordSchema, Schema } from '../../src/engine/model/Schema';
import type { Database } from './database';
import type { Parameter } from './http/parameters';
import type { Random } from './seed/Random';
import type { Column } from './store/columns';
import type { Row, Table } from './store/rows';
import type { SqlParameters } from './store/SqlParameters';

/** What the parts of one sandbox share. */
export interface World {
  db: Database;
  /** By the path of the list, without a leading slash: `admin/users`. */
  collections: ReadonlyMap<string, Collection>;
  now: () => Date;
  /** Tells whoever runs the sandbox about a mail or a text message that the platform would send. */
  deliver: (delivery: Delivery) => void;
  /** Permissions of entities that the contract does not know; administrators hold them. */
  addedPermissions: readonly string[];
  /** What it does wrong, as the platform does. */
  faults: ReadonlySet<PlatformFaultName>;
  /** Where the sandbox is mounted on its origin (`/api`), for the absolute addresses of images. */
  mountedAt: string;
}

export interface Delivery {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  /** As the platform would give it to the mail provider; only where a test looks at it. */
  body?: string;
}

/** A role somebody holds, on a territory or everywhere. */
export interface Assignment {
  role: number;
  territory: number | null;
}

/** Who is asking. */
export interface Caller {
  id: number;
  email: string;
  assignments: readonly Assignment[];
  /** Of the assignments, without their territories. */
  roles: readonly number[];
  permissions: ReadonlySet<string>;
}

/** A request, as hooks see it. */
export interface RequestContext {
  world: World;
  caller: Caller;
  format: 'ld' | 'json';
  /** Where this sandbox is reached: origin and mount path, without a trailing slash. */
  origin: string;
}

/** An entity as the sandbox serves it: its table, its wire format, and what is particular to it. */
export interface Collection extends Table {
  /** Of the list, without a leading slash; entities that share it share the table. */
  path: string;
  entity: Entity;
  wire: RecordSchema;
  /** What a row of the list has of it. */
  listed: RecordSchema;
  quirk: Quirk;
  /** Rows are named by texts, which their documents hold. */
  textIds: boolean;
  /** The fields that hold a whole address. */
  addresses: readonly string[];
  filters: ReadonlyMap<string, FilterRule>;
  sortable: ReadonlySet<string>;
  /** The address in `@id`, which is that of the public API, not the admin one (contract wire.lists). */
  iri: string;
  /** The address of the list, where it is another one. */
  listIri?: string;
  type: string;
}

/** How a query parameter limits a list. */
export type FilterRule =
  | { kind: 'exact' | 'partial' | 'boolean' | 'date' | 'range'; column: string }
  | {
      kind: 'custom';
      /** The SQL condition, or nothing when the server ignores what was sent. */
      condition: (parameter: Parameter, sql: SqlParameters, world: World) => string | undefined;
      /** The rows that are found whatever the other filters say. */
      orElse?: (parameter: Parameter) => string | undefined;
    };

export type Verb = 'list' | 'item' | 'create' | 'update' | 'delete';

/** A record on its way into the table. */
export interface Draft {
  verb: 'create' | 'update';
  /** What the caller sent, checked; computed fields go in `document`. */
  sent: RecordData;
  document: RecordData;
  /** The stored row that an update changes. */
  before?: Row;
}

/** What the platform does with one entity beyond what its schema and resource say. Everything is optional. */
export interface Quirk {
  iri?: string;
  type?: string;
  /** The permission each call really asks, where the resource asks another one or none. */
  permissions?: Partial<Record<Verb, string>>;
  /** Whether the server looks for this row at all when the caller reads one: else it is as if there were none, whatever their rights. */
  finds?: (row: Row, context: RequestContext) => boolean | Promise<boolean>;
  /** Whether a caller who holds the permission may touch this row. */
  allows?: (verb: Verb, row: Row, context: RequestContext) => boolean | Promise<boolean>;
  /** Fields as the contract has them: the schema may not name them, or say less (a field that no form writes). */
  properties?: Record<string, Schema>;
  /** The fields of a row of the list, where it does not have them all. */
  listed?: readonly string[];
  /** Replaces the filters of the resource. */
  filters?: Record<string, FilterRule>;
  /** The list says nothing of what it can be filtered and sorted by. */
  declaresNoFilter?: true;
  /** Replaces the sortable columns of the resource. */
  order?: readonly string[];
  columns?: readonly Column[];
  /** The server sends the whole list, in this SQL order, whatever is asked. */
  unpaged?: { order: string | ((sql: SqlParameters, context: RequestContext) => Promise<string>) };
  /** Whose its address is: a home and an event's have a name of the server's, an event's and a relay point's begin their label with theirs. */
  addressOf?: 'home' | 'event' | 'relayPoint';
  itemKeepsNulls?: true;
  /** What an unknown id answers; `error` is a 500. */
  unknownId?: 'error' | 'errorWhenRead';
  /** Where the list has another address than its members. */
  listIri?: string;
  /** What the database insists on, instead of the schema's `required`. */
  required?: readonly string[];
  /** Integers that the database keeps in two bytes. */
  small?: readonly string[];
  /** A 400 violation when empty. */
  notBlank?: readonly string[];
  unique?: readonly { field: string; message: string }[];
  defaults?: RecordData;
  /** Conditions on every list, for this caller. */
  scope?: (
    sql: SqlParameters,
    context: RequestContext,
    asked: ReadonlyMap<string, Parameter>,
  ) => Promise<string[]> | string[];
  /** Completes or refuses a record before it is stored. */
  beforeWrite?: (draft: Draft, context: RequestContext) => Promise<void> | void;
  afterWrite?: (draft: Draft, row: Row, context: RequestContext) => Promise<void>;
  /** Instead of removing the row. */
  remove?: (row: Row, context: RequestContext) => Promise<void>;
  /** Adds computed fields to what is about to be sent; the answer to a write repeats some of what the caller `sent`. */
  present?: (records: RecordData[], as: Verb, context: RequestContext, sent: RecordData) => Promise<void> | void;
  /** Calls of this entity that are not plain reads and writes; registered before the plain ones. */
  routes?: (app: Hono<SandboxEnvironment>, world: World) => void;
  seed?: Seed;
}

/** Generated rows. */
export interface Seed {
  rows: number;
  /** Completes a document generated from the schema. */
  document: (id: number, random: Random) => RecordData;
  /** Whether `rows` of the sandbox's options replaces the number. */
  grows?: true;
}

/** What the middleware leaves for handlers. */
export interface SandboxEnvironment {
  Variables: { caller: Caller };
}
