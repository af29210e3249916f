import { fileURLToPath } from 'node:url';
import { nginxAlone, nginxSite } from './nginxConfiguration';
import { readOptions, USAGE } from './readOptions';

// Bundled by the build into dist/deploy/nginx.mjs, which runs on Node alone.
const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
} else {
  try {
    const { alone, ...options } = readOptions(args, fileURLToPath(new URL('../app', import.meta.url)));
    console.log(alone === undefined ? nginxSite(options) : nginxAlone(options, alone));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exitCode = 1;
  }
}
