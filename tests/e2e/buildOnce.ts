import { build } from '../../scripts/prepare.mjs';
import { fillSandbox } from './apps';

/** Playwright calls this before any worker, because each would otherwise build and fill a sandbox, and calls the answered function at the end. */
export default function buildOnce(): Promise<() => void> {
  build();
  return fillSandbox();
}
