/** What is said of a failure: enough to find it in the code, and nothing that was on screen. */
export interface FailureReport {
  /** The kind of error, `TypeError`: its message may quote what somebody typed, or what the server said. */
  type: string;
  /** Where in our files, innermost first: `assets/list-a1b2.js:1:2345`. */
  stack: string[];
  /** The pattern of the page, `/users/:id`. */
  route: string;
  /** Of the build. */
  version: string;
}

interface Situation {
  /** The absolute address of the app's base. */
  baseUrl: string;
  route: string;
  version: string;
}

const LINES = 8;

/** Nothing for what did not happen in our files: an extension of the browser, a script of a proxy. */
export function failureReport(error: unknown, { baseUrl, route, version }: Situation): FailureReport | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = ownLines(error.stack ?? '', baseUrl);
  return stack.length > 0 ? { type: typeOf(error), stack, route, version } : undefined;
}

/** Names are given by whoever throws: only what looks like the name of a class is one. */
function typeOf({ name }: Error): string {
  return /^\w{1,40}$/.test(name) ? name : 'Error';
}

/** Every browser ends a line of a stack with the address of a file, its line and its column. */
function ownLines(stack: string, baseUrl: string): string[] {
  const places = stack.split('\n').flatMap((line) => {
    const start = line.indexOf(baseUrl);
    return start === -1 ? [] : (/^(?:assets|src)\/[\w./-]+(?:\?[^:]*)?:\d+:\d+/.exec(line.slice(start + baseUrl.length))?.[0] ?? []);
  });
  return places.slice(0, LINES);
}
