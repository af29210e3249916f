import type { Database } from '../database';
import type { Table } from './rows';

/** The names of tables in a statement. */
const NAMES = /"t_\w+"/g;

type Prepare<One> = (db: Database, table: One) => Promise<unknown>;

/**
 * A database that prepares each of `tables` when a statement first names it, so that a start does not wait for hundreds of tables that nobody asks
 * for. `prepare` is called again for a table when it has failed, or when the transaction that it was part of has.
 */
export function preparedOnDemand<One extends Table>(db: Database, tables: readonly One[], prepare: Prepare<One>): Database {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const preparing = new Map<string, Promise<unknown>>();
  const named = (sql: string) => [...sql.matchAll(NAMES)].flatMap(([name]) => waiting.get(name) ?? []);

  async function ready(sql: string): Promise<void> {
    for (const table of named(sql)) {
      const { name } = table;
      const work = preparing.get(name) ?? prepare(db, table).then(() => waiting.delete(name));
      preparing.set(name, work);
      await work.finally(() => preparing.delete(name));
    }
  }

  /** Within a transaction a table is prepared by it, as what is prepared outside would wait for its end. */
  async function transaction<Result>(work: (inner: Database) => Promise<Result>): Promise<Result> {
    const prepared = new Set<string>();
    const result = await db.transaction((inner) => {
      const readyInside = async (sql: string) => {
        for (const table of named(sql).filter(({ name }) => !prepared.has(name))) {
          await prepare(inner, table);
          prepared.add(table.name);
        }
      };
      const inside: Database = { ...inner, ...after(readyInside, inner), transaction: (part) => part(inside) };
      return work(inside);
    });
    for (const name of prepared) waiting.delete(name);
    return result;
  }

  return { ...db, ...after(ready, db), transaction };
}

/** The statements of a database, each run after `ready`. */
function after(ready: (sql: string) => Promise<void>, { query, exec }: Database): Pick<Database, 'query' | 'exec'> {
  return {
    query: async (sql, parameters) => {
      await ready(sql);
      return query(sql, parameters);
    },
    exec: async (sql) => {
      await ready(sql);
      await exec(sql);
    },
  };
}
