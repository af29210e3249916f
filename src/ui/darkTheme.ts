import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

/** The key in local storage that holds `true`, `false` or `system`. `boot.js` reads it before the first paint. */
const DARK_KEY = 'backOffice.dark';

const { subscribe, tell } = createListeners();

export function useDarkTheme(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}

/** Applies the operator's choice and remembers it on this device. */
export function chooseDarkTheme(dark: boolean): void {
  localStorage.setItem(DARK_KEY, String(dark));
  paint(dark);
}

/** Applies the deployment's choice until the operator makes one. `system` follows the device. */
export function applyDefaultTheme(choice: boolean | 'system'): void {
  const saved = localStorage.getItem(DARK_KEY);
  if (saved === 'true' || saved === 'false') return;
  localStorage.setItem(DARK_KEY, choice === 'system' ? 'system' : '');
  paint(choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice);
}

// The other tabs of this browser follow.
addEventListener('storage', ({ key, newValue }) => {
  if (key === DARK_KEY && (newValue === 'true' || newValue === 'false')) paint(newValue === 'true');
});

/** Reads the scheme from the page itself, which always says what is painted. */
export function isDark(): boolean {
  return document.documentElement.dataset['scheme'] === 'dark';
}

function paint(dark: boolean): void {
  document.documentElement.dataset['scheme'] = dark ? 'dark' : 'light';
  tell();
}

/** Calls the listener whenever the theme changes; returns a function that stops it. */
export const subscribeToTheme = subscribe;
