import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutGridParts } from '../../../scripts/vite/leanPackagesPlugin';

const grid = readFileSync('node_modules/ag-grid-community/dist/package/main.esm.mjs', 'utf8');

test('the core of the installed AG Grid keeps the modules that the list stands on, and no other row model', () => {
  const core = /^var CommunityCoreModule = \{[^]*?^\};$/m.exec(withoutGridParts(grid))?.[0];

  expect(core).toContain('ColumnResizeModule');
  expect(core).toContain('ColumnMoveModule');
  expect(core).toContain('KeyboardNavigationModule');
  expect(core).not.toContain('ClientSideRowModelModule');
});

test('a core that has changed stops the build, with the name of the part', () => {
  const changed = 'var CommunityCoreModule = {\n  dependsOn: [\n    ClientSideRowModelModule,\n  ]\n};';

  expect(() => withoutGridParts(changed)).toThrow('no longer has the part DataTypeModule');
});
