import type { PlatformFaultName } from '../../src/config/platformFaults';
import type { Collection } from './Collection';
import type { Database } from './database';

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
