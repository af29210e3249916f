// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHeightVariable } from '@/ui/useHeightVariable';

let tell: (height: number) => void;

/** happy-dom lays nothing out: the test says which height the browser observes. */
class Observer {
  constructor(notify: ResizeObserverCallback) {
    tell = (height) => act(() => notify([{ borderBoxSize: [{ blockSize: height, inlineSize: 100 }] } as unknown as ResizeObserverEntry], this));
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const Bar = () => <div ref={useHeightVariable('--bar-height')} />;
const height = () => document.documentElement.style.getPropertyValue('--bar-height');

afterEach(() => vi.unstubAllGlobals());

it('the page knows the height of a bar while it is there, and that of the next bar from the start', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  const { unmount } = render(<Bar />);
  expect(height()).toBe('');
  tell(64);
  expect(height()).toBe('64px');
  tell(112);
  expect(height()).toBe('112px');
  unmount();
  expect(height()).toBe('');

  render(<Bar />);
  expect(height()).toBe('112px');
  tell(0);
  expect(height()).toBe('');
});
