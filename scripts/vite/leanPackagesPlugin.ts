import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';

/** Modules that the core of AG Grid always brings, although it works without them: this app does not use them, or has its own. */
const GRID_PARTS = ['ClientSideRowModel', 'DataType', 'Sort', 'ColumnHeaderComp', 'Overlay', 'Touch', 'Expression'].map((name) => `${name}Module`);

/** The theme of a grid that is given none; the app always gives its own. */
const DEFAULT_THEME = 'return themeQuartz;';

/** Parts of AG Grid that a list never shows: half of the sizes and colours that are written into the page and computed for each grid are theirs. */
const UNSEEN = [
  'advancedFilter', 'calculatedColumn', 'cellBatchEdit', 'cellEditing', 'chart', 'columnDropCell', 'columnHeaderEdit', 'columnPanel', 'columnSelect', 'filter', 'findMatch',
  'findActiveMatch', 'formula', 'note', 'paginationPanel', 'pinnedSourceRow', 'rangeSelectionChart', 'rowBatchEdit', 'rowNumbers', 'selectCell', 'setFilter', 'side', 'statusBar', 'toolPanel', 'toolbar',
];

/** With a grid go the styles that no other grid has, for the next one to have them parsed and computed again. */
const STYLES_GO = 'const containerStillInUse = ';

/** While it is created, a grid asks some fifty times how wide it is, of which a third comes after it has changed something, so that the page is laid out anew each time. */
const WIDTH = '_getInnerWidth2(this.eGridViewport)';

/** React Router's package always leads to its development files, so a build is led to these. */
const ROUTER: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** Modules of the interface's packages that are replaced by nothing: the ripples of a pressed button, which the theme switches off, and code for class components. */
const INTERFACE = ['./TouchRipple.mjs', 'hoist-non-react-statics'];

const NOTHING = '\0nothing';
const ICONS = '\0icons';

type Warn = (message: string) => void;

/**
 * Leaves code out of a build that packages always bring and this app never runs. If a package has changed, it is built whole with a warning: then
 * the omissions must be looked at again.
 */
export function leanPackagesPlugin(): Plugin[] {
  return [leanGrid(), leanGridOfTests(), keptStyles(), leanRouter(), leanAddresses(), leanInterface(), ownIcons()];
}

/** The packages that tests must resolve as the build does rather than as Node does, because they lead to the omitted code. */
export const RESOLVED_IN_TESTS = ['@mui/icons-material', '@rjsf/core', '@rjsf/utils', 'ag-grid-react', 'react-router-dom'];

function leanGrid(): Plugin {
  return {
    name: 'lean-grid',
    apply: 'build',
    transform: {
      filter: { id: /ag-grid-community\/dist\/package\/main\.esm\.mjs$/ },
      handler(code) {
        const warn = (message: string) => this.warn(message);
        return { code: withWidthAskedOnce(withoutGridParts(code, warn), warn), map: null };
      },
    },
  };
}

/**
 * Gives tests the same core of the grid. It is written to a file that Node reads by itself, because passing so much code through Vite would take
 * seconds for every test file.
 */
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
      // Another run may be reading the file, so it is only written when it differs.
      if (!existsSync(lean) || readFileSync(lean, 'utf8') !== code) writeFileSync(lean, code);
    },
    resolveId: { filter: { id: /^ag-grid-community$/ }, handler: () => lean },
  };
}

/** Keeps the styles of the grid on the page once the first grid has brought them. */
function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    apply: 'build',
    transform: {
      filter: { id: /ag-stack\/dist\/package\/main\.esm\.mjs$/ },
      handler(code) {
        return { code: withKeptStyles(code, (message) => this.warn(message)), map: null };
      },
    },
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

/**
 * RJSF reads the addresses of schemas with a parser of 8 kB, which the browser's own replaces. Ajv, which is only part of development, needs more
 * of the parser.
 */
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
      filter: { id: /^(\.\/TouchRipple\.mjs|hoist-non-react-statics)$/ },
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

