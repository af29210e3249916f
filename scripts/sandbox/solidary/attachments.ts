import type { RecordData } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { placeNamed } from '../seed/places';
import type { Random } from '../seed/Random';
import { SEEDED_STRUCTURES, structureEmail, territoryOf } from './structureSeed';

export const PENDING = 0;
export const ACCEPTED = 1;
export const REFUSED = 2;

/** A person's candidacy in a structure, with the proofs they gave there (contract requests.codes and people.proofs). */
export interface Attachment {
  /** The id, which the contract calls userStructureId. */
  id: number;
  structureId: number;
  status: number;
  proofs: StoredProof[];
}

export interface StoredProof {
  id: number;
  definitionId: number;
  /** The value as it is stored: "1" or "" for a checkbox, the accepted value for a choice; null for a file. */
  value: string | null;
  file: { name: string; original: string; size: string } | null;
}

export function attachmentsOf({ attachments }: RecordData): Attachment[] {
  return Array.isArray(attachments) ? (attachments as Attachment[]) : [];
}

/** The structures a person is attached to, for a column, because the lists only show people of structures that the caller operates. */
export function attachedTo(document: RecordData): string {
  return `|${attachmentsOf(document).map(({ structureId }) => structureId).join('|')}|`;
}

/** The structure near a person's home. A person who lives elsewhere gets one of them all the same. */
export function structureNear(homeAddress: unknown, userId: number): number {
  const { addressLocality } = (homeAddress ?? {}) as RecordData;
  const department = placeNamed(String(addressLocality))?.department;
  const near = Array.from({ length: SEEDED_STRUCTURES }, (_, index) => index + 1).filter((id) => [department, addressLocality].includes(territoryOf(id)));
  return near[userId % near.length] ?? (userId % SEEDED_STRUCTURES) + 1;
}

const FIRST_BENEFICIARY = 400;
const FIRST_VOLUNTEER = 1402;

export const SEEDED_BENEFICIARIES = 300;
export const SEEDED_VOLUNTEERS = 120;
export const SEEDED_RECORDS = 200;

/** The user of a generated beneficiary, and below, of a generated volunteer. */
export const beneficiaryUser = (id: number): number => FIRST_BENEFICIARY + id * 3;
export const volunteerUser = (id: number): number => FIRST_VOLUNTEER + id * 4;

/**
 * The e-mail that the platform made up for a person without one, as a sub-address of their structure's (contract requests.create). A third of the
 * beneficiaries have one, because an operator signed them up.
 */
export function generatedEmail(userId: number, { givenName, familyName, homeAddress }: RecordData, random: Random): string | undefined {
  const isBeneficiary = userId > FIRST_BENEFICIARY && userId <= beneficiaryUser(SEEDED_BENEFICIARIES) && (userId - FIRST_BENEFICIARY) % 3 === 0;
  if (!isBeneficiary || !random.chance(1 / 3)) return undefined;
  const [name, host] = structureEmail(structureNear(homeAddress, userId)).split('@');
  return `${name}+${fold(`${String(givenName)}${String(familyName)}`).replace(/[^a-z]/g, '')}${userId}@${host}`;
}
