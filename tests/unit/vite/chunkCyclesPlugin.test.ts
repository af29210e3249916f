import { describe, expect, it } from 'vitest';
import { findCycle } from '../../../scripts/vite/chunkCyclesPlugin';

describe('the files of a build', () => {
  it('may share what they import', () => {
    const imports = { 'page.js': ['grid.js', 'shared.js'], 'grid.js': ['shared.js'], 'shared.js': [] };
    expect(findCycle(new Map(Object.entries(imports)))).toBeUndefined();
  });

  it('may not import each other, however far the way round', () => {
    const imports = { 'page.js': ['components.js'], 'components.js': ['app.js'], 'app.js': ['engine.js'], 'engine.js': ['components.js'] };
    expect(findCycle(new Map(Object.entries(imports)))).toEqual(['components.js', 'app.js', 'engine.js', 'components.js']);
  });
});
