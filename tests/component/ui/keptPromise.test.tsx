// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, it, vi } from 'vitest';
import { keptPromise, toRender } from '@/ui/keptPromise';
import { ChunkError } from '@/ui/loadChunk';
import { PartBoundary } from '@/ui/PartBoundary';

const failing = () => vi.fn((): Promise<string> => Promise.reject(new ChunkError('gone')));

it('loads once what several ask for', async () => {
  const kept = new Map<string, Promise<string>>();
  const load = vi.fn(() => Promise.resolve('there'));
  expect(await Promise.all([keptPromise(kept, 'one', load), keptPromise(kept, 'one', load)])).toEqual(['there', 'there']);
  await keptPromise(kept, 'other', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads again what failed while it was loaded ahead', async () => {
  const kept = new Map<string, Promise<string>>();
  await expect(keptPromise(kept, 'one', failing())).rejects.toThrow('gone');
  expect(await keptPromise(kept, 'one', () => Promise.resolve('there'))).toBe('there');
});

it('asks once for what fails under a page, and the page says so', async () => {
  const kept = new Map<string, Promise<string>>();
  const load = failing();
  const Page = () => use(toRender(keptPromise(kept, 'one', load)));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await act(async () => render(<PartBoundary fallback="loading" failure={<p role="alert">failed</p>}><Page /></PartBoundary>));
  expect(screen.getByRole('alert').textContent).toBe('failed');
  expect(load).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
