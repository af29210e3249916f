import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { RecordData } from '@/engine/model/Schema';
import { isEmptyText } from '@/engine/model/transforms/emptyValue';
import { fold } from '@/i18n/fold';
import { defined, idOf, objectOf, rowsOf, textOf } from '../model/read';
import { readProof } from '../model/readCase';
import type { RequestConfiguration, RequestProof } from '../model/RequestConfiguration';
import { wordedProof } from '../model/wordedProof';
import type { CaseProof } from '../model/SolidaryCase';

/** The proofs that a person has already given to a structure. `unknown`: the platform does not tell. */
export type Given = { kind: 'nobody' } | { kind: 'asking' } | { kind: 'unknown' } | { kind: 'known'; proofs: readonly CaseProof[] };

/** The person of a request that is being filled in, as the form knows them. */
export interface GivenBy {
  userId: number;
  email: unknown;
  givenName: unknown;
  familyName: unknown;
}

const BENEFICIARIES = 'admin/solidary_beneficiaries';
/** How many people of the same name have their records read, one by one. */
const HOMONYMS = 8;

/**
 * The proofs to ask for. Those given before are left out, because the platform would keep both (contract requests.create). None is asked for while
 * that is unknown.
 */
export function proofsToAsk({ proofs }: Pick<RequestConfiguration, 'proofs'>, given: Given): readonly RequestProof[] {
  if (given.kind === 'nobody') return proofs;
  if (given.kind !== 'known') return [];
  return proofs.filter(({ id }) => !given.proofs.some(({ definitionId }) => definitionId === id));
}

/**
 * Looks for the person among the beneficiaries. Only a beneficiary's record, not the list, tells which account it belongs to (contract
 * people.fields). Requests are not used for this, because reading one has a side effect.
 */
export async function givenProofs(api: Api, configuration: RequestConfiguration, person: GivenBy): Promise<Given> {
  try {
    const found = await findBeneficiary(api, person);
    return found ? ofStructure(found, configuration) : { kind: 'known', proofs: [] };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'unknown' };
    throw error;
  }
}

async function findBeneficiary(api: Api, { userId, email, givenName, familyName }: GivenBy): Promise<RecordData | undefined> {
  const asked = textOf(email) === undefined ? defined({ givenName: textOf(givenName), familyName: textOf(familyName) }) : { email: textOf(email) };
  const { items } = await api.list(BENEFICIARIES, { page: 1, perPage: 100, filters: Object.entries(asked).map(([name, value]) => [name, String(value)]) });
  const isAlike = (row: RecordData) => Object.entries(asked).every(([name, value]) => fold(textOf(row[name]) ?? '') === fold(String(value)));
  for (const { id } of items.filter(isAlike).slice(0, HOMONYMS)) {
    const beneficiary = await api.get(`${BENEFICIARIES}/${String(id)}`);
    if (idOf(beneficiary['userId']) === userId) return beneficiary;
  }
  return undefined;
}

/** The proofs for this structure. For a person known to several structures, the platform answers the proofs of only one (contract people.fields). */
function ofStructure(beneficiary: RecordData, { structureId, proofs: expected }: RequestConfiguration): Given {
  const structures = rowsOf(beneficiary['structures']).map(({ id }) => idOf(id));
  const rows = rowsOf(beneficiary['proofs']);
  const own = rows.filter((row) => idOf(row['structureId']) === structureId);
  const isTold = own.length > 0 || structures.length <= 1 || !structures.includes(structureId);
  if (!isTold) return { kind: 'unknown' };
  const given = own.filter((row) => textOf(row['fileName']) !== undefined || !isEmptyText(objectOf(row)['value']));
  return { kind: 'known', proofs: given.map(readProof).map((proof) => wordedProof(proof, expected)) };
}
