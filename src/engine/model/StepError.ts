/** A step of a save, in words: a key of the shell's texts and what these name ("image 2 sur 3"). */
export interface SaveStep {
  key: string;
  values?: Readonly<Record<string, unknown>>;
}

/** What a widget sends by itself failed at one of its steps; `cause` is why. */
export class StepError extends Error {
  constructor(
    readonly step: SaveStep,
    override readonly cause: unknown,
  ) {
    super(step.key, { cause });
    this.name = 'StepError';
  }
}
