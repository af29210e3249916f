import { build } from '../../scripts/prepare.mjs';

/** Playwright calls it before any worker: they would build all at once. */
export default function buildOnce(): void {
  build();
}
