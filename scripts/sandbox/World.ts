import type { Hono } from 'hono';
import type { PlatformFaultName } from '../../src/config/platformFaults';
import type { RecordData, RecordSchema, Schema } from '../../src/engine/model/Schema';
import type { Database } from './database';
import type { SpokenEntity } from './dialects/speaking';
import type { Parameter } from './http/parameters';
import type { Random } from './seed/Random';
import type { Column } from './store/columns';
import type { Row, Table } from './store/rows';
import type { SqlParameters } from './store/SqlParameters';

/** The state that the parts of one sandbox share. */
export interface World {
  db: Database;
  /** The collections by the path of their list, without a leading slash: `admin/users`. */
  collections: ReadonlyMap<string, Collection>;
  now: () => Date;
  /** Tells whoever runs the sandbox about an e-mail or a text message that the platform would send. */
  deliver: (delivery: Delivery) => void;
  /** Permissions of entities that the contract does not know. Administrators hold them all. */
  addedPermissions: readonly string[];
  /** The platform's faults that the sandbox reproduces. */
  faults: ReadonlySet<PlatformFaultName>;
  /** The path at which the sandbox is mounted on its origin (`/api`), for the absolute addresses of images. */
  mountedAt: string;
}

export interface Delivery {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  /** The text that the platform would give to the mail provider. Only tests look at it. */
  body?: string;
}

/** A role that somebody holds, on a territory or everywhere. */
export interface Assignment {
  role: number;
  territory: number | null;
}

/** The account that makes the request. */
export interface Caller {
  id: number;
  email: string;
  assignments: readonly Assignment[];
  /** The roles of the assignments, without their territories. */
  roles: readonly number[];
  permissions: ReadonlySet<string>;
}

/** A request as the hooks see it. */
export interface RequestContext {
  world: World;
  caller: Caller;
  format: 'ld' | 'json';
  /** The address at which this sandbox is reached: origin and mount path, without a trailing slash. */
  origin: string;
}

/** An entity as the sandbox serves it: its table, its wire format, and its peculiarities. */
export interface Collection extends Table {
  /** The path of the list, without a leading slash. Entities with the same path share the table. */
  path: string;
  entity: SpokenEntity;
  wire: RecordSchema;
  /** The fields of a record that a row of the list has. */
  listed: RecordSchema;
  quirk: Quirk;
  /** Whether the platform has the entity, and the columns of its database are known. */
  isPlatforms: boolean;
  /** Whether records have texts as ids, which their documents hold. */
  textIds: boolean;
  /** The fields that hold a complete address. */
  addresses: readonly string[];
  filters: ReadonlyMap<string, FilterRule>;
  sortable: ReadonlySet<string>;
  /** The address in `@id`, which is the one of the public API, not of the admin API (contract wire.lists). */
  iri: string;
  /** The address of the list in `@id`, where it differs from that of its members. */
  listIri?: string;
  type: string;
}

/** How a query parameter filters a list. */
export type FilterRule =
  | { kind: 'exact' | 'partial' | 'boolean' | 'date' | 'range'; column: string }
  | {
      kind: 'custom';
      /** The SQL condition, or nothing when the server ignores the parameter. */
      condition: (parameter: Parameter, sql: SqlParameters, world: World) => string | undefined;
      /** A condition for rows that are found whatever the other filters say. */
      orElse?: (parameter: Parameter) => string | undefined;
    };

export type Verb = 'list' | 'item' | 'create' | 'update' | 'delete';

/** A record on its way into the table. */
export interface Draft {
  verb: 'create' | 'update';
  /** The fields that the caller sent, after the checks. Computed fields go into `document`. */
  sent: RecordData;
  document: RecordData;
  /** The stored row, when the request changes one. */
  before?: Row;
}

/** What the platform does with an entity beyond what its schema and resource say. Everything is optional. */
export interface Quirk {
  iri?: string;
  type?: string;
  /** The permission that each call really requires, where it differs from the resource's. */
  permissions?: Partial<Record<Verb, string>>;
  /** Whether the server finds this row at all when the caller reads one. If not, it behaves as if there were none, whatever the caller's rights. */
  finds?: (row: Row, context: RequestContext) => boolean | Promise<boolean>;
  /** Whether a caller who holds the permission may touch this row. */
  allows?: (verb: Verb, row: Row, context: RequestContext) => boolean | Promise<boolean>;
  /** The schemas of fields as the contract has them, where the entity's schema leaves them out or says less (a field that no form writes). */
  properties?: Record<string, Schema>;
  /** The fields of a row of the list, where it does not have all of them. */
  listed?: readonly string[];
  /** The filters, instead of those of the resource. */
  filters?: Record<string, FilterRule>;
  /** Whether the list leaves out the description of its filters and its order. */
  declaresNoFilter?: true;
  /** The sortable columns, instead of those of the resource. */
  order?: readonly string[];
  columns?: readonly Column[];
  /** The SQL order of a list that the server always sends as a whole, whatever page is asked for. */
  unpaged?: { order: string | ((sql: SqlParameters, context: RequestContext) => Promise<string>) };
  /**
   * What the entity's address belongs to. The server names the address of a home or an event itself, and puts the name of an event or a relay point
   * at the start of the address's label.
   */
  addressOf?: 'home' | 'event' | 'relayPoint';
  itemKeepsNulls?: true;
  /** What an unknown id answers; `error` means a 500. */
  unknownId?: 'error' | 'errorWhenRead';
  /** The address of the list, where it differs from that of its members. */
  listIri?: string;
  /** The fields that the database requires, instead of the schema's `required`. */
  required?: readonly string[];
  /** The integer fields that the database stores in two bytes. */
  small?: readonly string[];
  /** The fields that cause a violation (400) when they are empty. */
  notBlank?: readonly string[];
  unique?: readonly { field: string; message: string }[];
  defaults?: RecordData;
  /** SQL conditions on every list for this caller. */
  scope?: (
    sql: SqlParameters,
    context: RequestContext,
    asked: ReadonlyMap<string, Parameter>,
  ) => Promise<string[]> | string[];
  /** Completes or refuses a record before it is stored. */
  beforeWrite?: (draft: Draft, context: RequestContext) => Promise<void> | void;
  afterWrite?: (draft: Draft, row: Row, context: RequestContext) => Promise<void>;
  /** Replaces the removal of the row. */
  remove?: (row: Row, context: RequestContext) => Promise<void>;
  /** Adds computed fields to the records of an answer. The answer to a write repeats some of what the caller `sent`. */
  present?: (records: RecordData[], as: Verb, context: RequestContext, sent: RecordData) => Promise<void> | void;
  /** The calls of this entity that are not plain reads and writes. They are registered before the plain ones. */
  routes?: (app: Hono<SandboxEnvironment>, world: World) => void;
  seed?: Seed;
}

/** How rows are generated. */
export interface Seed {
  rows: number;
  /** Completes a document generated from the schema. */
  document: (id: number, random: Random) => RecordData;
  /** Whether the option `rows` of the sandbox replaces the number. */
  grows?: true;
}

/** What the middleware hands to the handlers. */
export interface SandboxEnvironment {
  Variables: { caller: Caller };
}
