// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyDefaultTheme, chooseDarkTheme, isDark } from '@/ui/darkTheme';

const device = (dark: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: dark } as MediaQueryList);

beforeEach(() => void (document.documentElement.dataset['scheme'] = 'light'));

describe('the theme of a deployment', () => {
  it.each([
    [true, false, true],
    [false, true, false],
    ['system', true, true],
    ['system', false, false],
  ] as const)('said to be %o is, on a device whose dark theme is %o, dark: %o', (choice, deviceIsDark, expected) => {
    device(deviceIsDark);
    applyDefaultTheme(choice);
    expect(isDark()).toBe(expected);
  });

  it('is that of the operator once they have chosen', () => {
    chooseDarkTheme(false);
    applyDefaultTheme(true);
    expect(isDark()).toBe(false);
  });
});
