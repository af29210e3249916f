import { rowAt } from '../store/at';
import { findRow, type Row } from '../store/rows';
import type { Collection, World } from '../World';
import { Refusal } from './Refusal';

/**
 * The row that a relation in a body refers to, by its address (`/users/12` or `/admin/users/12`) or by a document with an address. Undefined when
 * nothing is named; a plain id is refused (contract wire.values).
 */
export async function referredRow(world: World, collection: Collection, value: unknown): Promise<Row | undefined> {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return rowOfIri(world, collection, value);
  if (typeof value === 'object' && '@id' in value) return referredRow(world, collection, value['@id']);
  const given = typeof value === 'number' ? 'integer' : typeof value;
  throw new Refusal(400, `Expected IRI or document for resource "${collection.type}", "${given}" given.`);
}

async function rowOfIri(world: World, collection: Collection, iri: string): Promise<Row> {
  const [, base, id] = /^(.+)\/(\d{1,9})$/.exec(iri) ?? [];
  if (base !== collection.iri && base !== `/${collection.path}`) throw new Refusal(400, `Invalid IRI "${iri}".`);
  const row = await findRow(world.db, collection, Number(id));
  if (row) return row;
  throw new Refusal(400, `Item not found for "${iri}".`);
}

/** Fails when a body names an id that does not exist, which crashes the platform. An absent id is not checked; `null` counts as one that does not exist. */
export async function requireReferred(world: World, path: string, id: unknown): Promise<void> {
  if (id === undefined) return;
  const found = await rowAt(world, path, id);
  if (!found) throw new Refusal(500, `${path} ${String(id)} not found`);
}
