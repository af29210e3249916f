import type { Hono } from 'hono';
import type { Schema } from '../../../src/engine/model/Schema';
import { acceptFields } from '../crud/checkTypes';
import { requirePermission } from '../crud/permissions';
import { answer } from '../http/answers';
import { markedAnswer } from '../http/marks';
import { readCreation, readPatch } from '../http/body';
import { referredRow } from '../http/reference';
import { notFound, Refusal, violated } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { drawProof } from '../images/drawProof';
import { served } from '../images/routes';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import { findRow, type Row, updateRows } from '../store/rows';
import type { Collection, RequestContext, SandboxEnvironment, World } from '../World';
import { ACCEPTED, CANCELED, type IdentityProof, ownerOf, PENDING, PROOF_FOLDER, proofId, proofsOf, REFUSED } from './identityProofs';

import { shownName } from './shownName';

const decision: Schema = { properties: { validate: { type: 'boolean' } } };

/** Vouching for a person, deciding on the proofs they sent, and the files of these (contract users.identity). */
export function addIdentityProofRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  // The platform forgot to require a permission here: any signed-in account may do this.
  app.post('/admin/identity_proofs', async (c) => {
    const context = requestContext(c, world);
    const { user } = await readCreation(c.req.raw);
    const owner = await referredRow(world, users, user);
    if (!owner) throw violated([{ propertyPath: 'user', message: 'Cette valeur ne doit pas être vide.' }]);
    return proofAnswer(await vouch(users, owner, context), context, 201);
  });
  // On the public site, a person sends a proof of their own identity.
  app.post('/identity_proofs', async (c) => {
    const context = requestContext(c, world);
    const form = await c.req.raw.formData().catch(() => new FormData());
    const file = form.get('file');
    const owner = await findRow(world.db, users, context.caller.id);
    if (!owner || file === null || typeof file === 'string') throw new Refusal(500, 'File is mandatory');
    const { id, fileName, originalName, size, mimeType } = await send(users, owner, file, context);
    return answer({ id, fileName, originalName, size, mimeType }, context.format, 201);
  });
  app.patch('/admin/identity_proofs/:id', async (c) => {
    const context = requestContext(c, world);
    const { owner, proof } = await requireProof(world, users, Number(c.req.param('id')));
    await requirePermission(users, 'update', context, owner);
    const { validate } = acceptFields(await readPatch(c.req.raw), decision);
    const decided = validate === undefined ? proof : await decide(users, { owner, proof }, validate === true, context);
    return proofAnswer(decided, context);
  });
  // The file is only available until somebody has decided.
  app.get(`${PROOF_FOLDER}/:file`, async (c) => {
    const file = c.req.param('file');
    const owner = await findRow(world.db, users, ownerOf(Number.parseInt(file, 10) || 0));
    const proof = owner && proofsOf(owner.document).find(({ fileName, status }) => fileName === file && status === PENDING);
    if (!proof) throw notFound();
    return served(drawProof(file), proof.mimeType ?? '');
  });
}

async function vouch(users: Collection, owner: Row, context: RequestContext): Promise<IdentityProof> {
  const proofs = proofsOf(owner.document);
  if (proofs.some(({ status }) => status === ACCEPTED)) throw new Refusal(500, `User ${owner.id} has an accepted proof`);
  const now = toWireTime(context.world.now());
  const noFile = { fileName: null, originalName: null, size: null, mimeType: null };
  const dates = { createdDate: now, updatedDate: null, acceptedDate: now, refusedDate: null };
  const proof = { id: nextId(owner.id, proofs), status: ACCEPTED, ...noFile, ...dates, validator: await callerName(users, context) };
  await keep(users, owner, { proofs: [proof, ...proofs], identityStatus: ACCEPTED }, context);
  tellPartner(owner, context);
  return proof;
}

