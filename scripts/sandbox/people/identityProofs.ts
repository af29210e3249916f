import type { RecordData } from '../../../src/engine/model/Schema';


/** The statuses of a proof (contract users.fields). */
export const NO_PROOF = 0;
export const PENDING = 1;
export const ACCEPTED = 2;
export const REFUSED = 3;
export const CANCELED = 4;

/** A proof as it is stored inside the person's document, which lists the newest first. */
export interface IdentityProof {
  id: number;
  status: number;
  /** The bare name of the file; null when an operator vouched for the person. */
  fileName: string | null;
  originalName: string | null;
  size: number | null;
  mimeType: string | null;
  createdDate: string;
  updatedDate: string | null;
  acceptedDate: string | null;
  refusedDate: string | null;
  /** The operator who decided: "Hélène F.". */
  validator: string | null;
}

export const PROOF_FOLDER = '/upload/identityproofs';

/** The largest number of proofs per person, so that the id of a proof tells whose it is. */
const PER_PERSON = 100;

export function proofId(userId: number, rank: number): number {
  return userId * PER_PERSON + rank;
}

export function ownerOf(id: number): number {
  return Math.floor(id / PER_PERSON);
}

export function proofsOf({ identityProofs }: RecordData): readonly IdentityProof[] {
  return Array.isArray(identityProofs) ? (identityProofs as IdentityProof[]) : [];
}

/** The proofs as lists of users have them in JSON-LD: as they are stored, with marks. */
export function listedProofs(proofs: readonly IdentityProof[]): RecordData[] {
  return proofs.map((proof) => ({ ...marksOf(proof), ...proof, fileSize: null }));
}

function marksOf({ id }: IdentityProof): RecordData {
  return { '@id': `/identity_proofs/${id}`, '@type': 'IdentityProof' };
}

/**
 * The proofs as the item of a user has them in JSON-LD: with the address of the file while somebody must look at it and none afterwards, and with
 * its size in words.
 */
export function shownProofs(proofs: readonly IdentityProof[], origin: string): RecordData[] {
  return proofs.map((proof) => {
    const isKept = proof.status === PENDING && proof.fileName !== null;
    const fileName = isKept ? `${origin}${PROOF_FOLDER}/${proof.fileName}` : null;
    return { ...marksOf(proof), ...proof, fileName, fileSize: proof.size === null ? null : `${(proof.size / 1024).toFixed(2)} KB` };
  });
}
