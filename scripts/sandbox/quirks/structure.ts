import { ownColumn } from '../store/columns';
import type { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';
import type { Quirk } from './Quirk';

export const STRUCTURES_PATH = 'admin/structures';

/** Of each structure: its name, its telephone, whether it offers transport, and the territories its operators see. */
const STRUCTURES: readonly (readonly [
  name: string,
  telephone: string | null,
  transport: boolean,
  territories: readonly string[],
])[] = [
  ['Mobilité solidaire du Lunévillois', '03 83 40 25 11', true, ['Meurthe-et-Moselle']],
  ["Relais d'Épinal", '03 29 82 16 40', false, ['Vosges']],
  ['CCAS de Nancy', '03 83 39 03 00', true, ['Nancy']],
  ["L'Élan des Hautes-Vosges", '03 29 61 50 12', true, ['Vosges']],
  ["Familles rurales d'Ille-et-Vilaine", '02 99 77 18 20', true, ['Ille-et-Vilaine']],
  ["Pays d'Auray Transport", null, true, ['Morbihan']],
  ['Bouge en Béarn', '05 59 27 44 10', false, ['Pyrénées-Atlantiques']],
  ["Secours local de l'Hérault", '04 67 12 30 40', true, ['Hérault']],
  ['Mobi-Loire', '02 40 35 35 35', true, ['Loire-Atlantique']],
  ["Cœur d'Isère", '04 76 24 12 12', false, ['Isère']],
  ['Main dans la main (Pas-de-Calais)', '03 21 50 60 70', true, ['Pas-de-Calais']],
  ["À votre service, Côte-d'Or", '03 80 44 81 00', true, ["Côte-d'Or"]],
];

/** Solidary contract 4.1: never paged; the structures one operates, or else all of them for who may manage them, or else none. */
export const structure: Quirk = {
  iri: '/structures',
  type: 'Structure',
  permissions: { list: 'structure_list', item: 'structure_read' },
  filters: {},
  order: [],
  columns: [ownColumn('name', 'text')],
  unpaged: { order: '"f_name", id' },
  scope: structureScope,
  seed: {
    rows: STRUCTURES.length,
    document: (id) => {
      const [name, telephone, solidaryTransport, territories] = STRUCTURES[id - 1] ?? ['', null, true, []];
      const email = `structure${id}@exemple.fr`;
      const signature = id % 3 === 0 ? null : `L’équipe ${name}`;
      return { name, telephone, solidaryTransport, territories, email, signature, mode: id % 5 === 0 ? 1 : 0 };
    },
  },
};

async function structureScope(sql: SqlParameters, { world, caller }: RequestContext): Promise<string[]> {
  const links = await world.db.query<{ structure_id: number }>(
    'select structure_id from sandbox_operate where user_id = $1',
    [caller.id],
  );
  if (links.length > 0) return [`id = any(${sql.add(links.map((link) => link.structure_id))}::int[])`];
  return caller.permissions.has('structure_manage') ? [] : ['false'];
}