/** Stores a new proof. A proof that was waiting is cancelled; it is written last, so its status becomes the person's (contract users.identity). */
async function send(users: Collection, owner: Row, file: File, context: RequestContext): Promise<IdentityProof> {
  const before = proofsOf(owner.document);
  const now = toWireTime(context.world.now());
  const id = nextId(owner.id, before);
  const ofFile = { fileName: `${id}-${file.name.replaceAll(/[^\w.]+/g, '-')}`, originalName: file.name, size: file.size, mimeType: file.type };
  const proof = { id, status: PENDING, ...ofFile, createdDate: now, updatedDate: null, acceptedDate: null, refusedDate: null, validator: null };
  const kept = before.map((one) => (one.status === PENDING ? { ...one, status: CANCELED, updatedDate: now } : one));
  const isSecond = before.some(({ status }) => status === PENDING) && context.world.faults.has('secondProofPending');
  await keep(users, owner, { proofs: [proof, ...kept], identityStatus: isSecond ? CANCELED : PENDING }, context);
  if (isSecond) throw new Refusal(500, `Identity proof ${id} takes the place of one that waited`);
  return proof;
}

function nextId(userId: number, proofs: readonly IdentityProof[]): number {
  return Math.max(proofId(userId, 0), ...proofs.map(({ id }) => id)) + 1;
}

async function requireProof(world: World, users: Collection, id: number): Promise<{ owner: Row; proof: IdentityProof }> {
  const owner = Number.isInteger(id) ? await findRow(world.db, users, ownerOf(id)) : undefined;
  const proof = owner && proofsOf(owner.document).find((one) => one.id === id);
  if (!owner || !proof) throw notFound();
  return { owner, proof };
}

async function decide(
  users: Collection,
  { owner, proof }: { owner: Row; proof: IdentityProof },
  isAccepted: boolean,
  context: RequestContext,
): Promise<IdentityProof> {
  if (proof.status !== PENDING) throw new Refusal(500, `Identity proof ${proof.id} is not pending`);
  const now = toWireTime(context.world.now());
  const decided = {
    ...proof,
    status: isAccepted ? ACCEPTED : REFUSED,
    updatedDate: now,
    ...(isAccepted ? { acceptedDate: now } : { refusedDate: now }),
    validator: await callerName(users, context),
  };
  const proofs = proofsOf(owner.document).map((one) => (one.id === proof.id ? decided : one));
  await keep(users, owner, { proofs, identityStatus: decided.status }, context);
  const subject = isAccepted ? 'Votre identité est validée' : 'Votre justificatif est refusé';
  context.world.deliver({ channel: 'email', to: String(owner.document.email), subject });
  if (isAccepted) tellPartner(owner, context);
  return decided;
}

/**
 * Fails as the platform does when it cannot reach the partner who sends kits to hitchhikers and must be told who is verified. The sandbox has no
 * such partner, so for anybody with a kit the call fails, after everything is stored (contract users.identity).
 */
function tellPartner({ id, document }: Row, { world }: RequestContext): void {
  if (world.faults.has('partnerAfterWrite') && document.rezoKit === true) throw new Refusal(500, `The partner could not be told about user ${id}`);
}

/** Stores the proofs. The status of the proof that was written becomes the person's, whichever proof it is. */
async function keep(
  users: Collection,
  owner: Row,
  { proofs, identityStatus }: { proofs: readonly IdentityProof[]; identityStatus: number },
  { world }: RequestContext,
): Promise<void> {
  const document = { ...owner.document, identityProofs: proofs, identityStatus };
  await updateRows(world.db, users, [{ id: owner.id, document }]);
}

async function callerName(users: Collection, { world, caller }: RequestContext): Promise<string> {
  const row = await findRow(world.db, users, caller.id);
  return shownName(row?.document ?? {}).username;
}

/** A proof as an answer: with the stored name of its file, and without empty fields. */
function proofAnswer(proof: IdentityProof, context: RequestContext, status: 200 | 201 = 200): Response {
  const filled = Object.entries(proof).filter(([, value]) => value !== null);
  return markedAnswer([`/identity_proofs/${proof.id}`, 'IdentityProof'], Object.fromEntries(filled), context, status);
}
