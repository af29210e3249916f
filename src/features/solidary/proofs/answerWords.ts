import type { ProofDefinition } from './proofDefinition';

/**
 * An answer in the structure's words. The platform sends the first of several choices by its value and the others by their labels, so both are
 * understood (contract people.proofs and requests.realities).
 */
export function answerWords(answer: string, choices: ProofDefinition['choices']): string {
  if (choices.some(({ label }) => label === answer)) return answer;
  return choices.find(({ value }) => value === answer)?.label ?? answer;
}
