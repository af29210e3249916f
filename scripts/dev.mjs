// npm run dev: the app with hot reload and the sandbox mounted, from a fresh clone with nothing but Node.
import { spawn } from 'node:child_process';
import { environment, install, requireFolders, requireNode, root, viteArguments } from './prepare.mjs';

requireNode();
requireFolders();
install();

const server = spawn(process.execPath, viteArguments(process.argv.slice(2)), { cwd: root, env: environment, stdio: 'inherit' });
// Who ends this process means the server. A terminal tells both of Ctrl+C by itself: told twice, the server would end before its data is closed.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (status) => process.exit(status ?? 1));
