// npm run doctor -- --api URL: a read-only check of a real platform by its administrator, from a fresh clone with nothing but Node.
import { install, requireFolders, requireNode, run } from './prepare.mjs';

requireNode();
requireFolders();
install();
run(process.execPath, ['scripts/run.mjs', 'scripts/doctor/main.ts', ...process.argv.slice(2)]);
