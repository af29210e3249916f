import { Hono } from 'hono';
import { PLATFORM_FAULTS, type PlatformFaultName } from '../../src/config/platformFaults';
import type { Entity } from '../../src/engine/model/Resource';
import { addAnalyticRoutes } from './analytics/analyticRoutes';
import { addLoginRoutes } from './analytics/loginRoutes';
import { addCampaignRoutes } from './campaigns/campaignRoutes';
import { toCollection } from './toCollection';
import { addRecordRoutes } from './crud/routes';
import { type Database, openDatabase } from './database';
import { type DataFolder, takeDataFolder } from './dataFolder';
import { speaking, type SpokenEntity } from './dialects/speaking';
import { addPointRoutes } from './geography/pointRoutes';
import { addTerritoryRoutes } from './geography/territoryRoutes';
import { wantedFormat } from './http/accept';
import { refusalAnswer } from './http/answers';
import { crossOrigin } from './http/crossOrigin';
import { knownAddresses, withoutSlash } from './http/knownAddresses';
import { oneWriteAtATime } from './http/oneWriteAtATime';
import { otherFormats } from './http/otherFormats';
import { Refusal } from './http/Refusal';
import { storableAddress } from './http/storable';
import { addImageRoutes } from './images/routes';
import { addImportRoutes } from './imports/importRoutes';
import { addExportRoutes } from './people/exportRoutes';
import { addIdentityProofRoutes } from './people/identityProofRoutes';
import { addMemberRoutes } from './people/memberRoutes';
import { addSecurityRoutes } from './people/securityRoutes';
import { addScammerRoutes } from './people/scammerRoutes';
import { addTerritoryStatusRoutes } from './people/territoryStatusRoutes';
import { ACCOUNTS, type DemoAccount } from './seed/accounts';
import { fillWorld } from './seed/fillWorld';
import { addPartnerRoutes } from './solidary/partnerRoutes';
import { addProofFileRoutes } from './solidary/proofFiles';
import { addPublicRecordRoutes } from './solidary/publicRoutes';
import { addPublicStructureRoutes } from './solidary/publicStructures';
import { authenticate } from './session/authenticate';
import { addedNames } from './session/permissions';
import { addProviderRoutes } from './session/providers';
import { addSessionRoutes } from './session/routes';
import { Tokens } from './session/tokens';
import type { Collection, Delivery, SandboxEnvironment, World } from './World';

export interface SandboxOptions {
  entities: readonly SpokenEntity[];
  /** Where data persists; absent: in memory. With a folder, `DATABASE_URL` may name a PostgreSQL server to use instead. */
  dataDir?: string;
  /** Starts again from generated data. */
  reset?: boolean;
  /** How many users there are at least. */
  rows?: number;
  /** What `Sandbox.dump` gave: a seeded database is loaded faster than it is seeded. */
  dump?: Blob;
  /** One that is open already, instead of one of its own; whoever opened it closes it. */
  database?: Database;
  now?: () => Date;
  onDelivery?: (delivery: Delivery) => void;
  /** The path under which the sandbox is reached (`/api`): the addresses of images are absolute. */
  mountedAt?: string;
  /** Faults of the platform that this sandbox does not have; it has all of them unless told otherwise. */
  mended?: readonly PlatformFaultName[];
}

