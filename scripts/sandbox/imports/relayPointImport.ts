import type { RecordData } from '../../../src/engine/model/Schema';
import { toWireTime } from '../http/times';
import { COMMUNITIES_PATH, RELAY_POINT_TYPES_PATH, RELAY_POINTS_PATH } from '../quirks/paths';
import { insertRows, type Row, selectRows, updateRows } from '../store/rows';
import type { RequestContext, World } from '../World';
import { atMost, emptyOrFlag, emptyOrNumber, latitude, longitude, notEmpty, number } from './checks';
import { importedAddress } from './importedAddress';
import type { ImportKind } from './ImportKind';

const ACTIVE = 1;

/**
 * The import of relay points, with nineteen columns (contract imports.relayPoints). A point with the same external identifier is updated; another
 * point at the same place is left as it is.
 */
export const relayPointImport: ImportKind = {
  entity: 'RelayPoint',
  permission: 'relay_point_create',
  columns: [
    [notEmpty],
    [number],
    [latitude],
    [longitude],
    [emptyOrNumber],
    [emptyOrNumber],
    [emptyOrFlag],
    [emptyOrFlag],
    [emptyOrFlag],
    [emptyOrFlag],
    [],
    [],
    [emptyOrNumber],
    [atMost(255)],
    [],
    [],
    [atMost(15)],
    [],
    [],
  ],
  clean: (line) => line,
  store: storePoints,
};

async function storePoints(lines: readonly string[][], { world, caller }: RequestContext): Promise<string[]> {
  const points = world.collections.get(RELAY_POINTS_PATH);
  if (!points) return [];
  const everything = { conditions: [], parameters: [], order: 'id' };
  const known = new KnownPoints(await selectRows(world.db, points, everything));
  const [types, communities] = [await idsOf(RELAY_POINT_TYPES_PATH, world), await idsOf(COMMUNITIES_PATH, world)];
  const made = { creatorId: caller.id, importedDate: toWireTime(world.now()) };
  const messages = lines.map((line) => {
    const document = { ...toDocument(line), ...made };
    const named = `${line[0]} (${line[2]};${line[3]})`;
    if (!types.has(document.relayPointTypeId)) return `RelayPointType unknown for ${named} Type : ${line[1]}`;
    if (document.communityId !== null && !communities.has(document.communityId)) return `${document.communityId} community is unknown`;
    return `${named} ${known.take(document)}`;
  });
  await world.db.transaction(async (db) => {
    await insertRows(db, points, known.added);
    await updateRows(db, points, known.updated.values());
  });
  return messages;
}

/** The existing points, including those that earlier lines have added. */
class KnownPoints {
  readonly added: Row[] = [];
  readonly updated = new Map<number, Row>();
  private readonly byExternalId = new Map<unknown, Row>();
  private readonly byPosition = new Map<string, Row>();
  private nextId = 1;

  constructor(rows: readonly Row[]) {
    for (const row of rows) this.know(row);
  }

  /** Adds a point, updates the matching one, or leaves that as it is. Answers what happened, in words. */
  take(document: RecordData): string {
    const same = document.externalId === null ? undefined : this.byExternalId.get(document.externalId);
    const near = same ?? this.byPosition.get(positionOf(document));
    if (same) return this.update(same, document);
    if (near) return `already exists and will be ignored -> id = ${near.id}`;
    const row = { id: this.nextId, document };
    this.know(row);
    this.added.push(row);
    return 'added';
  }

  private update(row: Row, { creatorId: _creator, ...document }: RecordData): string {
    Object.assign(row.document, document);
    if (!this.added.includes(row)) this.updated.set(row.id, row);
    return `already exists and will be updated -> id = ${row.id}, externalID = ${String(row.document.externalId)}`;
  }

  private know(row: Row): void {
    this.nextId = Math.max(this.nextId, row.id + 1);
    this.byPosition.set(positionOf(row.document), row);
    if (row.document.externalId) this.byExternalId.set(row.document.externalId, row);
  }
}

/** The position, rounded to six decimals. */
function positionOf({ address }: RecordData): string {
  const { latitude: north, longitude: east } = (address ?? {}) as RecordData;
  return `${Number(north).toFixed(6)};${Number(east).toFixed(6)}`;
}

function toDocument(line: readonly string[]) {
  const texts = line.map((value) => value.trim());
  const text = (column: number): string | null => texts[column] || null;
  const whole = (column: number): number | null => (texts[column] ? Math.trunc(Number(texts[column])) : null);
  const flag = (column: number): boolean | null => (texts[column] ? Number(texts[column]) === 1 : null);
  return {
    name: texts[0],
    status: ACTIVE,
    relayPointTypeId: whole(1),
    places: whole(4),
    placesDisabled: whole(5),
    secured: flag(6),
    free: flag(7),
    official: flag(8) ?? false,
    private: flag(9),
    externalId: text(10),
    externalAuthor: text(11),
    communityId: whole(12),
    description: text(13),
    fullDescription: text(14),
    address: { ...importedAddress(['', ...[15, 16, 17, 18, 2, 3].map((column) => texts[column] ?? '')]), home: false },
  };
}

async function idsOf(path: string, { db, collections }: World): Promise<Set<number | null>> {
  const collection = collections.get(path);
  const rows = collection ? await db.query<{ id: number }>(`select id from ${collection.name}`) : [];
  return new Set(rows.map(({ id }) => id));
}
