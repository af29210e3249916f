import type { RecordData } from '../../../src/engine/model/Schema';
import { checkStorable } from '../crud/checkStored';
import { databaseRefused } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { storedHome } from '../geography/addresses';
import { BENEFICIARIES_PATH } from '../quirks/paths';
import { findUserByEmail, giveRole, USERS_PATH } from '../session/users';
import { rowAt, rowsAt, updateAt } from '../store/at';
import { insertRow, type Row, updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import { ACCEPTED, type Attachment, attachmentsOf } from './attachments';
import { failed, HOME_KEYS, keptKeys, nextNumber } from './recordBody';
import { idOf, isObject, isSet, isTrue } from './sentValues';

const BENEFICIARY = 12;
const REGISTERED = 3;
const IDENTITY = ['email', 'givenName', 'familyName', 'telephone', 'gender', 'birthDate', 'newsSubscription', 'homeAddress', 'avatar'];

/** An account as it will be stored, once everything else in the body has been read. */
export interface PersonDraft {
  /** Absent for a new account. */
  id?: number;
  document: RecordData;
}

/** The account that a body names or describes, changed or new (contract requests.create). */
export async function readPerson(sent: unknown, structure: RecordData, context: RequestContext): Promise<PersonDraft> {
  if (!isObject(sent)) return failed('Beneficiary is required');
  if (!isSet(sent.id)) return newPerson(sent, structure, context);
  const { id, document } = await requireUser(sent.id, context);
  return changedPerson({ id, document }, sent, context);
}

export async function requireUser(id: unknown, { world }: RequestContext): Promise<Row> {
  return (await rowAt(world, USERS_PATH, idOf(id))) ?? failed(`User ${String(id)} not found`);
}

/** An account with the changes of a body: the sent values that are not null. A home is changed field by field; a missing home stays missing. */
export async function changedPerson({ id, document }: Row, sent: RecordData, context: RequestContext): Promise<PersonDraft> {
  const stored = document.homeAddress as RecordData | null | undefined;
  const home = stored && isObject(sent.homeAddress) ? { homeAddress: storedHome({ ...stored, ...keptKeys(sent.homeAddress, HOME_KEYS) }) } : {};
  const changed: RecordData = { ...document, ...fieldsOf(sent), ...home };
  if (changed.email !== document.email) await checkEmail(changed.email, context);
  return checked({ id, document: changed }, context);
}

/** A new account. It is not asked whether the person wants news; without an e-mail they get a sub-address of their structure's. */
async function newPerson(sent: RecordData, structure: RecordData, context: RequestContext): Promise<PersonDraft> {
  const { newsSubscription: _ignored, ...fields } = fieldsOf(sent);
  const email = fields.email ?? (await subAddress(structure.email, context));
  await checkEmail(email, context);
  const home = isObject(sent.homeAddress) ? { homeAddress: storedHome(keptKeys(sent.homeAddress, HOME_KEYS)) } : {};
  const createdDate = toWireTime(context.world.now());
  return checked({ document: { ...fields, email, ...home, status: 1, createdDate, newsSubscription: null, rolesTerritory: [{ role: REGISTERED, territory: null }] } }, context);
}

async function subAddress(email: unknown, context: RequestContext): Promise<string> {
  if (typeof email !== 'string') return failed('generateSubEmail() must be of the type string, null given');
  const [name = '', host = ''] = email.split('@');
  return `${name}+${await nextNumber(context)}@${host}`;
}

function fieldsOf(sent: RecordData): RecordData {
  const { gender, birthDate, newsSubscription, ...texts } = keptKeys(sent, ['email', 'givenName', 'familyName', 'telephone', 'gender', 'birthDate', 'newsSubscription']);
  return {
    ...texts,
    ...(isSet(gender) && { gender: Number(gender) }),
    ...(isSet(birthDate) && { birthDate: dayOf(birthDate) }),
    ...(isSet(newsSubscription) && { newsSubscription: isTrue(newsSubscription) }),
  };
}

function dayOf(value: unknown): string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value.slice(0, 10)))) return failed('The birth date cannot be read');
  return `${value.slice(0, 10)}T00:00:00+00:00`;
}

/** Refuses an e-mail that another account has. Only the database checks accounts: it also refuses a missing gender and a text that is too long. */
async function checkEmail(email: unknown, { world }: RequestContext): Promise<void> {
  if (await findUserByEmail(world, String(email))) throw databaseRefused(`Duplicate entry "${String(email)}" for key "email"`);
}

function checked(draft: PersonDraft, { world }: RequestContext): PersonDraft {
  const { gender } = draft.document;
  if (!isSet(gender) || Number.isNaN(gender)) throw databaseRefused('Column "gender" cannot be null');
  const users = world.collections.get(USERS_PATH);
  if (users) checkStorable({ ...users, quirk: { ...users.quirk, required: [] } }, draft.document);
  return draft;
}

/** Stores an account, and what is known of the person as a beneficiary. */
export async function storePerson({ id, document }: PersonDraft, context: RequestContext): Promise<Row> {
  const { world } = context;
  const users = world.collections.get(USERS_PATH) ?? failed('No users');
  if (id === undefined) return insertRow(world.db, users, document);
  await updateRows(world.db, users, [{ id, document }]);
  const beneficiary = await findBeneficiary(id, context);
  if (beneficiary) await storeBeneficiary({ ...beneficiary, document: { ...beneficiary.document, ...identityOf(document) } }, context);
  return { id, document };
}

function identityOf(document: RecordData): RecordData {
  return Object.fromEntries(IDENTITY.map((name) => [name, document[name] ?? null]));
}

/** The row of a beneficiary, by the id of their account. */
export async function findBeneficiary(userId: number, { world }: RequestContext): Promise<Row | undefined> {
  const [row] = await rowsAt(world, BENEFICIARIES_PATH, { conditions: ['"f_userId" = $1'], parameters: [userId] });
  return row;
}

/** Makes a person a beneficiary of a structure. They are accepted at once when they were nothing there yet (contract requests.create). */
export async function attach(user: Row, structureId: number, context: RequestContext): Promise<void> {
  const row = await findBeneficiary(user.id, context);
  const held = row ? attachmentsOf(row.document) : [];
  const isKnown = held.some((one) => one.structureId === structureId);
  const added: Attachment[] = isKnown ? [] : [{ id: await nextNumber(context), structureId, status: ACCEPTED, proofs: [] }];
  const attachments = [...held, ...added];
  const beneficiaries = context.world.collections.get(BENEFICIARIES_PATH);
  if (row) await storeBeneficiary({ id: row.id, document: { ...row.document, attachments } }, context);
  else if (beneficiaries) await insertRow(context.world.db, beneficiaries, { ...identityOf(user.document), userId: user.id, attachments });
  await giveRole(context.world, user.id, BENEFICIARY);
}

export async function storeBeneficiary(row: Row, { world }: RequestContext): Promise<void> {
  await updateAt(world, BENEFICIARIES_PATH, [row]);
}
