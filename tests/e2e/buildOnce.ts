import { build } from '../../scripts/prepare.mjs';
import { fillSandbox } from './apps';

/** Playwright calls it before any worker, which would each build and fill a sandbox, and what it answers at the end. */
export default function buildOnce(): Promise<() => void> {
  build();
  return fillSandbox();
}
