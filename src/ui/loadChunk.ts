/** A part of the application that failed to load (after 120 seconds at the most: specification 8.59). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

const LIMIT = 120_000;

/** Loads a chunk; rejects with a `ChunkError` when it fails or takes more than 120 s. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('The chunk took more than 120 s.')), LIMIT);
  });

  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError('The chunk could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
