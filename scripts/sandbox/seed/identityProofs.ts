import { drawProof } from '../images/drawProof';
import { ACCEPTED, CANCELED, type IdentityProof, NO_PROOF, PENDING, proofId, REFUSED } from '../people/identityProofs';
import { Random, seedOf } from './Random';
import { daysAgo } from './times';

const PICTURES = ["Carte d'identité recto.png", 'IMG_2041.png', 'CNI.png', 'permis.png', 'Capture d’écran.png'];
const PAGES = ['passeport.pdf', "Titre de séjour.pdf", 'scan0003.pdf'];
const VALIDATORS = ['Hélène F.', 'Étienne P.', 'Loïc K.'];

/** The proofs of a generated person, newest first. The newest has the person's status; some people had an earlier one refused. */
export function generateProofs(userId: number, status: unknown): IdentityProof[] {
  if (typeof status !== 'number' || status === NO_PROOF) return [];
  // A generator of its own, so that the rest of the person does not depend on the proofs.
  const random = new Random(seedOf('identity proofs', userId));
  const isSecondTry = status !== CANCELED && random.chance(0.35);
  const before = isSecondTry ? [generateProof(proofId(userId, 1), random.pick([REFUSED, CANCELED]), random, 200)] : [];
  // A person who sends another proof while one is waiting counts as cancelled, although the new proof is waiting.
  if (status === CANCELED && userId % 2 === 0) return [generateProof(proofId(userId, 2), PENDING, random, 0), generateProof(proofId(userId, 1), CANCELED, random, 200)];
  const isVouchedFor = status === ACCEPTED && random.chance(0.25);
  const last = generateProof(proofId(userId, before.length + 1), status, random, 0);
  return [isVouchedFor ? withoutFile(last) : last, ...before];
}

function generateProof(id: number, status: number, random: Random, sinceDays: number): IdentityProof {
  const isPage = random.chance(0.3);
  const fileName = `${id}-${random.integer(0x100000, 0xffffff).toString(16)}.${isPage ? 'pdf' : 'png'}`;
  const createdDate = daysAgo(random, sinceDays + (status === PENDING ? 20 : 180), sinceDays + 8);
  const decidedDate = `${new Date(Date.parse(createdDate) + random.integer(1, 7) * 86_400_000).toISOString().slice(0, 19)}+00:00`;
  const isDecided = status === ACCEPTED || status === REFUSED;
  return {
    id,
    status,
    fileName,
    originalName: random.pick(isPage ? PAGES : PICTURES),
    size: drawProof(fileName).length,
    mimeType: isPage ? 'application/pdf' : 'image/png',
    createdDate,
    updatedDate: status === PENDING ? null : decidedDate,
    acceptedDate: status === ACCEPTED ? decidedDate : null,
    refusedDate: status === REFUSED ? decidedDate : null,
    validator: isDecided ? random.pick(VALIDATORS) : null,
  };
}

/** A proof without a file, because an operator may vouch for somebody who has sent nothing. */
function withoutFile(proof: IdentityProof): IdentityProof {
  return { ...proof, fileName: null, originalName: null, size: null, mimeType: null };
}
