import type { Database } from '../database';
import { type Selection, type Table, where } from './rows';

interface Counts {
  /** The database's number of changes at the time of counting. */
  changes: number;
  known: Map<string, number>;
}

const kept = new WeakMap<Database, Counts>();

/** The number of rows of a selection. It is kept until something changes, because counting a hundred thousand rows takes longer than reading a page of them. */
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
