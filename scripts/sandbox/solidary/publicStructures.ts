import type { Hono } from 'hono';
import type { RecordData } from '../../../src/engine/model/Schema';
import { type Searched, hydraList, hydraSearch, hydraView } from '../crud/envelope';
import { contains } from '../crud/conditions';
import { documentsOf } from '../crud/documentsOf';
import { readOrder, readPage } from '../crud/page';
import { answer } from '../http/answers';
import { marks } from '../http/marks';
import { type Parameter, readParameters } from '../http/parameters';
import { accessDenied } from '../http/Refusal';
import { STRUCTURES_PATH } from '../quirks/paths';
import { requestContext } from '../session/authenticate';
import { countRows } from '../store/countRows';
import { type Row, selectRows } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { Collection, RequestContext, SandboxEnvironment, World } from '../World';
import { type Part, partsOf } from './structureParts';
import { BOUNDS, readTimes, SLOTS, WINDOWS } from './weekFields';
import { withoutNulls } from './wireParts';

const SINCE = '2025-09-01T08:00:00+00:00';
const SHOWN = ['name', 'email', 'telephone', 'beneficiaryAutoApproval', ...WINDOWS, ...BOUNDS, ...SLOTS];

/** The public site's list of structures (contract structures.calls): any signed-in account reads all of them, page by page. */
export function addPublicStructureRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const structures = world.collections.get(STRUCTURES_PATH);
  if (!structures) return;
  const searched: Searched = { iri: '/structures', type: structures.type, filters: new Map([['name', true]]), sortable: new Set(['id', 'name']) };
  app.get('/structures', async (c) => {
    const context = requestContext(c, world);
    if (!context.caller.permissions.has('structure_list')) throw accessDenied();
    const url = new URL(c.req.url);
    const parameters = readParameters(url.searchParams);
    const page = readPage(parameters);
    const selection = selectionOf(parameters, { ...structures, sortable: searched.sortable });
    const total = await countRows(world.db, structures, selection);
    const rows = await selectRows(world.db, structures, { ...selection, limit: { count: page.size, offset: (page.number - 1) * page.size } });
    const members = await Promise.all(rows.map((row) => shownToPublic(row, context)));
    if (context.format === 'json') return answer(members, 'json');
    return answer({ ...hydraList(searched, members, total), ...hydraView(url, total, page), 'hydra:search': hydraSearch(searched) }, 'ld');
  });
}

function selectionOf(parameters: ReadonlyMap<string, Parameter>, structures: Collection) {
  const sql = new SqlParameters();
  const conditions = (parameters.get('name')?.values ?? []).map((name) => contains('"f_name"', name, sql));
  return { conditions: conditions.length > 0 ? [conditions.join(' or ')] : [], parameters: sql.values, order: readOrder(parameters, structures) };
}

async function shownToPublic({ id, document }: Row, context: RequestContext): Promise<RecordData> {
  const territories = Array.isArray(document.territories) ? (document.territories as number[]) : [];
  const names = await documentsOf('admin/territories', territories, context);
  const part = (iri: string, type: string, shown: Part): RecordData => ({ ...marks(`${iri}/${shown.id}`, type, context), ...withoutNulls({ ...shown, isUsed: null }) });
  const record: RecordData = {
    ...marks(`/structures/${id}`, 'Structure', context),
    ...withoutNulls(Object.fromEntries(SHOWN.map((name) => [name, document[name]]))),
    id,
    images: [],
    structures: [],
    subjects: partsOf(document.subjects).map((subject) => ({ ...part('/subjects', 'Subject', { ...subject, private: null }), createdDate: SINCE })),
    needs: partsOf(document.needs).map((need) => ({ ...part('/needs', 'Need', need), private: need.private === true, structures: [`/structures/${id}`] })),
    structureProofs: partsOf(document.structureProofs).map((proof) => ({ ...part('/structure_proofs', 'StructureProof', proof), createdDate: SINCE, structure: `/structures/${id}` })),
    territories: territories.map((territory) => ({ ...marks(`/territories/${territory}`, 'Territory', context), id: territory, name: names.get(territory)?.name })),
  };
  readTimes(record, [...WINDOWS, ...BOUNDS]);
  return record;
}
