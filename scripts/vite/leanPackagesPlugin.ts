import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';

/** What the core of AG Grid takes along whatever is registered, and does without where it is not: nothing here uses them, or we have our own. */
const GRID_PARTS = ['ClientSideRowModel', 'DataType', 'Sort', 'ColumnHeaderComp', 'Overlay', 'Touch', 'Expression'].map((name) => `${name}Module`);

/** The theme of a grid that is given none; ours is. */
const DEFAULT_THEME = 'return themeQuartz;';

/** React Router's package leads to its development files in every case. */
const ROUTER: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/**
 * Files of the interface's packages that nothing stands for: waves under a pressed button, which the theme switches off, what only class components need, and the fields by which
 * a `uiSchema` lays out a form, where our sections do.
 */
const INTERFACE = ['./TouchRipple.mjs', 'hoist-non-react-statics', './LayoutGridField.js', './LayoutHeaderField.js', './LayoutMultiSchemaField.js'];

const NOTHING = '\0nothing';

type Warn = (message: string) => void;

/**
 * Leaves out of a build what packages bring along and this app never comes to, where the packages themselves hold on to it. A package that has
 * changed is built whole, and the build says so: what is left out must then be looked at again.
 */
export function leanPackagesPlugin(): Plugin[] {
  return [leanGrid(), leanGridOfTests(), leanRouter(), leanAddresses(), leanInterface()];
}

/** The packages that tests must resolve as the build does, rather than Node: they lead to what is left out. */
export const RESOLVED_IN_TESTS = ['@rjsf/core', '@rjsf/utils', 'ag-grid-react', 'react-router-dom'];

function leanGrid(): Plugin {
  return {
    name: 'lean-grid',
    apply: 'build',
    transform: {
      filter: { id: /ag-grid-community\/dist\/package\/main\.esm\.mjs$/ },
      handler(code) {
        return { code: withoutGridParts(code, (message) => this.warn(message)), map: null };
      },
    },
  };
}

/** Tests run the same core. It is written to a file that Node reads by itself: passing so much through Vite takes seconds of every test file. */
function leanGridOfTests(): Plugin {
  const whole = file('node_modules/ag-grid-community/dist/package/main.esm.mjs');
  const lean = file('node_modules/.cache/lean/grid.mjs');
  return {
    name: 'lean-grid-of-tests',
    apply: (_config, { mode }) => mode === 'test',
    enforce: 'pre',
    buildStart() {
      mkdirSync(dirname(lean), { recursive: true });
      const code = withoutGridParts(readFileSync(whole, 'utf8'), (message) => this.warn(message));
      // Another run may be reading it.
      if (!existsSync(lean) || readFileSync(lean, 'utf8') !== code) writeFileSync(lean, code);
    },
    resolveId: { filter: { id: /^ag-grid-community$/ }, handler: () => lean },
  };
}

function file(relative: string): string {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}

function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: isShipped,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler(id) {
        return production(file(`node_modules/react-router/dist/production/${ROUTER[id]}`), (message) => this.warn(message));
      },
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-.*\.mjs$/ },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

/** RJSF reads the addresses of schemas by a parser that weighs 8 kB; a browser has its own. Ajv, which development alone has, asks more of it than RJSF does. */
function leanAddresses(): Plugin {
  return {
    name: 'lean-addresses',
    apply: isShipped,
    enforce: 'pre',
    resolveId: { filter: { id: /^fast-uri$/ }, handler: () => file('src/engine/form/schemaAddress.ts') },
  };
}

function leanInterface(): Plugin {
  const met = new Set<string>();
  return {
    name: 'lean-interface',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(\.\/TouchRipple\.mjs|hoist-non-react-statics|\.\/Layout(Grid|Header|MultiSchema)Field\.js)$/ },
      handler(id) {
        met.add(id);
        return NOTHING;
      },
    },
    load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default () => null;' },
    buildEnd(error) {
      if (!error) for (const gone of INTERFACE.filter((id) => !met.has(id))) this.warn(`No package asks for "${gone}" any more: ${WHOLE}.`);
    },
  };
}

const WHOLE = 'it is built whole (scripts/vite/leanPackagesPlugin.ts)';

/** The core of AG Grid and no part that this app does without; the file as it is, with a warning, when one of them is no longer where it was. */
export function withoutGridParts(code: string, warn: Warn): string {
  const core = /^var CommunityCoreModule = \{[^]*?^\};$/m.exec(code)?.[0] ?? '';
  const parts = GRID_PARTS.map((part) => `    ${part},\n`);
  const changed = [...parts.filter((part) => !core.includes(part)), ...(code.includes(DEFAULT_THEME) ? [] : [DEFAULT_THEME])];
  if (changed.length > 0) {
    warn(`AG Grid no longer has ${changed.map((text) => text.trim().replace(/,$/, '')).join(', ')}: ${WHOLE}.`);
    return code;
  }
  const lean = parts.reduce((text, part) => text.replace(part, ''), core);
  return code.replace(core, () => lean).replace(DEFAULT_THEME, 'return undefined;');
}

/** Development alone runs packages as they are: they say more of what is wrong. */
function isShipped(_config: UserConfig, { command, mode }: ConfigEnv): boolean {
  return command === 'build' || mode === 'test';
}

/** The production file of React Router; where there is none, the one that the package leads to, with a warning. */
export function production(path: string, warn: Warn): string | undefined {
  if (existsSync(path)) return path;
  warn(`React Router no longer has the file ${path}: ${WHOLE}.`);
  return undefined;
}

/** A name for development tools, given to a component from outside, would keep it in the build. */
function withoutNames(code: string): string {
  return code.replace(/^\w+\.displayName = "\w+";$/gm, '');
}
