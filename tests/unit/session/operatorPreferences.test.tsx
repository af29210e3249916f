// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS } from '@/config/Config';
import { PREFERENCES_PREFIX, usePreference } from '@/session/operatorPreferences';
import type { SessionStore } from '@/session/Session';
import { SessionContext } from '@/session/SessionContext';

const config = { ...DEFAULT_CONFIG, dashboard: {}, settings: DEFAULT_SETTINGS, apiUrl: 'https://api.example', dataUrl: 'https://api.example' };
const readSize = (kept: unknown) => (typeof kept === 'string' ? kept : 'medium');
const kept = (operator: number): unknown => JSON.parse(localStorage.getItem(PREFERENCES_PREFIX + operator) ?? 'null');

/** The preference as a component gets it for this operator. */
function open(operator = 1) {
  const state = { status: 'signedIn', session: { user: { id: operator } } } as const;
  const store = { getState: () => state, subscribe: () => () => undefined } as unknown as SessionStore;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={{ config, api: {} as never, store }}>{children}</SessionContext>
  );
  const { result, unmount } = renderHook(() => usePreference('size', readSize), { wrapper });
  const size = () => result.current[0];
  const change = (next: string | undefined) => {
    let isKept: boolean | undefined;
    act(() => {
      isKept = result.current[1](next);
    });
    return isKept;
  };
  return { size, change, unmount };
}

afterEach(() => vi.unstubAllGlobals());

describe('a preference', () => {
  it('is kept for its operator, and for nobody else', () => {
    const first = open(1);
    expect(first.change('large')).toBe(true);
    expect(first.size()).toBe('large');
    first.unmount();
    expect(open(2).size()).toBe('medium');
    expect(kept(1)).toEqual({ size: 'large' });
    expect(open(1).size()).toBe('large');
  });

  it('leaves the others as they are, those of another version too', () => {
    localStorage.setItem(`${PREFERENCES_PREFIX}1`, '{"later":{"a":1}}');
    const { change } = open();
    change('large');
    expect(kept(1)).toEqual({ later: { a: 1 }, size: 'large' });
    change(undefined);
    expect(kept(1)).toEqual({ later: { a: 1 } });
  });

  it.each(['', 'not JSON', 'null', '[1]', '{"size":12}', '"text"'])('is the usual one when %s is stored', (text) => {
    localStorage.setItem(`${PREFERENCES_PREFIX}1`, text);
    const { size, change } = open();
    expect(size()).toBe('medium');
    change('large');
    expect(size()).toBe('large');
  });

  it('follows the other tabs', () => {
    const { size } = open();
    act(() => {
      localStorage.setItem(`${PREFERENCES_PREFIX}1`, '{"size":"small"}');
      window.dispatchEvent(new Event('storage'));
    });
    expect(size()).toBe('small');
  });

  it('is in force all the same where the page alone keeps it, and says that it is not kept', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, keeps: () => false });
    const { size, change } = open(3);
    expect(change('large')).toBe(false);
    expect(size()).toBe('large');
    vi.unstubAllGlobals();
    expect(change('small')).toBe(true);
    expect(kept(3)).toEqual({ size: 'small' });
  });

  it('is not kept when it would fill the storage', () => {
    expect(open(4).change('x'.repeat(300_000))).toBe(false);
    expect(kept(4)).toBeNull();
  });
});
