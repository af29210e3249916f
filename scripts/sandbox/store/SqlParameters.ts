/** Collects the values of a statement and numbers their places. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** The placeholder of a value, to paste in the statement. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
