import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { earlyRecords } from '@/engine/data/earlyReads';

function apiWith(answer: () => Promise<Record<string, unknown>> = () => Promise.resolve({ id: 7 })) {
  const signals: (AbortSignal | undefined)[] = [];
  const get: Api['get'] = (_path, options) => {
    signals.push(options?.signal);
    return answer();
  };
  return { api: { get } as Api, signals };
}

const readEarly = (api: Api, path: string) => earlyRecords.read(api, path, (signal) => api.get(path, { signal }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a record read early', () => {
  it('is given once, to the page that asks for it', async () => {
    const { api } = apiWith();
    readEarly(api, 'books/7');
    expect(earlyRecords.take(api, 'books/8')).toBeUndefined();
    await expect(earlyRecords.take(api, 'books/7')).resolves.toEqual({ id: 7 });
    expect(earlyRecords.take(api, 'books/7')).toBeUndefined();
  });

  it('is not given once it may have changed, and is read again', () => {
    const { api, signals } = apiWith();
    readEarly(api, 'books/7');
    vi.advanceTimersByTime(2000);
    readEarly(api, 'books/7');
    expect(signals).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    readEarly(api, 'books/7');
    expect(signals).toHaveLength(2);
    vi.advanceTimersByTime(4000);
    expect(earlyRecords.take(api, 'books/7')).toBeUndefined();
  });

  it('gives way to the next one', () => {
    const { api, signals } = apiWith();
    readEarly(api, 'books/7');
    readEarly(api, 'books/8');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    earlyRecords.forget(api);
    expect(signals[1]?.aborted).toBe(true);
    expect(earlyRecords.take(api, 'books/8')).toBeUndefined();
  });

  it('that failed is left to the page, which says why', async () => {
    const { api } = apiWith(() => Promise.reject(new ApiError('offline')));
    readEarly(api, 'books/7');
    await expect(earlyRecords.take(api, 'books/7')).resolves.toBeUndefined();
  });
});
