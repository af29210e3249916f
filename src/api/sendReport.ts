import type { Fetch } from './send';

/**
 * Hands a report of a failure to the address of the configuration: once, without an answer, a cookie or the address of the page, and
 * without asking first whether it may (a request that needs no preflight). What goes wrong on the way is nobody's business.
 */
export function sendReport(url: string, report: object, fetch: Fetch = (input, init) => globalThis.fetch(input, init)): void {
  const body = JSON.stringify(report);
  fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', body }).catch(() => undefined);
}
