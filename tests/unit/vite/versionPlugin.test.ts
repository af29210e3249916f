import { describe, expect, it } from 'vitest';
import { contentHash } from '../../../scripts/vite/versionPlugin';

describe('the hash of a build', () => {
  const built = contentHash(['<html>', 'assets/list-a1.js', 'assets/login-b2.js']);

  it('stands in an address and in a file name', () => {
    expect(built).toMatch(/^[0-9a-f]{12}$/);
  });

  it('is the same whatever order the files were made in', () => {
    expect(contentHash(['<html>', 'assets/login-b2.js', 'assets/list-a1.js'])).toBe(built);
  });

  it.each([
    ['a file', ['<html>', 'assets/list-a2.js', 'assets/login-b2.js']],
    ['the page', ['<html lang>', 'assets/list-a1.js', 'assets/login-b2.js']],
  ])('is another one when %s has changed', (_part, build) => {
    expect(contentHash(build)).not.toBe(built);
  });
});
