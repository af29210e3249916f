// npm start: the app and its sandbox on one port, from a fresh clone with nothing but Node.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, requireFolders, requireNode, root } from './prepare.mjs';

requireNode();
requireFolders();
const options = readOptions(process.argv.slice(2));
install();
build();

const { serve } = await import(pathToFileURL(join(root, 'dist/server/serve.js')).href);
try {
  const served = await serve(options);
  announce(served);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void served.close().then(() => process.exit(0)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function readOptions(args) {
  const rows = args.includes('--rows') ? Number(args[args.indexOf('--rows') + 1]) : undefined;
  const unknown = args.filter((arg, index) => !['--reset', '--rows'].includes(arg) && args[index - 1] !== '--rows');
  if (unknown.length > 0 || (rows !== undefined && !(Number.isInteger(rows) && rows > 0))) {
    console.error('Usage: npm start -- [--reset] [--rows <number of users>]');
    process.exit(2);
  }
  const port = Number(process.env.PORT || 8080);
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    console.error(`PORT is "${process.env.PORT}"; a number from 0 (any free port) to 65535 is expected.`);
    process.exit(2);
  }
  return {
    port,
    dataDir: process.env.SANDBOX_DATA || join(root, '.sandbox'),
    reset: args.includes('--reset'),
    ...(rows !== undefined && { rows }),
  };
}

function announce({ address, accounts }) {
  const { port } = new URL(address);
  if (options.port !== 0 && port !== String(options.port)) console.log(`Port ${options.port} is taken by another program: ${port} is used instead.`);
  const width = Math.max(...accounts.map(({ email }) => email.length));
  console.log(`\nThe back office is at ${address}\n\nSign in as (e-mail, password)`);
  for (const { email, password, role } of accounts) console.log(`  ${email.padEnd(width)}  ${password}  ${role.fr} / ${role.en}`);
  console.log('\nCtrl+C stops it. The data stays; npm start -- --reset starts again.');
}
