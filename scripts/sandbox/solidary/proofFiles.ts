import { extname } from 'node:path';
import type { Hono } from 'hono';
import { accessDenied, databaseRefused } from '../http/Refusal';
import { markedAnswer } from '../http/marks';
import { drawProof } from '../images/drawProof';
import { findImage } from '../images/imageStore';
import { imageType } from '../images/imageType';
import { served } from '../images/routes';
import { RECORDS_PATH } from '../quirks/paths';
import { requestContext } from '../session/authenticate';
import { rowAt } from '../store/at';
import type { RequestContext, SandboxEnvironment, World } from '../World';
import { failed, markUsed, nextNumber, partsOfAll } from './recordBody';
import { proofsIn, storeProofs, withoutProof } from './recordProofs';
import { recordOf } from './SolidaryRecord';

const FOLDER = 'solidary';

/** The calls that read and upload the files of proofs (contract requests.files). */
export function addProofFileRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  app.post('/admin/proofs', async (c) => {
    const context = requestContext(c, world);
    if (!context.caller.permissions.has('proof_create')) throw accessDenied();
    const id = await upload(await readForm(c.req.raw), context);
    return markedAnswer([`/proofs/${id}`, 'Proof'], {}, context, 201);
  });
  app.get(`/upload/${FOLDER}/:name`, async (c) => {
    const name = c.req.param('name');
    const sent = await findImage(world, FOLDER, name);
    if (sent) return served(sent.bytes, sent.type);
    return served(drawProof(name), name.endsWith('.pdf') ? 'application/pdf' : 'image/png');
  });
}

/**
 * Stores a file for a proof that a structure asks for. Every mistake is a 500. A second file of the same kind would replace the first, which the
 * database refuses (contract requests.files).
 */
async function upload(form: FormData, context: RequestContext): Promise<number> {
  const row = await rowAt(context.world, RECORDS_PATH, Number(form.get('solidaryId')) || 0);
  if (!row) return failed('Record not found');
  const record = recordOf(row);
  const definitionId = Number(form.get('proofId'));
  const definition = (await partsOfAll('structureProofs', context)).find(({ id }) => id === definitionId) ?? failed('Proof definition not found');
  const file = form.get('file');
  if (definition.file !== true) throw databaseRefused(`Proof ${definitionId} is no file`);
  if (file === null || typeof file === 'string') return failed('A file is required');
  if (file.size === 0) throw databaseRefused('Column "file_name" cannot be null');
  const stored = await proofsIn(record, context);
  const before = stored.find((proof) => proof.definitionId === definitionId);
  const kept = before ? withoutProof(stored, before, context) : stored;
  const id = await nextNumber(context);
  const name = `${row.id}-${id}${extname(file.name).toLowerCase()}`;
  await keep(name, id, new Uint8Array(await file.arrayBuffer()), context);
  const proof = { id, definitionId, value: null, file: { name, original: file.name, size: writtenSize(file.size) } };
  await storeProofs(record, [...kept, proof], context);
  await markUsed({ structureProofs: [definitionId] }, context);
  return id;
}

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** The size of a file in words. The platform picks the unit by the number of digits, in steps of 1000, but divides by 1024. */
function writtenSize(bytes: number): string {
  const factor = Math.floor((String(bytes).length - 1) / 3);
  return `${(bytes / 1024 ** factor).toFixed(2)}${UNITS[factor] ?? ''}`;
}

/** The form in a body; a body that is not a form counts as an empty one. */
async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/** Stores the bytes of a file. Its type follows from the bytes, whatever its name. */
async function keep(name: string, id: number, bytes: Uint8Array, { world }: RequestContext): Promise<void> {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  const type = isPdf ? 'application/pdf' : (imageType(bytes) ?? 'application/octet-stream');
  const sql = 'insert into sandbox_image (owner, owner_id, position, file, type, bytes) values ($1, $2, 1, $3, $4, $5)';
  await world.db.query(sql, [FOLDER, id, `${FOLDER}/${name}`, type, Buffer.from(bytes)]);
}
