import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { main as codegen } from '../codegen';
import { ownFolders } from '../folders.mjs';
import { layJson } from '../resources/layJson';

const TEMPLATE = 'scripts/new/template';

/** Writes a new folder for an integrator, ready to run, with its types. Files that exist are left as they are. Answers the exit code. */
export async function main([folder, ...rest]: readonly string[]): Promise<number> {
  if (!folder || rest.length > 0 || folder.startsWith('-')) {
    console.error('Usage: npm run new -- FOLDER (from the folder of the product: ../my-admin)');
    return 2;
  }
  for (const [name, text] of Object.entries(filesOf(folder))) {
    const path = join(folder, name);
    if (existsSync(path)) {
      console.log(`left ${path} as it is`);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
  const code = await codegen([], ownFolders(folder));
  if (code === 0) console.log(`\nNow: SCHEMAS=${folder} npm run dev`);
  return code;
}

function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [relative(TEMPLATE, join(entry.parentPath, entry.name))] : []));
  const texts = names.map((name): [string, string] => [name, readFileSync(join(TEMPLATE, name), 'utf8').replaceAll('{folder}', folder)]);
  return { ...Object.fromEntries(texts), 'tsconfig.json': tsconfig(folder) };
}

/** The `tsconfig.json` by which an editor and the compiler find the product, its packages and their types from the new folder. */
function tsconfig(folder: string): string {
  const product = relative(resolve(folder), '.').replaceAll('\\', '/');
  const packages = `${product}/node_modules`;
  return `${layJson({
    extends: `${product}/tsconfig.json`,
    compilerOptions: {
      incremental: false,
      paths: { '@/*': [`${product}/src/*`], '*': [`${packages}/@types/*`, `${packages}/*`] },
      typeRoots: [`${packages}/@types`, packages],
    },
    include: ['**/*', `${product}/src/**/*.d.ts`],
  })}\n`;
}
