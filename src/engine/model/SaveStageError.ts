/** A stage of a save, in words: a key of the shell's texts and the values in its sentence ("image 2 sur 3"). */
export interface SaveStage {
  key: string;
  values?: Readonly<Record<string, unknown>>;
}

/** The error of a widget whose own upload failed at one of its stages; `cause` is the reason. */
export class SaveStageError extends Error {
  constructor(
    readonly stage: SaveStage,
    override readonly cause: unknown,
  ) {
    super(stage.key, { cause });
    this.name = 'SaveStageError';
  }
}
