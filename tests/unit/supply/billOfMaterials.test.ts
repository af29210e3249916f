import { expect, it } from 'vitest';
import { billOfMaterials } from '../../../scripts/supply/billOfMaterials';

const lock = {
  name: 'office',
  version: '1.2.3',
  packages: {
    '': { version: '1.2.3' },
    'node_modules/@mui/material': { version: '9.5.0', license: 'MIT', integrity: 'sha512-AQID' },
    'node_modules/dompurify': { version: '3.4.18', license: '(MPL-2.0 OR Apache-2.0)' },
    'node_modules/a': { version: '1.0.0', license: 'ISC' },
    'node_modules/a/node_modules/dompurify': { version: '2.0.0', license: 'MIT' },
    'node_modules/vite': { version: '8.0.0', license: 'MIT', dev: true },
  },
};

it('names each package that has come into the build, once, with its licence and its checksum, and no other', () => {
  const bill = billOfMaterials(
    ['/x/src/main.tsx', '/x/node_modules/@mui/material/Box.mjs', '/x/node_modules/@mui/material/List.mjs', '\0/x/node_modules/dompurify/purify.mjs', '/x/node_modules/a/node_modules/dompurify/purify.mjs'],
    lock,
  );
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [
      { name: '@mui/material', version: '9.5.0', purl: 'pkg:npm/%40mui/material@9.5.0', licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512', content: '010203' }] },
      { name: 'dompurify', version: '2.0.0' },
      { name: 'dompurify', version: '3.4.18', licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }] },
    ],
    dependencies: [{ ref: 'office', dependsOn: ['pkg:npm/%40mui/material@9.5.0', 'pkg:npm/dompurify@2.0.0', 'pkg:npm/dompurify@3.4.18'] }],
  });
});

it('is not written of a package that nobody has locked', () => {
  expect(() => billOfMaterials(['/x/node_modules/foreign/index.js'], lock)).toThrow('"foreign"');
});

it('names a package that an extension has installed beside itself', () => {
  const own = (folder: string) => (folder === '/own/node_modules/@charts/lines' ? { version: '4.2.0', license: 'MIT' } : undefined);
  expect(billOfMaterials(['/own/node_modules/@charts/lines/index.js'], lock, own)).toMatchObject({ components: [{ name: '@charts/lines', version: '4.2.0', licenses: [{ license: { id: 'MIT' } }] }] });
});
