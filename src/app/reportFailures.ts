import { sendReport } from '@/api/sendReport';
import { buildVersion } from '@/config/version';
import { appBaseUrl } from './appBase';
import { onFailure, routePattern } from './failures';

/** The most reports of one page: a page that fails in a loop tells nothing new. */
const MOST = 10;

/** Sends the failures of this page to an address: each failure once, and only a few. Called only where the configuration asks for it. */
export function reportFailures(url: string): void {
  const told = new Set<string>();

  function tell(error: unknown): void {
    const report = failureReport(error, { baseUrl: appBaseUrl(), route: routePattern(), version: buildVersion() });
    const key = report && `${report.type} ${report.stack[0]}`;
    if (!report || !key || told.has(key) || told.size >= MOST) return;
    told.add(key);
    sendReport(url, report);
  }

  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  onFailure(tell);
}

/** What is reported of a failure: enough to find it in the code, and nothing that was on screen. */
interface FailureReport {
  /** The class of the error, for example `TypeError`. The message is left out, as it may quote what somebody typed or what the server said. */
  type: string;
  /** The places in our own files, innermost first: `assets/list-a1b2.js:1:2345`. */
  stack: string[];
  /** The pattern of the page's address, for example `/users/:id`. */
  route: string;
  /** The version of the build. */
  version: string;
}

interface Situation {
  /** The absolute address of the app's base. */
  baseUrl: string;
  route: string;
  version: string;
}

const LINES = 8;

/** The report of a failure; `undefined` for one outside our own files, such as in an extension of the browser or a script of a proxy. */
export function failureReport(error: unknown, { baseUrl, route, version }: Situation): FailureReport | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = ownLines(error.stack ?? '', baseUrl);
  return stack.length > 0 ? { type: typeOf(error), stack, route, version } : undefined;
}

/** The name of an error is set by whoever throws it, and could hold anything: only what looks like a class name is reported. */
function typeOf({ name }: Error): string {
  return /^\w{1,40}$/.test(name) ? name : 'Error';
}

/** The lines of a stack that are in our own files. Every browser ends such a line with the address of a file, its line and its column. */
function ownLines(stack: string, baseUrl: string): string[] {
  const places = stack.split('\n').flatMap((line) => {
    const start = line.indexOf(baseUrl);
    return start === -1 ? [] : (/^(?:assets|src)\/[\w./-]+(?:\?[^:]*)?:\d+:\d+/.exec(line.slice(start + baseUrl.length))?.[0] ?? []);
  });
  return places.slice(0, LINES);
}
