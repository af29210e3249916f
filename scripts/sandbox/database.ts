import { PGlite, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';

/** One interface for an embedded PostgreSQL and a PostgreSQL server. JSON parameters are passed as text and cast (`$1::jsonb`). */
export interface Database {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs several statements, without parameters. */
  exec(sql: string): Promise<void>;
  transaction<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** The number of times that something may have changed. As long as it stays the same, so do the answers. */
  changes(): number;
  /** A copy of the whole data folder, which `openDatabase` can load; for the embedded database only. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

type Queries = Pick<Database, 'query' | 'exec'>;

const READS = /^\s*select\b/i;

export interface DatabaseOptions {
  /** The folder where the embedded database keeps its files; without it, data stays in memory. */
  folder?: string | undefined;
  dump?: Blob | undefined;
  /** The address of a PostgreSQL server to use instead (`DATABASE_URL`). */
  url?: string | undefined;
}

/** Opens the PostgreSQL server at `url` or, without one, the embedded database in its folder or in memory. */
export async function openDatabase({ folder, dump, url }: DatabaseOptions): Promise<Database> {
  if (url !== undefined) return openServer(url);
  const loaded = dump ? { loadDataDir: dump } : {};
  const embedded = await PGlite.create(folder === undefined ? loaded : { dataDir: folder, ...loaded });
  return embeddedDatabase(embedded);
}

function embeddedDatabase(embedded: PGlite): Database {
  return {
    ...counted(queries(embedded), (inside) => embedded.transaction((inner) => inside(queries(inner)))),
    dump: () => embedded.dumpDataDir('gzip'),
    close: () => embedded.close(),
  };
}

function queries(source: PGlite | Transaction): Queries {
  return {
    query: async <Row>(sql: string, parameters: unknown[] = []) => (await source.query<Row>(sql, parameters)).rows,
    exec: async (sql) => {
      await source.exec(sql);
    },
  };
}

type Transact = <Result>(inside: (queries: Queries) => Promise<Result>) => Promise<Result>;

/** Counts changes. Any statement that does more than read may change something; a transaction counts when it ends. */
function counted({ query, exec }: Queries, transact: Transact): Pick<Database, 'query' | 'exec' | 'transaction' | 'changes'> {
  let changes = 0;
  const changing = <Result>(work: Promise<Result>): Promise<Result> => work.finally(() => (changes += 1));
  return {
    query: (sql, parameters) => (READS.test(sql) ? query(sql, parameters) : changing(query(sql, parameters))),
    exec: (sql) => changing(exec(sql)),
    transaction: (work) => changing(transact((inner) => work(insideTransaction(inner)))),
    changes: () => changes,
  };
}

/** A database inside a transaction: a transaction that starts there becomes part of the outer one, and reads what has just been written. */
function insideTransaction(base: Queries): Database {
  let asked = 0;
  const db: Database = {
    ...base,
    changes: () => (asked += 1),
    transaction: (work) => work(db),
    dump: () => Promise.reject(new Error('A database is not dumped in the middle of a transaction.')),
    close: () => Promise.resolve(),
  };
  return db;
}

async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, options: '-c search_path=sandbox' });
  await pool.query('create schema if not exists sandbox');
  return {
    ...counted(serverQueries(pool), (inside) => serverTransaction(pool, inside)),
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped: unset DATABASE_URL.')),
    close: () => pool.end(),
  };
}

function serverQueries(source: pg.Pool | pg.PoolClient): Queries {
  return {
    query: async <Row>(sql: string, parameters: unknown[] = []) =>
      (await source.query<Row & pg.QueryResultRow>(sql, parameters)).rows,
    exec: async (sql) => {
      await source.query(sql);
    },
  };
}

async function serverTransaction<Result>(pool: pg.Pool, inside: (queries: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await inside(serverQueries(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