export interface Sandbox {
  /** Addresses are those of the contract, from the root: whoever mounts the sandbox removes `mountedAt`. */
  fetch(request: Request): Promise<Response>;
  accounts: DemoAccount[];
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/**
 * The platform's REST contract, with its oddities, over a real database made from the entities' schemas.
 * Rejects with words when another process uses the data folder.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.dataDir === undefined) return openSandbox(options);
  let opening: Promise<Sandbox> | undefined;
  const leave = async (): Promise<void> => (await opening)?.close();
  const folder = await takeDataFolder(options.dataDir, { reset: options.reset === true, leave });
  opening = openSandbox(options, folder);
  // A start that fails gives the folder back.
  opening.catch(() => folder.release());
  return opening;
}

async function openSandbox(options: SandboxOptions, folder?: DataFolder): Promise<Sandbox> {
  const url = folder && process.env.DATABASE_URL;
  const db = options.database ?? (await openDatabase({ folder: folder?.database, dump: options.dump, url }));
  if (url && options.reset) await db.exec('drop schema sandbox cascade; create schema sandbox');
  const collections = collectionsOf(options.entities);
  await fillWorld(db, collections.values(), options.rows);
  const now = options.now ?? (() => new Date());
  const deliver = options.onDelivery ?? (() => undefined);
  const addedPermissions = addedNames(options.entities.flatMap(({ resource }) => Object.values(resource.permissions)));
  const faults = new Set(PLATFORM_FAULTS.filter((name) => !options.mended?.includes(name)));
  const world: World = { db, collections, now, deliver, addedPermissions, faults, mountedAt: options.mountedAt ?? '' };
  const app = createApp(world, await Tokens.open(db, now));
  let closing: Promise<void> | undefined;
  return {
    fetch: speaking(options.entities, async (request) => app.fetch(request)),
    accounts: ACCOUNTS.map(({ role, email, password }) => ({ role, email, password })),
    dump: () => db.dump(),
    close: () => (closing ??= options.database ? Promise.resolve() : db.close().then(() => folder?.release())),
  };
}

/** One collection per list path: entities that share it (users and hitchhikers) share the table, and the properties of both. */
function collectionsOf(entities: readonly Entity[]): Map<string, Collection> {
  const byPath = new Map<string, Entity>();
  for (const entity of entities) {
    const { endpoint, permissions } = entity.resource;
    const path = endpoint.list;
    // A list under a parent has no address of its own, and an entity that is nothing but figures has no records.
    if (path.includes('{') || Object.keys(permissions).join() === 'dashboard') continue;
    const first = byPath.get(path);
    byPath.set(path, first ? merge(first, entity) : entity);
  }
  return new Map([...byPath].map(([path, entity]) => [path, toCollection(entity)]));
}

function merge(first: Entity, other: Entity): Entity {
  const properties = { ...other.schema.properties, ...first.schema.properties };
  const fields = { ...other.resource.fields, ...first.resource.fields };
  return { resource: { ...first.resource, fields }, schema: { ...first.schema, properties } };
}

function createApp(world: World, tokens: Tokens): Hono<SandboxEnvironment> {
  const app = new Hono<SandboxEnvironment>();
  app.use(crossOrigin((error) => toRefusal(error, world).by === 'database'));
  app.use(otherFormats());
  app.use(knownAddresses(app));
  app.onError((error, c) => refusalAnswer(toRefusal(error, world), wantedFormat(c.req.header('Accept')) === 'ld' ? 'ld' : 'json'));
  app.notFound((c) => withoutSlash(c, world.mountedAt));
  app.use(storableAddress());
  app.use(authenticate(world, tokens));
  addSessionRoutes(app, world, tokens);
  app.use(oneWriteAtATime());
  addProviderRoutes(app, world);
  addImageRoutes(app, world);
  addIdentityProofRoutes(app, world);
  addScammerRoutes(app, world);
  addTerritoryStatusRoutes(app, world);
  addMemberRoutes(app, world);
  addCampaignRoutes(app, world);
  addSecurityRoutes(app, world);
  addProofFileRoutes(app, world);
  addPublicRecordRoutes(app, world);
  addPublicStructureRoutes(app, world);
  addPartnerRoutes(app, world);
  addPointRoutes(app, world);
  addTerritoryRoutes(app, world);
  addAnalyticRoutes(app, world);
  addLoginRoutes(app, world);
  addExportRoutes(app, world);
  addImportRoutes(app, world);
  for (const collection of world.collections.values()) addRecordRoutes(app, collection, world);
  return app;
}

/** What is no refusal is a fault of the sandbox itself: it is logged, and answered as the platform answers its own. */
function toRefusal(error: unknown, { faults }: World): Refusal {
  if (error instanceof Refusal) {
    const isMended = error.by === 'database' && !faults.has('databaseErrorPage');
    return isMended ? new Refusal(500, error.message) : error;
  }
  console.error(error);
  return new Refusal(500, 'Internal Server Error');
}
