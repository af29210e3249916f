import type { World } from '../World';
import { deleteRow, findRow, type Row, selectRows, type Selection, updateRows } from './rows';

/** The row with an id in the list at a path. A list that `schemas/` does not have is empty, here and below. */
export async function rowAt({ collections, db }: World, path: string, id: unknown): Promise<Row | undefined> {
  const collection = collections.get(path);
  return collection && typeof id === 'number' ? findRow(db, collection, id) : undefined;
}

/** The rows of the list at a path, in the order of their ids: all of them, or those that are selected. */
export async function rowsAt({ collections, db }: World, path: string, selection: Partial<Selection> = {}): Promise<Row[]> {
  const collection = collections.get(path);
  return collection ? selectRows(db, collection, { conditions: [], parameters: [], order: 'id', ...selection }) : [];
}

/** Replaces rows of the list at a path. */
export async function updateAt({ collections, db }: World, path: string, rows: Iterable<Row>): Promise<void> {
  const collection = collections.get(path);
  if (collection) await updateRows(db, collection, rows);
}

/** Deletes a row of the list at a path. */
export async function deleteAt({ collections, db }: World, path: string, id: number): Promise<void> {
  const collection = collections.get(path);
  if (collection) await deleteRow(db, collection, id);
}
