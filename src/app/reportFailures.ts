import { sendReport } from '@/api/sendReport';
import { buildVersion } from '@/config/version';
import { appBaseUrl } from './appBase';
import { failureReport } from './failureReport';
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