/** Icons are made by a function of this app: the package's own brings the component library, which styles an icon each time it is rendered. */
function ownIcons(): Plugin {
  let isMet = false;
  return {
    name: 'own-icons',
    enforce: 'pre',
    // In development too, where packages would otherwise be bundled before any plugin sees them.
    config: () => ({ optimizeDeps: { exclude: ['@mui/icons-material'] } }),
    resolveId: {
      filter: { id: /^\.\/utils\/createSvgIcon\.mjs$/ },
      handler() {
        isMet = true;
        return ICONS;
      },
    },
    load: { filter: { id: /^\0icons$/ }, handler: () => `export { createIcon as default } from ${JSON.stringify(file('src/ui/createIcon.tsx'))};` },
    buildEnd(error) {
      if (!error && this.environment.config.command === 'build' && !isMet) this.warn(`The icons are no longer made by "./utils/createSvgIcon.mjs": ${WHOLE}.`);
    },
  };
}

const WHOLE = 'it is built whole (scripts/vite/leanPackagesPlugin.ts)';

/** The core of AG Grid without the parts that this app does not need. If one of them is no longer where it was, the file stays as it is, with a warning. */
export function withoutGridParts(code: string, warn: Warn): string {
  const core = /^var CommunityCoreModule = \{[^]*?^\};$/m.exec(code)?.[0] ?? '';
  const parts = GRID_PARTS.map((part) => `    ${part},\n`);
  const looks = /^var coreDefaults = \{\n([^]*?)^\};$/m.exec(code)?.[1] ?? '';
  const unseen = UNSEEN.map((part) => new RegExp(`^  ${part}[A-Z0-9][^]*?(?=^  \\w|(?![^]))`, 'gm'));
  const changed = [
    ...parts.filter((part) => !core.includes(part)),
    ...(code.includes(DEFAULT_THEME) ? [] : [DEFAULT_THEME]),
    ...UNSEEN.filter((_part, index) => looks.search(unseen[index] ?? '') < 0),
  ];
  if (changed.length > 0) {
    warn(`AG Grid no longer has ${changed.map((text) => text.trim().replace(/,$/, '')).join(', ')}: ${WHOLE}.`);
    return code;
  }
  const lean = parts.reduce((text, part) => text.replace(part, ''), core);
  const seen = unseen.reduce((text, part) => text.replace(part, ''), looks);
  return code
    .replace(core, () => lean)
    .replace(looks, () => seen)
    .replace(DEFAULT_THEME, 'return undefined;');
}

/** The core of AG Grid, which asks for its width once in a piece of work. What is inside does not change it, and where it changes later, the grid is told so. */
export function withWidthAskedOnce(code: string, warn: Warn): string {
  if (!code.includes(`return ${WIDTH};`)) {
    warn(`AG Grid no longer has "return ${WIDTH};": ${WHOLE}.`);
    return code;
  }
  const [before = '', after = ''] = code.split(`return ${WIDTH};`);
  const once = `return this.asked ||= (queueMicrotask(() => { this.asked = 0; }), ${WIDTH});`;
  return [before, after].map((part) => part.replaceAll(WIDTH, 'this.getHorizontalViewportWidth()')).join(once);
}

/** The foundation of AG Grid, whose styles stay on the page without any grid. */
export function withKeptStyles(code: string, warn: Warn): string {
  if (!code.includes(STYLES_GO)) warn(`AG Grid no longer has "${STYLES_GO}": ${WHOLE}.`);
  return code.replace(STYLES_GO, `return;\n  ${STYLES_GO}`);
}

/** Whether the build is for production or tests. In development, packages run as they are, because they say more about what is wrong. */
function isShipped(_config: UserConfig, { command, mode }: ConfigEnv): boolean {
  return command === 'build' || mode === 'test';
}

/** The production file of React Router or, if there is none, the file that the package leads to, with a warning. */
export function production(path: string, warn: Warn): string | undefined {
  if (existsSync(path)) return path;
  warn(`React Router no longer has the file ${path}: ${WHOLE}.`);
  return undefined;
}

/** Without the name that a component is given for development tools, and with the note that making one has no other effect: either would keep an unused component in the build. */
function withoutNames(code: string): string {
  return code.replace(/^\w+\.displayName = "\w+";$/gm, '').replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}
