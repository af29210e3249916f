import type { Fetch } from './send';

/**
 * Sends a report of a failure to the address of the configuration: once, without reading the answer, without a cookie or the address of the page, and in a
 * form that needs no CORS preflight. A failure of this request is ignored.
 */
export function sendReport(url: string, report: object, fetch: Fetch = (input, init) => globalThis.fetch(input, init)): void {
  const body = JSON.stringify(report);
  fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', body }).catch(() => undefined);
}
