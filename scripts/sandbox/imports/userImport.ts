import type { RecordData } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { insertMembers, type Membership, MEMBER, newMembership } from '../people/members';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { USERS_PATH } from '../session/users';
import { batches, insertRows, type Row } from '../store/rows';
import type { Collection, RequestContext, World } from '../World';
import { date, email, emptyOrDecimal, emptyOrNumber, gender, notEmpty } from './checks';
import { importedAddress } from './importedAddress';
import type { ImportKind } from './ImportKind';

const COMMUNITY = 6;
const ADDRESS = 7;
const CONSENT = 14;
const ADDRESS_CHECKS = [[], [], [], [], [], [emptyOrDecimal], [emptyOrDecimal]];

/** The import of users, with fifteen columns (contract imports.users). Lines with an existing account or an unknown community are reported and left out. */
export const userImport: ImportKind = {
  entity: 'User',
  permission: 'user_create',
  columns: [[email], [notEmpty], [notEmpty], [gender], [date], [notEmpty], [emptyOrNumber], ...ADDRESS_CHECKS, []],
  // Coordinates may have a decimal comma.
  clean: (line) => line.map((value, column) => (column === 12 || column === 13 ? value.replace(',', '.') : value)),
  store: storeUsers,
};

async function storeUsers(lines: readonly string[][], { world }: RequestContext): Promise<string[]> {
  const users = world.collections.get(USERS_PATH);
  if (!users) return [];
  const { added, messages } = await sortOut(lines, users, world);
  const now = toWireTime(world.now());
  const [last] = await world.db.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${users.name}`);
  const rows = added.map((line, index): Row => ({ id: (last?.id ?? 0) + index + 1, document: toDocument(line, users, now) }));
  const members = rows.flatMap(({ id }, index) => membershipOf(id, added[index] ?? [], now));
  await world.db.transaction(async (db) => {
    await insertRows(db, users, rows);
    await insertMembers(db, members);
  });
  for (const { document } of rows) announce(world, document);
  return messages;
}

/** Finds the lines with new people, and the message for every line. A new e-mail that appears twice makes the whole import fail. */
async function sortOut(
  lines: readonly string[][],
  users: Collection,
  world: World,
): Promise<{ added: string[][]; messages: string[] }> {
  const known = await knownEmails(users, lines.map(([address = '']) => fold(address)), world);
  const communities = await communityIds(world);
  const added: string[][] = [];
  const messages = lines.map((line) => {
    const [address = ''] = line;
    const community = line[COMMUNITY]?.trim() ?? '';
    if (known.has(fold(address))) return `${address} already exists`;
    if (community !== '' && !communities.has(Math.trunc(Number(community)))) return `${community} community is unknown`;
    if (added.some(([other = '']) => fold(other) === fold(address))) throw new Refusal(500, `Duplicate entry "${address}"`);
    added.push(line);
    return `${address} added`;
  });
  return { added, messages };
}

async function knownEmails(users: Collection, emails: readonly string[], { db }: World): Promise<Set<string>> {
  const known = new Set<string>();
  for (const batch of batches(emails)) {
    const sql = `select "f_email" as email from ${users.name} where "f_email" = any($1::text[])`;
    for (const row of await db.query<{ email: string }>(sql, [batch])) known.add(row.email);
  }
  return known;
}

async function communityIds({ db, collections }: World): Promise<Set<number>> {
  const communities = collections.get(COMMUNITIES_PATH);
  const rows = communities ? await db.query<{ id: number }>(`select id from ${communities.name}`) : [];
  return new Set(rows.map(({ id }) => id));
}

function toDocument(line: readonly string[], { quirk }: Collection, now: string): RecordData {
  const [address, givenName, familyName, sex, birthDate, telephone] = line;
  return {
    ...quirk.defaults,
    email: address,
    givenName,
    familyName,
    gender: genderOf(sex ?? ''),
    birthDate: toWireTime(dayOf(birthDate ?? '')),
    telephone,
    newsSubscription: !['', '0'].includes(line[CONSENT]?.trim() ?? ''),
    homeAddress: importedAddress(line.slice(ADDRESS, CONSENT)),
    rolesTerritory: [{ role: 3, territory: null }],
    identityProofs: [],
    createdDate: now,
    importedDate: now,
  };
}

/** A gender that passed the check as a number but is none crashes the server. */
function genderOf(text: string): number {
  if (!/^\d/.test(text)) throw new Refusal(500, 'Argument must be of the type int, string given');
  return Number.parseInt(text, 10);
}

/** A day that does not exist moves on: 2001-02-30 is the second of March. */
function dayOf(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
}

function membershipOf(userId: number, line: readonly string[], now: string): Membership[] {
  const community = line[COMMUNITY]?.trim() ?? '';
  return community === '' ? [] : [newMembership({ communityId: Math.trunc(Number(community)), userId }, MEMBER, now)];
}

function announce(world: World, { email: to, telephone }: RecordData): void {
  world.deliver({ channel: 'email', to: String(to), subject: 'Votre inscription' });
  world.deliver({ channel: 'sms', to: String(telephone), subject: 'Votre mot de passe' });
}
