/** A server-side rule that a body breaks, on one field. */
export interface Violation {
  propertyPath: string;
  message: string;
}

/**
 * An answer that is not a success, thrown from anywhere. `status` is the one really sent: refused, missing and unsupported all
 * arrive as 400 (contract 1.4); the message of a 5xx is hidden from the caller and only logged.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: 400 | 401 | 404 | 500 | 503,
    message: string,
    readonly violations: readonly Violation[] = [],
  ) {
    super(message);
  }
}

/** What an operation without the right, or on somebody else's record, answers. */
export const accessDenied = (): Refusal => new Refusal(400, 'Access Denied.');

export const notFound = (): Refusal => new Refusal(400, 'Not Found');

/** Rules broken by a body, all at once (contract 1.4: 400, not 422). */
export function violated(violations: readonly Violation[]): Refusal {
  const text = violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join('\n');
  return new Refusal(400, text, violations);
}
