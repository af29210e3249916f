import { readResources } from '../../scripts/resources/readResources';
import { type Database, openDatabase } from '../../scripts/sandbox/database';
import { KeptData } from './KeptData';
import { seededDump } from './seededDump';

interface KeptDatabase {
  database: Database;
  data: KeptData;
}

export interface TakenDatabase {
  database: Database;
  giveBack: () => Promise<void>;
}

/** The databases of this worker that no sandbox uses. Opening one takes seconds, restoring one some milliseconds. */
const idle: KeptDatabase[] = [];

export const { entities } = readResources('schemas');

/** Takes a database with the generated data of the real schemas, until it is given back. */
export async function takeDatabase(): Promise<TakenDatabase> {
  const kept = idle.pop() ?? (await open());
  return {
    database: kept.database,
    giveBack: async () => {
      if (idle.includes(kept)) return;
      await kept.data.restore();
      idle.push(kept);
    },
  };
}

/** Takes an empty database, until it is given back: a separate schema in one that is kept. */
export async function takeEmptyDatabase(): Promise<TakenDatabase> {
  const { database, giveBack } = await takeDatabase();
  await database.exec('create schema apart; set search_path to apart');
  return {
    database,
    giveBack: async () => {
      await database.exec('drop schema if exists apart cascade; reset search_path');
      await giveBack();
    },
  };
}

async function open(): Promise<KeptDatabase> {
  const database = await openDatabase({ dump: await seededDump(entities) });
  return { database, data: await KeptData.of(database) };
}
