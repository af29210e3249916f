import { extname } from 'node:path';
import type { Hono } from 'hono';
import { accessDenied } from '../http/Refusal';
import { answer } from '../http/answers';
import { drawProof } from '../images/drawProof';
import { findImage } from '../images/imageStore';
import { imageType } from '../images/imageType';
import { served } from '../images/routes';
import { RECORDS_PATH } from '../quirks/paths';
import { requestContext, type SandboxEnvironment } from '../session/authenticate';
import { findRow } from '../store/rows';
import type { RequestContext, World } from '../World';
import { failed, markUsed, nextNumber, requireStructure } from './recordBody';
import { storeProof } from './recordPerson';
import { recordOf } from './SolidaryRecord';
import { partsOf } from './structureParts';

const FOLDER = 'solidary';

/** The files that people gave to their structures, and those that are sent (solidary contract 6). */
export function addProofFileRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  app.post('/admin/proofs', async (c) => {
    const context = requestContext(c, world);
    if (!context.caller.permissions.has('proof_create')) throw accessDenied();
    const id = await upload(await readForm(c.req.raw), context);
    const marks = { '@context': '/contexts/Proof', '@id': `/proofs/${id}`, '@type': 'Proof' };
    return answer(context.format === 'ld' ? marks : {}, context.format, 201);
  });
  app.get(`/upload/${FOLDER}/:name`, async (c) => {
    const name = c.req.param('name');
    const sent = await findImage(world, FOLDER, name);
    if (sent) return served(sent.bytes, sent.type);
    return served(drawProof(name), name.endsWith('.pdf') ? 'application/pdf' : 'image/png');
  });
}

/** Replaces the proof of that kind of the beneficiary in the structure of a record; every mistake is a 500. */
async function upload(form: FormData, context: RequestContext): Promise<number> {
  const records = context.world.collections.get(RECORDS_PATH);
  const row = records && (await findRow(context.world.db, records, Number(form.get('solidaryId')) || 0));
  if (!row) return failed('Record not found');
  const { userId, structureId } = recordOf(row);
  const structure = await requireStructure(structureId, context);
  const definition = partsOf(structure.document.structureProofs).find(({ id }) => id === Number(form.get('proofId'))) ?? failed('Proof definition not found');
  const file = form.get('file');
  if (file === null || typeof file === 'string') return failed('A file is required');
  const id = await nextNumber(context);
  const name = `${row.id}-${id}${extname(file.name).toLowerCase()}`;
  await keep(name, id, new Uint8Array(await file.arrayBuffer()), context);
  const size = `${(file.size / 1000).toFixed(2)}kB`;
  await storeProof({ userId, structureId, definitionId: definition.id }, { value: null, file: { name, original: file.name, size } }, context);
  await markUsed(structure, { structureProofs: [definition.id] }, context);
  return id;
}

/** What is no form is one without anything in it. */
async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/** Its type is that of its bytes, whatever it is called. */
async function keep(name: string, id: number, bytes: Uint8Array, { world }: RequestContext): Promise<void> {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  const type = isPdf ? 'application/pdf' : (imageType(bytes) ?? 'application/octet-stream');
  const sql = 'insert into sandbox_image (owner, owner_id, position, file, type, bytes) values ($1, $2, 1, $3, $4, $5)';
  await world.db.query(sql, [FOLDER, id, `${FOLDER}/${name}`, type, Buffer.from(bytes)]);
}
