type Handler = (request: Request) => Promise<Response>;

/** How long an answer is kept, in milliseconds. A browser that repeats a command does so at once. */
const KEPT = 10 * 60_000;

/**
 * Gives a command that is repeated with the same `Idempotency-Key` the answer of the first one, waiting for it if need be, as the documented nginx
 * does (`scripts/deploy/nginxConfiguration.ts`). A refusal is not kept, because nothing was done and the next try may succeed.
 */
export function answeredOnce(handle: Handler, now: () => number = Date.now): Handler {
  const answers = new Map<string, { since: number; answer: Promise<Response> }>();

  return async (request) => {
    const key = request.headers.get('Idempotency-Key');
    if (key === null) return handle(request);
    for (const [old, { since }] of answers) if (now() - since > KEPT) answers.delete(old);

    const name = `${request.method} ${request.url} ${key}`;
    const { answer } = answers.get(name) ?? { answer: handle(request) };
    if (!answers.has(name)) answers.set(name, { since: now(), answer });
    const given = await answer;
    if (given.status >= 400 && given.status < 500) answers.delete(name);
    return given.clone();
  };
}
