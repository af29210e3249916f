import { fileURLToPath } from 'node:url';
import { nginxAlone, nginxSite } from './nginxConfiguration';
import { readOptions, USAGE } from './readOptions';

// The build bundles this file into dist/deploy/nginx.mjs, which runs on Node alone.
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
} else {
  try {
    const { alone, ...options } = readOptions(args, beside('../app'), beside('refreshCookie.js'));
    console.log(alone === undefined ? nginxSite(options) : nginxAlone(options, alone));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exitCode = 1;
  }
}
