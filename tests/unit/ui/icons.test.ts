import { expect, it } from 'vitest';
import { isCode, readSources } from '../../../scripts/imports.mjs';

/** The types of the icons' package allow `sx`, which the icons of this app do not know: it would be without effect. */
it('no icon is styled by the component library', () => {
  const styled = Object.entries(readSources(['src']))
    .filter(([file]) => isCode(file))
    .flatMap(([file, source]) => {
      const icons = [...source.matchAll(/import (\w+) from '@mui\/icons-material\//g)].map(([, name]) => name);
      return icons.filter((name) => new RegExp(`<${name}\\b[^>]*\\bsx=`).test(source)).map((name) => `${file}: ${name}`);
    });
  expect(styled).toEqual([]);
});
