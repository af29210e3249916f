import type { ProofDefinition } from './proofDefinition';

/**
 * An answer in the words of who asked: the platform sends the first of several choices by its value, the others by their words, and both are understood
 * (contract people.proofs and requests.realities).
 */
export function answerWords(answer: string, choices: ProofDefinition['choices']): string {
  if (choices.some(({ label }) => label === answer)) return answer;
  return choices.find(({ value }) => value === answer)?.label ?? answer;
}
