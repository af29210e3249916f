import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { appTheme, themeVariables } from './theme';
import { ThemeColoursContext } from './themeColours';

const IsThemedContext = createContext(false);

let cache: EmotionCache | undefined;

/** What is drawn with the component library: with the page's CSP nonce and in the colours of the deployment. Inside another one it adds nothing. */
export function LibraryTheme({ children }: { children: ReactNode }) {
  const colours = use(ThemeColoursContext);
  const theme = appTheme(colours);
  if (use(IsThemedContext)) return children;
  cache ??= createCache({ key: 'app', nonce: pageNonce() });
  return (
    <IsThemedContext value>
      {/* React writes this once, whatever needs it, and leaves it there. */}
      <style href="library-variables" precedence="library" nonce={pageNonce()}>
        {themeVariables(theme)}
      </style>
      <CacheProvider value={cache}>
        {/* That of the component library itself would watch the colour schemes, which are CSS variables here (ui/darkTheme). */}
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
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
