// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { appRoutes } from '@/app/routes';

describe('the addresses of a signed-in operator', () => {
  it('have one page each, be it made or hand-written', () => {
    const paths = appRoutes()
      .flatMap(({ children = [] }) => children)
      .flatMap(({ children = [] }) => children)
      .flatMap((route) => route.children ?? [route])
      .map(({ path }) => path);
    expect(paths).toContain('/campaigns/send/:id');
    expect(paths).toContain('/campaigns/:id');
    expect(new Set(paths).size).toBe(paths.length);
  });
});
