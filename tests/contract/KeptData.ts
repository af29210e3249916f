import type { Database } from '../../scripts/sandbox/database';

interface Table {
  name: string;
  /** The columns of the primary key. */
  key: string[];
}

interface Sequence {
  name: string;
  last: string;
  isCalled: boolean;
}

/** A copy of a database's rows: `restore` undoes what was written, added or deleted since. */
export class KeptData {
  /** Rows of later transactions are not part of the copy. */
  #last = '';

  private constructor(
    private readonly db: Database,
    private readonly tables: readonly Table[],
    private readonly sequences: readonly Sequence[],
  ) {}

  static async of(db: Database): Promise<KeptData> {
    const tables = await tablesOf(db);
    await db.exec(`create schema kept; ${tables.map(({ name }) => `create table kept.${name} as table public.${name}`).join(';')}`);
    const data = new KeptData(db, tables, await sequencesOf(db));
    await data.#mark();
    return data;
  }

  async restore(): Promise<void> {
    const rows = this.tables.map(({ name, key }) => {
      const sameKey = key.map((column) => `now.${column} = kept.${column}`).join(' and ');
      return (
        `delete from public.${name} where xmin::text::bigint > ${this.#last};` +
        `insert into public.${name} select * from kept.${name} kept where not exists (select from public.${name} now where ${sameKey})`
      );
    });
    const numbers = this.sequences.map(({ name, last, isCalled }) => `select setval('${name}', ${last}, ${isCalled})`);
    await this.db.exec([...rows, ...numbers].join(';'));
    await this.#mark();
  }

  async #mark(): Promise<void> {
    const [row] = await this.db.query<{ last: string }>('select txid_current()::text as last');
    this.#last = row?.last ?? '';
  }
}

function tablesOf(db: Database): Promise<Table[]> {
  return db.query<Table>(`
    select quote_ident(t.relname) as name, array_agg(quote_ident(a.attname)) as key
    from pg_class t join pg_index i on i.indrelid = t.oid and i.indisprimary join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
    where t.relnamespace = 'public'::regnamespace group by t.relname
  `);
}

async function sequencesOf(db: Database): Promise<Sequence[]> {
  const names = await db.query<{ name: string }>(`select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`);
  const state = ({ name }: { name: string }) => `select '${name}' as name, last_value::text as last, is_called as "isCalled" from ${name}`;
  return db.query<Sequence>(names.map(state).join(' union all '));
}
