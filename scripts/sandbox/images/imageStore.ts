import { randomBytes } from 'node:crypto';
import { fold } from '../../../src/i18n/fold';
import type { Database } from '../database';
import { databaseRefused, Refusal } from '../http/Refusal';
import { RELAY_POINT_TYPES_PATH } from '../quirks/paths';
import { findRow, type Row, updateRows } from '../store/rows';
import type { Collection, RequestContext, World } from '../World';
import { imageType } from './imageType';
import type { ImageOwner } from './owners';

export interface StoredImage {
  id: number;
  /** The addresses of the 800 px and the 250 px version, below the sandbox's. */
  image: string;
  avatar: string;
}

interface Upload {
  owner: ImageOwner;
  id: number;
  bytes: Uint8Array;
  position: number | undefined;
}

/**
 * Stores an image and shows it on its owner. An image at the same position is replaced; without a position, the image is added at the end. Only
 * images are accepted, and the types of relay points are never found (contract images.upload).
 */
export async function storeImage({ world }: RequestContext, upload: Upload): Promise<StoredImage> {
  const { owner, bytes } = upload;
  const collection = world.collections.get(owner.path);
  if (owner.path === RELAY_POINT_TYPES_PATH) throw new Refusal(404, 'The owner of this image cannot be found');
  const row = collection && (await findRow(world.db, collection, upload.id));
  if (!collection || !row) throw new Refusal(400, 'File name could not be generated: property fileName is empty.');
  const type = imageType(bytes);
  if (type === undefined) throw databaseRefused('The file is not an image');
  const stored = await world.db.transaction(async (db) => {
    const position = upload.position ?? (await nextPosition(db, owner, upload.id));
    await db.query('delete from sandbox_image where owner = $1 and owner_id = $2 and position = $3', [
      owner.folder,
      upload.id,
      position,
    ]);
    const file = await freeName(db, owner, fileName(owner, row, collection, position));
    const [inserted] = await db.query<{ id: number }>(
      'insert into sandbox_image (owner, owner_id, position, file, type, bytes) values ($1, $2, $3, $4, $5, $6) returning id',
      [owner.folder, upload.id, position, `${owner.folder}/${file}`, type, Buffer.from(bytes)],
    );
    return { id: inserted?.id ?? 0, ...addresses(owner, file) };
  });
  const document = { ...row.document, image: stored.image, avatar: stored.avatar };
  await updateRows(world.db, collection, [{ id: row.id, document }]);
  return stored;
}

export async function findImage(
  world: World,
  folder: string,
  file: string,
): Promise<{ type: string; bytes: Uint8Array } | undefined> {
  const [image] = await world.db.query<{ type: string; bytes: Uint8Array }>(
    'select type, bytes from sandbox_image where file = $1',
    [`${folder}/${file}`],
  );
  return image;
}

export async function removeImages(world: World, folder: string, ownerIds: readonly number[]): Promise<void> {
  await world.db.query('delete from sandbox_image where owner = $1 and owner_id = any($2::int[])', [folder, ownerIds]);
}

async function nextPosition(db: Database, owner: ImageOwner, id: number): Promise<number> {
  const [row] = await db.query<{ next: number }>(
    'select coalesce(max(position), 0)::int + 1 as next from sandbox_image where owner = $1 and owner_id = $2',
    [owner.folder, id],
  );
  return row?.next ?? 1;
}

function fileName(owner: ImageOwner, row: Row, { entity }: Collection, position: number): string {
  if (owner.randomName) return `${randomBytes(12).toString('hex')}.jpg`;
  const title = entity.resource.title.map((field) => row.document[field] ?? '').join(' ');
  const slug = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${slug}-${position}.jpg`;
}

/**
 * A free file name. On the platform, two owners with the same name would share a file; here the second gets a name of its own, which is kinder to a
 * demonstration.
 */
async function freeName(db: Database, owner: ImageOwner, file: string): Promise<string> {
  const taken = await db.query('select 1 from sandbox_image where file = $1', [`${owner.folder}/${file}`]);
  return taken.length > 0 ? `${randomBytes(4).toString('hex')}-${file}` : file;
}

function addresses({ folder }: ImageOwner, file: string): { image: string; avatar: string } {
  return {
    image: `/upload/${folder}/images/square_800/${file}`,
    avatar: `/upload/${folder}/images/square_250/${file}`,
  };
}
