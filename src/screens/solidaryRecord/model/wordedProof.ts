import type { RequestProof } from './RequestConfiguration';
import type { CaseProof } from './SolidaryCase';

/** A proof with its answer in the words of the structure: the platform sends the first of several choices by its value (contract solidary 9.4, 22.14). */
export function wordedProof(proof: CaseProof, expected: readonly RequestProof[]): CaseProof {
  const choices = expected.find(({ id }) => id === proof.definitionId)?.choices ?? [];
  const chosen = choices.find(({ value }) => value === proof.value);
  return chosen ? { ...proof, value: chosen.label } : proof;
}
