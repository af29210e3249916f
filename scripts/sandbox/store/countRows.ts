import type { Database } from '../database';
import { type Selection, type Table, where } from './rows';

interface Counts {
  /** Of the database, when they were counted. */
  changes: number;
  known: Map<string, number>;
}

const kept = new WeakMap<Database, Counts>();

/** How many rows a selection has. Kept until something changes: to count a hundred thousand takes longer than to read a page of them. */
export async function countRows(db: Database, table: Table, { conditions, parameters }: Pick<Selection, 'conditions' | 'parameters'>): Promise<number> {
  const sql = `select count(*)::int as count from ${table.name} ${where(conditions)}`;
  const key = JSON.stringify([sql, parameters]);
  const known = knownCounts(db);
  const count = known.get(key) ?? (await db.query<{ count: number }>(sql, [...parameters]))[0]?.count ?? 0;
  known.set(key, count);
  return count;
}

function knownCounts(db: Database): Map<string, number> {
  const changes = db.changes();
  const before = kept.get(db);
  if (before?.changes === changes) return before.known;
  const known = new Map<string, number>();
  kept.set(db, { changes, known });
  return known;
}
