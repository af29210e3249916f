import type { Answer } from './send';

/** Milliseconds before each further try: growing, and ten seconds in all, after which the operator is told. */
const PAUSES = [1000, 3000, 6000];

/** Asks a server again that says it is busy (429) or that fails (5xx), and gives its last answer. For a question that changes nothing. */
export async function askPatiently(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (const pause of PAUSES) {
    if (answer.status !== 429 && answer.status < 500) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask();
  }
  return answer;
}
