import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { isDark, subscribeToTheme } from './darkTheme';
import { appTheme, themeVariables } from './theme';
import { ThemeColoursContext } from './themeColours';

const IsThemedContext = createContext(false);

let cache: EmotionCache | undefined;

/** The library knows this property, and its types do not. */
const withoutVariables = { disableStyleSheetGeneration: true };

/** What is drawn with the component library: with the page's CSP nonce, in the colours of the deployment and the scheme that is already painted. Inside another one it adds nothing. */
export function LibraryTheme({ children }: { children: ReactNode }) {
  const colours = use(ThemeColoursContext);
  if (use(IsThemedContext)) return children;
  cache ??= createCache({ key: 'app', nonce: pageNonce() });
  const theme = appTheme(colours);
  return (
    <IsThemedContext value>
      {/* React writes this once, whatever needs it, and leaves it there: the library would write it for each part and compute every style of the page anew. */}
      <style href="library-variables" precedence="library" nonce={pageNonce()}>
        {themeVariables(theme)}
      </style>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} defaultMode="light" storageManager={paintedScheme} noSsr {...withoutVariables}>
          {children}
        </ThemeProvider>
      </CacheProvider>
    </IsThemedContext>
  );
}

/** The same component, in the component library's theme. */
export function withLibrary<Props extends object>(Part: ComponentType<Props>) {
  return function InLibraryTheme(props: Props) {
    return (
      <LibraryTheme>
        <Part {...props} />
      </LibraryTheme>
    );
  };
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
