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

/** Loads a component; rejects as `loadChunk` does, and also when the chunk came without it, as a file that was cut off on its way does. */
export async function loadComponent<Component>(load: () => Promise<Component>): Promise<Component> {
  const component = await loadChunk(load);
  if (component === undefined) throw new ChunkError('The chunk came without its component.');
  return component;
}
