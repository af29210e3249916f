import type { RecordData } from '../../../src/engine/model/Schema';
import { Random, seedOf } from '../seed/Random';
import { userDocument } from '../seed/users';
import { USERS_PATH } from '../session/users';
import { ACCEPTED, type Attachment, beneficiaryUser, PENDING, REFUSED, type StoredProof, structureNear, volunteerUser } from './attachments';
import { proofDefinitions, SEEDED_STRUCTURES } from './structureSeed';
import { SLOTS, WINDOWS } from './weekFields';

const REQUESTER = 1;
const VOLUNTEER = 2;
const ANSWERS = ['Par ma voisine', 'Au CCAS', 'Dans le bulletin municipal', 'Par mon médecin'];

export function beneficiaryDocument(id: number, random: Random): RecordData {
  const userId = beneficiaryUser(id);
  const person = identityOf(userId);
  const status = random.pick([ACCEPTED, ACCEPTED, ACCEPTED, ACCEPTED, ACCEPTED, ACCEPTED, ACCEPTED, PENDING, REFUSED]);
  const attachments = attachmentsFor({ id: 10 * id, userId, type: REQUESTER, status }, person, random);
  return { ...person, userId, attachments, structures: null };
}

export function volunteerDocument(id: number, random: Random): RecordData {
  const userId = volunteerUser(id);
  const person = identityOf(userId);
  const status = random.pick([ACCEPTED, ACCEPTED, ACCEPTED, PENDING, PENDING, REFUSED]);
  const attachments = attachmentsFor({ id: 10_000 + 10 * id, userId, type: VOLUNTEER, status }, person, random);
  const clocks = ['08:00', '12:00', '13:30', '18:00', '18:00', '21:00'];
  const times = WINDOWS.map((field, index) => [field, random.chance(0.1) ? null : `1970-01-01T${clocks[index] ?? ''}:00+00:00`]);
  const slots = SLOTS.map((slot) => [slot, random.chance(0.1) ? null : random.chance(slot.startsWith('e') ? 0.2 : 0.5)]);
  const maxDistance = random.chance(0.85) ? random.integer(2, 30) * 1000 : null;
  return { ...person, ...Object.fromEntries(times), ...Object.fromEntries(slots), userId, maxDistance, attachments, structures: null };
}

/** The fields of the user, which the person must not contradict. */
function identityOf(userId: number): RecordData {
  const { givenName, familyName, email, gender, telephone, birthDate, newsSubscription, homeAddress, avatar } = userDocument(userId, new Random(seedOf(USERS_PATH, userId)));
  return { givenName, familyName, email, gender, telephone, birthDate, newsSubscription, homeAddress, avatar };
}

interface Candidacy {
  id: number;
  userId: number;
  type: number;
  status: number;
}

/** The structures of a person; one in ten has a second one. */
function attachmentsFor({ id, userId, type, status }: Candidacy, { homeAddress }: RecordData, random: Random): Attachment[] {
  const first = structureNear(homeAddress, userId);
  const second = (first % SEEDED_STRUCTURES) + 1;
  const structures = random.chance(0.1) ? [first, second] : [first];
  return structures.map((structureId, index) => ({ id: id + index, structureId, status: index === 0 ? status : PENDING, proofs: proofsFor(id + index, { structureId, type }, random) }));
}

/** The proofs of a candidacy. One in eight has none, so there is nothing to judge it by. */
function proofsFor(id: number, { structureId, type }: { structureId: number; type: number }, random: Random): StoredProof[] {
  if (random.chance(1 / 8)) return [];
  const asked = proofDefinitions(structureId).filter((proof) => proof.type === type && proof.activated === true);
  return asked.filter(({ mandatory }) => mandatory === true || random.chance(0.7)).map((definition, index) => {
    const proof = { id: id * 10 + index, definitionId: definition.id as number };
    return definition.file === true ? { ...proof, value: null, file: fileOf(proof.id, random) } : { ...proof, value: valueOf(definition, random), file: null };
  });
}

function fileOf(id: number, random: Random): StoredProof['file'] {
  const isPage = random.chance(0.3);
  const original = random.pick(isPage ? ['attestation.pdf', 'scan0012.pdf'] : ['permis recto.png', 'IMG_3310.png', 'CNI.png']);
  return { name: `${id}.${isPage ? 'pdf' : 'png'}`, original, size: `${random.integer(40, 900)}.${random.integer(10, 99)}kB` };
}

function valueOf({ checkbox, acceptedValues }: RecordData, random: Random): string {
  if (checkbox === true) return random.chance(0.95) ? '1' : '';
  return typeof acceptedValues === 'string' ? random.pick(acceptedValues.split(';')) : random.pick(ANSWERS);
}
