import { TERRITORY_NAMES } from '../seed/places';
import type { Quirk } from '../World';

/** Territories (contract places.territories): they can only be read, and searched by name. */
export const territory: Quirk = {
  iri: '/territories',
  type: 'Territory',
  permissions: { list: 'territory_list', item: 'territory_read' },
  filters: { name: { kind: 'partial', column: 'name' } },
  order: ['id', 'name'],
  seed: { rows: TERRITORY_NAMES.length, document: (id) => ({ name: TERRITORY_NAMES[id - 1] }) },
};
