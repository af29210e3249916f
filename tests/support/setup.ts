import { afterEach, beforeAll } from 'vitest';
import { addAllTransforms } from '@/features/vocabulary';

addAllTransforms();

if (typeof document !== 'undefined') {
  const { endOfEvents } = await import('./documentForTests');
  const { bareDocument } = await import('./bareDocument');
  // The testing library sets this only for the first file of a worker.
  beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  afterEach(async () => {
    await endOfEvents();
    bareDocument();
  });
}
