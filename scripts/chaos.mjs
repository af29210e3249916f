// npm run chaos: every fault in every place of every call of the client, and how many of them the app survives.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './prepare.mjs';

install();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/unit/chaos'], { cwd: root, stdio: 'inherit', env: { ...process.env, CHAOS: 'whole' } });
process.exitCode = status ?? 1;
