// npm run dev: the app with hot reload and the sandbox mounted, from a fresh clone with nothing but Node.
import { install, requireNode, vite } from './prepare.mjs';

requireNode();
install();
vite(...process.argv.slice(2));
