import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { isDark, subscribeToTheme } from '@/ui/darkTheme';
import { appTheme, type ThemeColours } from '@/ui/theme';

/** Sets up the component library: with the page's CSP nonce, in the colours of the deployment and the scheme that is already painted. */
export function AppTheme({ colours, children }: { colours: ThemeColours; children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'app', nonce: pageNonce() }));

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={appTheme(colours)} defaultMode="light" storageManager={paintedScheme} noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}

/** Makes the theme follow our own mode (ui/darkTheme); otherwise the library would keep a second one. */
const paintedScheme = () => ({
  get: () => scheme(),
  set: () => undefined,
  subscribe: (changed: (value: string) => void) => subscribeToTheme(() => changed(scheme())),
});

function scheme(): 'dark' | 'light' {
  return isDark() ? 'dark' : 'light';
}
