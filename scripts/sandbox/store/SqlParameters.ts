/** Collects the values of an SQL statement and numbers their placeholders. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a value and answers its placeholder for the statement. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
