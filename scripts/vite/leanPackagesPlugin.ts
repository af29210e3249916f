import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the core of AG Grid takes along whatever is registered, and does without where it is not: nothing here uses them, or we have our own. */
const GRID_PARTS = ['ClientSideRowModel', 'DataType', 'Sort', 'ColumnHeaderComp', 'Overlay', 'Touch', 'Expression'].map((name) => `${name}Module`);

/** The theme of a grid that is given none; ours is. */
const DEFAULT_THEME = 'return themeQuartz;';

/** React Router's package leads to its development files in every case. */
const ROUTER: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** Files of RJSF, and what stands for them. */
const FORM: Readonly<Record<string, string>> = {
  getDefaultRegistry: 'formRegistry.ts',
  shallowAllOfMerge: 'withoutAllOf.ts',
  'fast-uri': 'schemaAddress.ts',
};

/** Files of the interface's packages that nothing stands for: waves under a pressed button, which the theme switches off, and what only class components need. */
const INTERFACE = /^(\.\/TouchRipple\.mjs|hoist-non-react-statics)$/;

const NOTHING = '\0nothing';

/** Leaves out of a build what packages bring along and this app never comes to, where the packages themselves hold on to it. */
export function leanPackagesPlugin(): Plugin[] {
  return [
    {
      name: 'lean-grid',
      apply: 'build',
      transform: {
        filter: { id: /ag-grid-community\/dist\/package\/main\.esm\.mjs$/ },
        handler: (code) => ({ code: withoutGridParts(code), map: null }),
      },
    },
    {
      name: 'lean-router',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^react-router(\/dom)?$/ },
        handler: (id) => path(`node_modules/react-router/dist/production/${ROUTER[id]}`),
      },
      transform: {
        filter: { id: /react-router\/dist\/production\/chunk-.*\.mjs$/ },
        handler: (code) => ({ code: withoutNames(code), map: null }),
      },
    },
    {
      name: 'lean-form',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^(\.\.?\/getDefaultRegistry\.js|\.\/shallowAllOfMerge\.js|fast-uri)$/ },
        handler: (id) => path(`src/engine/form/${FORM[basename(id, '.js')]}`),
      },
    },
    {
      name: 'lean-interface',
      apply: 'build',
      enforce: 'pre',
      resolveId: { filter: { id: INTERFACE }, handler: () => NOTHING },
      load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default () => null;' },
    },
  ];
}

function path(relative: string): string {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}

/** Throws when the package has changed: it must then be looked at again. */
export function withoutGridParts(code: string): string {
  const core = /^var CommunityCoreModule = \{[^]*?^\};$/m.exec(code)?.[0] ?? '';
  const lean = GRID_PARTS.reduce((text, part) => {
    if (!text.includes(`    ${part},\n`)) throw new Error(`The core of AG Grid no longer has the part ${part}: see scripts/vite/leanPackagesPlugin.ts.`);
    return text.replace(`    ${part},\n`, '');
  }, core);
  if (!code.includes(DEFAULT_THEME)) throw new Error(`AG Grid no longer has its theme at "${DEFAULT_THEME}": see scripts/vite/leanPackagesPlugin.ts.`);
  return code.replace(core, () => lean).replace(DEFAULT_THEME, 'return undefined;');
}

/** A name for development tools, given to a component from outside, would keep it in the build. */
function withoutNames(code: string): string {
  return code.replace(/^\w+\.displayName = "\w+";$/gm, '');
}
