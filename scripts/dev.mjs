// npm run dev: the app with hot reload and the sandbox mounted, from a fresh clone with nothing but Node.
import { spawn } from 'node:child_process';
import { environment, install, requireFolders, requireNode, root, viteArguments } from './prepare.mjs';

requireNode();
requireFolders();
install();

const server = spawn(process.execPath, viteArguments(process.argv.slice(2)), { cwd: root, env: environment, stdio: 'inherit' });
// Whoever ends this process wants the server to end. In a terminal, Ctrl+C reaches both processes anyway; a second signal would stop the server
// before its database is closed.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (status) => process.exit(status ?? 1));
