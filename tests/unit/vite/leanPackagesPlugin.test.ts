import { readFileSync } from 'node:fs';
import { build, createLogger, createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { leanPackagesPlugin, production, withKeptStyles, withoutGridParts, withWidthAskedOnce } from '../../../scripts/vite/leanPackagesPlugin';

const grid = readFileSync('node_modules/ag-grid-community/dist/package/main.esm.mjs', 'utf8');

const stack = readFileSync('node_modules/ag-stack/dist/package/main.esm.mjs', 'utf8');

const warn = vi.fn();

test('the core of the installed AG Grid keeps the modules that the list stands on, and no other row model', () => {
  const core = /^var CommunityCoreModule = \{[^]*?^\};$/m.exec(withoutGridParts(grid, warn))?.[0];

  expect(core).toContain('ColumnResizeModule');
  expect(core).toContain('ColumnMoveModule');
  expect(core).toContain('KeyboardNavigationModule');
  expect(core).not.toContain('ClientSideRowModelModule');
});

test('no style of a list asks for a size or a colour of the parts that it never shows', () => {
  const defaults = (code: string) => /^var coreDefaults = \{[^]*?^\};$/m.exec(code)?.[0] ?? '';
  const names = (code: string) => [...defaults(code).matchAll(/^  (\w+):/gm)].map(([, name]) => name ?? '');
  const lean = withoutGridParts(grid, warn);
  const kept = names(lean);
  const gone = names(grid).filter((name) => !kept.includes(name));
  const styleOf = (text: string, name: string) => new RegExp(`^var ${name}_default = (.*)$`, 'm').exec(text)?.[1] ?? '';
  const styles = ['core', 'column_moving', 'pinnedColumnModule', 'column_delay_render'].map((name) => styleOf(grid, name)).concat(styleOf(stack, 'shared'));
  const allStyles = styles.join('');
  const variable = (name: string) => new RegExp(`--ag-${name.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}(?![\\w-])`);

  expect(styles.every((style) => style.length > 100)).toBe(true);
  expect(kept).toEqual(expect.arrayContaining(['rowHeight', 'pinnedColumnBorder', 'columnHoverColor']));
  expect(gone).toEqual(expect.arrayContaining(['advancedFilterBuilderIndentSize', 'sideBarPanelWidth', 'notePopupPadding']));
  expect(gone.filter((name) => variable(name).test(allStyles) || defaults(lean).includes(`ref: "${name}"`))).toEqual([]);
});

test('a core that has changed is built whole, with a warning that names what is missing', () => {
  const changed = 'var CommunityCoreModule = {\n  dependsOn: [\n    ClientSideRowModelModule,\n  ]\n};';

  expect(withoutGridParts(changed, warn)).toBe(changed);
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('no longer has DataTypeModule, '));
});

test('the installed AG Grid asks how wide it is in one place, and keeps the answer until the work at hand is done', () => {
  const times = (code: string, text: string) => code.split(text).length - 1;
  const lean = withWidthAskedOnce(grid, warn);

  expect([grid, lean].map((code) => times(code, '_getInnerWidth2('))).toEqual([2, 1]);
  expect([grid, lean].map((code) => times(code, 'Math.max(0, this.getHorizontalViewportWidth() - '))).toEqual([0, 1]);
  expect(lean).toMatch(/^  getHorizontalViewportWidth\(\) \{\n    return this\.asked \|\|= \(queueMicrotask\(.*, _getInnerWidth2\(this\.eGridViewport\)\);$/m);
});

test('a grid that asks for its width otherwise is as it was, with a warning', () => {
  expect(withWidthAskedOnce('changed', warn)).toBe('changed');
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('_getInnerWidth2'));
});

test('the styles of the installed AG Grid stay when a grid goes; a foundation that has changed is as it was, with a warning', () => {
  expect(withKeptStyles(stack, warn)).toMatch(/grids\.delete\(environment\);\n  return;\n/);
  expect(withKeptStyles('changed', warn)).toBe('changed');
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('containerStillInUse'));
});

test('a router without a production file is the one that its package leads to, with a warning', () => {
  expect(production('node_modules/react-router/dist/production/gone.mjs', warn)).toBeUndefined();
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('no longer has the file'));
});

test('a build says which file no package asks for any more, and goes on', async () => {
  const said: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (message: string) => said.push(message) };
  const entry = { name: 'entry', resolveId: (id: string) => (id === 'entry' ? id : undefined), load: () => 'import "hoist-non-react-statics";' };

  await build({ configFile: false, customLogger, plugins: [entry, leanPackagesPlugin()], build: { write: false, rolldownOptions: { input: 'entry' } } });

  expect(said.join()).toContain('No package asks for "./TouchRipple.mjs" any more');
  expect(said.join()).not.toContain('hoist-non-react-statics');
});

test.each([
  ['development', 'node_modules'],
  ['test', 'schemaAddress.ts'],
])('the mode %s reads the addresses of schemas by %s: Ajv, which development has, asks for all of the package', async (mode, file) => {
  const server = await createServer({ configFile: false, mode, logLevel: 'silent', plugins: [leanPackagesPlugin()], server: { middlewareMode: true, ws: false, watch: null } });
  const resolved = await server.environments.client.pluginContainer.resolveId('fast-uri', `${process.cwd()}/node_modules/ajv/dist/runtime/uri.js`);
  await server.close();
  expect(resolved?.id).toContain(file);
});
