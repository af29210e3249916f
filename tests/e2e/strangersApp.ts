import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, fingerprint, root, viteArguments } from '../../scripts/prepare.mjs';
import { serveWith, type StartedApp } from './apps';

/** The folder of schemas as somebody else writes them. */
const SCHEMAS = 'tests/e2e/strangers';

/** Where the app with these entities is built. It is kept, and built again when one of its sources has changed. */
const FOLDER = '.cache/strangers';

/** The app with the entities of strangers beside ours, and its sandbox. */
export async function startStrangersApp(): Promise<StartedApp> {
  const folder = join(root, FOLDER);
  built(folder);
  const serve = pathToFileURL(join(root, 'dist/server/serve.js')).href;
  return serveWith(['--input-type=module', '--eval', `${SERVE}\nserve(${JSON.stringify(serve)});`], { cwd: folder, env: { ...environment, SCHEMAS: join(root, SCHEMAS) } });
}

/** As `npm start` does, but for the build in the folder in which it runs. */
const SERVE = `async function serve(from) {
  const app = await (await import(from)).serve({ port: 0, dataDir: '.sandbox', reset: true, rows: 12 });
  console.log('The back office is at ' + app.address);
  process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
}`;

function built(folder: string): void {
  const inputs = fingerprint(['src', 'schemas', 'scripts', SCHEMAS, 'index.html', 'vite.config.ts', 'package-lock.json']);
  const mark = join(folder, 'built');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const read of ['schemas', 'src']) symlinkSync(join(root, read), join(folder, read));
  const { status, stderr } = spawnSync(process.execPath, viteArguments(['build', '--logLevel', 'error', '--outDir', `${FOLDER}/dist/app`]), { cwd: root, encoding: 'utf8', env: { ...environment, SCHEMAS } });
  if (status !== 0) throw new Error(`The app with the schemas of strangers was not built: ${stderr}`);
  writeFileSync(mark, inputs);
}
