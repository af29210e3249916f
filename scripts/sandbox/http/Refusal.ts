/** A server-side rule that a body breaks, on one field. */
export interface Violation {
  propertyPath: string;
  message: string;
}

/**
 * Which part of the server refuses, since each answers in its own way (contract wire.errors): the application in the asked format, the
 * framework with a page, and the database with a page that no other origin may read.
 */
type Refuser = 'application' | 'framework' | 'database';

/**
 * An answer that is not a success, thrown from anywhere. `status` is the one really sent: refused, missing and unsupported all
 * arrive as 400 (contract wire.errors); the message of a 5xx is hidden from the caller and only logged.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: 400 | 401 | 404 | 405 | 500 | 503,
    message: string,
    readonly violations: readonly Violation[] = [],
    readonly by: Refuser = 'application',
    /** Whatever was asked, for what is never written in the asked format. */
    readonly format?: 'json',
  ) {
    super(message);
  }
}

/** What an operation without the right, or on somebody else's record, answers. */
export const accessDenied = (): Refusal => new Refusal(400, 'Access Denied.');

export const notFound = (): Refusal => new Refusal(400, 'Not Found');

/** Rules broken by a body, all at once (contract wire.errors: 400, not 422). */
export function violated(violations: readonly Violation[]): Refusal {
  const text = violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join('\n');
  return new Refusal(400, text, violations);
}

/** What the database does not take: a text too long for its column, a duplicate, a missing value, an integer out of range. */
export const databaseRefused = (reason: string): Refusal => new Refusal(500, reason, [], 'database');

/** A query that makes no sense, such as one with an apostrophe pasted into it. */
export const queryRefused = (reason: string): Refusal => new Refusal(503, reason);

/** An address that nothing serves. */
export const routeNotFound = (method: string, path: string): Refusal =>
  new Refusal(404, `No route found for "${method} ${path}"`, [], 'framework');

/** A method that an address does not take. */
export const methodNotAllowed = (method: string, path: string): Refusal =>
  new Refusal(405, `No route found for "${method} ${path}": Method Not Allowed`, [], 'framework');
