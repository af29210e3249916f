/** A rule of the server about one field, broken by a body. */
export interface Violation {
  propertyPath: string;
  message: string;
}

/**
 * The part of the server that refuses, since each answers in its own way (contract wire.errors): the application in the requested format, the
 * framework with a page, and the database with a page that other origins may not read.
 */
type Refuser = 'application' | 'framework' | 'database';

/**
 * An answer other than a success, which can be thrown from anywhere. `status` is the status that is really sent: forbidden, missing and unsupported
 * all arrive as 400 (contract wire.errors). The message of a 5xx is only logged, never sent.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: 400 | 401 | 404 | 405 | 500 | 503,
    message: string,
    readonly violations: readonly Violation[] = [],
    readonly by: Refuser = 'application',
    /** The format of refusals that are never written in the requested one. */
    readonly format?: 'json',
  ) {
    super(message);
  }
}

/** The answer to an operation without the permission, or on somebody else's record. */
export const accessDenied = (): Refusal => new Refusal(400, 'Access Denied.');

export const notFound = (): Refusal => new Refusal(400, 'Not Found');

/** A refusal with all the rules that a body breaks (contract wire.errors: 400, not 422). */
export function violated(violations: readonly Violation[]): Refusal {
  const text = violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join('\n');
  return new Refusal(400, text, violations);
}

/** A refusal by the database: a text too long for its column, a duplicate, a missing value, an integer out of range. */
export const databaseRefused = (reason: string): Refusal => new Refusal(500, reason, [], 'database');

/** A query that breaks on the server, for example by an apostrophe that is pasted into the SQL. */
export const queryRefused = (reason: string): Refusal => new Refusal(503, reason);

/** An address that does not exist. */
export const routeNotFound = (method: string, path: string): Refusal =>
  new Refusal(404, `No route found for "${method} ${path}"`, [], 'framework');

/** A method that an address does not support. */
export const methodNotAllowed = (method: string, path: string): Refusal =>
  new Refusal(405, `No route found for "${method} ${path}": Method Not Allowed`, [], 'framework');
