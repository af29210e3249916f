/** A stage of a save, in words: a key of the shell's texts and what these name ("image 2 sur 3"). */
export interface SaveStage {
  key: string;
  values?: Readonly<Record<string, unknown>>;
}

/** What a widget sends by itself failed at one of its stages; `cause` is why. */
export class SaveStageError extends Error {
  constructor(
    readonly stage: SaveStage,
    override readonly cause: unknown,
  ) {
    super(stage.key, { cause });
    this.name = 'SaveStageError';
  }
}
