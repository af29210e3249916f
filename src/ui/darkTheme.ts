import { useSyncExternalStore } from 'react';

/** `boot.js` reads it before the first paint: `true`, `false` or `system`. */
export const DARK_KEY = 'backOffice.dark';

const listeners = new Set<() => void>();

/** Whether the page is dark now. */
export function useDarkTheme(): boolean {
  return useSyncExternalStore(subscribeToTheme, isDark);
}

/** The operator's choice, remembered on this device. */
export function chooseDarkTheme(dark: boolean): void {
  localStorage.setItem(DARK_KEY, String(dark));
  paint(dark);
}

/** The deployment's choice, until the operator makes one. `system` follows the device. */
export function applyDefaultTheme(choice: boolean | 'system'): void {
  const saved = localStorage.getItem(DARK_KEY);
  if (saved === 'true' || saved === 'false') return;
  localStorage.setItem(DARK_KEY, choice === 'system' ? 'system' : '');
  paint(choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice);
}

/** Read from the page itself: what is painted is the truth. */
export function isDark(): boolean {
  return document.documentElement.dataset['scheme'] === 'dark';
}

function paint(dark: boolean): void {
  document.documentElement.dataset['scheme'] = dark ? 'dark' : 'light';
  listeners.forEach((listener) => listener());
}

/** For whoever repaints with the theme; answers how to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
