import { PGlite, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';

/** One SQL dialect over an embedded PostgreSQL or a server. JSON parameters are passed as text and cast (`$1::jsonb`). */
export interface Database {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Several statements, without parameters. */
  exec(sql: string): Promise<void>;
  transaction<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** A copy of the whole data folder that `openDatabase` loads; embedded database only. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Where the embedded database keeps its files; absent: in memory. */
  folder?: string | undefined;
  dump?: Blob | undefined;
  /** A PostgreSQL server to use instead (`DATABASE_URL`). */
  url?: string | undefined;
}

/** Opens the PostgreSQL server of `url`, or else the embedded one, in its folder or in memory. */
export async function openDatabase({ folder, dump, url }: DatabaseOptions): Promise<Database> {
  if (url !== undefined) return openServer(url);
  const loaded = dump ? { loadDataDir: dump } : {};
  const embedded = await PGlite.create(folder === undefined ? loaded : { dataDir: folder, ...loaded });
  return embeddedDatabase(embedded);
}

function embeddedDatabase(embedded: PGlite): Database {
  return {
    ...queries(embedded),
    transaction: (work) => embedded.transaction((inner) => work(insideTransaction(queries(inner)))),
    dump: () => embedded.dumpDataDir('gzip'),
    close: () => embedded.close(),
  };
}

function queries(source: PGlite | Transaction): Pick<Database, 'query' | 'exec'> {
  return {
    query: async <Row>(sql: string, parameters: unknown[] = []) => (await source.query<Row>(sql, parameters)).rows,
    exec: async (sql) => {
      await source.exec(sql);
    },
  };
}

/** A transaction started inside another is part of it. */
function insideTransaction(base: Pick<Database, 'query' | 'exec'>): Database {
  const db: Database = {
    ...base,
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
    ...serverQueries(pool),
    transaction: (work) => serverTransaction(pool, work),
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped: unset DATABASE_URL.')),
    close: () => pool.end(),
  };
}

function serverQueries(source: pg.Pool | pg.PoolClient): Pick<Database, 'query' | 'exec'> {
  return {
    query: async <Row>(sql: string, parameters: unknown[] = []) =>
      (await source.query<Row & pg.QueryResultRow>(sql, parameters)).rows,
    exec: async (sql) => {
      await source.query(sql);
    },
  };
}

async function serverTransaction<Result>(pool: pg.Pool, work: (db: Database) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(insideTransaction(serverQueries(client)));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
