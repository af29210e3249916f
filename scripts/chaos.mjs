// npm run chaos: tries every fault at every place of every call of the client and counts how many the app survives; then every end of every command, hostile texts in every form,
// and every kind of interruption in every form, and all browser stories once more with answers that come late and in another order.
import { spawnSync } from 'node:child_process';
import { install, root } from './prepare.mjs';
import { findBrowser } from './programs.mjs';

install();
const env = { ...process.env, CHAOS: 'whole', CHROMIUM: await findBrowser() };
const run = (args, more = {}) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } }).status ?? 1;
const stories = (options, ...files) => run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts', ...files], options);
// One test tries hundreds of cases here.
const calls = run(['node_modules/vitest/vitest.mjs', 'run', '--configLoader=runner', '--testTimeout=600000', 'tests/unit/chaos', 'tests/component/app/otherOutcomes']);
const forms = stories({}, 'interruptions');
// A story that opens many pages takes several times as long.
const slow = stories({ CHAOS: '', SLOW_SEED: process.env.SLOW_SEED ?? '1' }, '--timeout=900000');
process.exitCode = calls || forms || slow;
