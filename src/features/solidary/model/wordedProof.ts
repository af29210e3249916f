import { answerWords } from '../proofs/answerWords';
import type { AskedProof } from './RequestConfiguration';
import type { CaseProof } from './SolidaryCase';

/** A proof with its answer in the structure's words, even if the structure no longer asks for it. */
export function wordedProof(proof: CaseProof, asked: readonly AskedProof[]): CaseProof {
  const choices = asked.find(({ id }) => id === proof.definitionId)?.choices;
  return choices && typeof proof.value === 'string' ? { ...proof, value: answerWords(proof.value, choices) } : proof;
}
