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

it('chosen in one tab is that of the others', () => {
  const hear = (key: string, newValue: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  hear('backOffice.dark', 'true');
  expect(isDark()).toBe(true);
  // Neither another key nor the start of a tab without a choice says anything.
  hear('backOffice.language', 'false');
  hear('backOffice.dark', '');
  expect(isDark()).toBe(true);
  hear('backOffice.dark', 'false');
  expect(isDark()).toBe(false);
});
