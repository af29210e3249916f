// npm run chaos: tries every fault at every place of every call of the client and counts how many the app survives; then every end of every command, hostile texts in every form,
// and every kind of interruption in every form.
import { spawnSync } from 'node:child_process';
import { install, root } from './prepare.mjs';
import { findBrowser } from './programs.mjs';

install();
const env = { ...process.env, CHAOS: 'whole', CHROMIUM: await findBrowser() };
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
// One test tries hundreds of cases here.
const calls = run('node_modules/vitest/vitest.mjs', 'run', '--configLoader=runner', '--testTimeout=600000', 'tests/unit/chaos', 'tests/component/app/otherOutcomes');
const forms = run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts', 'interruptions');
process.exitCode = calls || forms;
