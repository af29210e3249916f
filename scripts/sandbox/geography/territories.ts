import type { RecordData } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { placeNamed, TERRITORY_NAMES } from '../seed/places';
import { permissionsOf } from '../session/permissions';
import type { SqlParameters } from '../store/SqlParameters';
import type { Caller } from '../World';

/**
 * The territories that an address is in, for a column: its commune, department and region. The platform looks them up on a map; here the commune
 * determines the others, since an address from the search for places names no department.
 */
export function territoriesOf(address: unknown): string | null {
  if (typeof address !== 'object' || address === null) return null;
  const { addressLocality, county, region } = address as RecordData;
  const place = typeof addressLocality === 'string' ? placeNamed(addressLocality) : undefined;
  const names = place ? [place.commune, place.department, place.region] : [addressLocality, county, region];
  return fold(`|${names.map((name) => (typeof name === 'string' ? name : '')).join('|')}|`);
}

/** The SQL condition that a column filled by `territoriesOf` contains one of these territories. An unknown id contains nothing. */
export function inTerritories(column: string, ids: readonly number[], sql: SqlParameters): string {
  const names = ids.map((id) => TERRITORY_NAMES[id - 1]).filter((name) => name !== undefined);
  return inPlaces(column, names, sql);
}

export function inPlaces(column: string, names: readonly string[], sql: SqlParameters): string {
  if (names.length === 0) return 'false';
  return names.map((name) => `strpos(${column}, ${sql.add(fold(`|${name}|`))}) > 0`).join(' or ');
}

/**
 * The territories to which a permission is limited, if every role that gives the permission is limited to some (contract wire.filters). Lists are
 * then restricted to them; single records are not.
 */
export function boundTerritories({ assignments }: Caller, permission: string): number[] | undefined {
  const granting = assignments.filter(({ role }) => permissionsOf([role]).has(permission));
  const territories = granting.map(({ territory }) => territory).filter((territory) => territory !== null);
  return territories.length > 0 && territories.length === granting.length ? territories : undefined;
}
