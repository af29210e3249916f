// npm run dev: the app with hot reload and the sandbox mounted, from a fresh clone with nothing but Node.
import { install, requireFolders, requireNode, vite } from './prepare.mjs';

requireNode();
requireFolders();
install();
vite(...process.argv.slice(2));
