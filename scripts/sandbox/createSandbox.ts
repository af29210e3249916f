import { Hono } from 'hono';
import { PLATFORM_FAULTS, type PlatformFaultName } from '../../src/config/platformFaults';
import type { Entity } from '../../src/engine/model/Resource';
import { addAnalyticRoutes } from './analytics/analyticRoutes';
import { addLoginRoutes } from './analytics/loginRoutes';
import { addCampaignRoutes } from './campaigns/campaignRoutes';
import { toCollection } from './toCollection';
import { addRecordsFirst, strangers } from './crud/recordsFirst';
import { addRecordRoutes } from './crud/routes';
import { type Database, openDatabase } from './database';
import { type DataFolder, takeDataFolder } from './dataFolder';
import { addressesOf, type NamedSession } from '../resources/sessionOf';
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
import { signing } from './signing/signing';
import type { Collection, Delivery, SandboxEnvironment, World } from './World';

export interface SandboxOptions {
  entities: readonly SpokenEntity[];
  /** How people sign in; as on the platform by default. */
  session?: NamedSession | undefined;
  /** The folder where data persists; without it, data stays in memory. With a folder, `DATABASE_URL` may name a PostgreSQL server to use instead. */
  dataDir?: string;
  /** Discards the stored data and starts from generated data. */
  reset?: boolean;
  /** The least number of users. */
  rows?: number;
  /** A copy that `Sandbox.dump` made: loading a filled database is faster than filling it again. */
  dump?: Blob;
  /** A database that is open already, to use instead of an own one. Whoever opened it closes it. */
  database?: Database;
  now?: () => Date;
  onDelivery?: (delivery: Delivery) => void;
  /** The path under which the sandbox is reached (`/api`), because the addresses of images are absolute. */
  mountedAt?: string;
  /** Faults of the platform that this sandbox does not reproduce. Without it, the sandbox has all of them. */
  mended?: readonly PlatformFaultName[];
}

export interface Sandbox {
  /** Answers a request. Addresses start at the root, as in the contract: whoever mounts the sandbox removes `mountedAt` from them. */
  fetch(request: Request): Promise<Response>;
  accounts: DemoAccount[];
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/**
 * Creates a server with the platform's REST contract and its oddities, over a real database made from the schemas of the entities. Rejects in words
 * when another process uses the data folder.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.dataDir === undefined) return openSandbox(options);
  let opening: Promise<Sandbox> | undefined;
  const leave = async (): Promise<void> => (await opening)?.close();
  const folder = await takeDataFolder(options.dataDir, { reset: options.reset === true, leave });
  opening = openSandbox(options, folder);
  // A sandbox that fails to start releases the data folder.
  opening.catch(() => folder.release());
  return opening;
}

async function openSandbox(options: SandboxOptions, folder?: DataFolder): Promise<Sandbox> {
  const url = folder && process.env.DATABASE_URL;
  const opened = options.database ?? (await openDatabase({ folder: folder?.database, dump: options.dump, url }));
  if (url && options.reset) await opened.exec('drop schema sandbox cascade; create schema sandbox');
  const collections = collectionsOf(options.entities);
  const strange = strangers(collections);
  const known = [...collections.values()].filter((collection) => !strange.includes(collection));
  const db = await fillWorld(opened, { known, strange }, options.rows);
  const now = options.now ?? (() => new Date());
  const deliver = options.onDelivery ?? (() => undefined);
  const rulesOf = (entities: readonly Entity[]) => entities.flatMap(({ resource }) => Object.values(resource.permissions));
  const addedPermissions = addedNames({ all: rulesOf(options.entities), strange: rulesOf(strange.map(({ entity }) => entity)) });
  const faults = new Set(PLATFORM_FAULTS.filter((name) => !options.mended?.includes(name)));
  const world: World = { db, collections, now, deliver, addedPermissions, faults, mountedAt: options.mountedAt ?? '' };
  const app = createApp(world, await Tokens.open(db, now));
  const own = async (request: Request) => app.fetch(request);
  let closing: Promise<void> | undefined;
  return {
    fetch: signing(options.session, { own, records: speaking(options.entities, options.session ? [] : addressesOf('platform'), own) }),
    accounts: ACCOUNTS.map(({ role, email, password }) => ({ role, email, password })),
    dump: () => db.dump(),
    close: () => (closing ??= options.database ? Promise.resolve() : db.close().then(() => folder?.release())),
  };
}

/** One collection for each path of a list. Entities with the same path (users and hitchhikers) share the table, which has the properties of both. */
function collectionsOf(entities: readonly SpokenEntity[]): Map<string, Collection> {
  const byPath = new Map<string, SpokenEntity>();
  for (const entity of entities) {
    const { endpoint, permissions } = entity.resource;
    const path = endpoint.list;
    // The quirks serve the platform's lists under a parent, and an entity that is only a dashboard has no records.
    if ((path.includes('{') && !entity.namedDialect) || Object.keys(permissions).join() === 'dashboard') continue;
    const first = byPath.get(path);
    byPath.set(path, first ? merge(first, entity) : entity);
  }
  return new Map([...byPath].map(([path, entity]) => [path, toCollection(entity)]));
}

function merge(first: SpokenEntity, other: SpokenEntity): SpokenEntity {
  const properties = { ...other.schema.properties, ...first.schema.properties };
  const fields = { ...other.resource.fields, ...first.resource.fields };
  return { resource: { ...first.resource, fields }, schema: { ...first.schema, properties }, ...(first.namedDialect && { namedDialect: first.namedDialect }) };
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
  addRecordsFirst(app, world);
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

/**
 * Turns an error into a refusal. An error that is not one is a fault of the sandbox itself: it is logged, and answered as the platform answers its
 * own faults.
 */
function toRefusal(error: unknown, { faults }: World): Refusal {
  if (error instanceof Refusal) {
    const isMended = error.by === 'database' && !faults.has('databaseErrorPage');
    return isMended ? new Refusal(500, error.message) : error;
  }
  console.error(error);
  return new Refusal(500, 'Internal Server Error');
}
