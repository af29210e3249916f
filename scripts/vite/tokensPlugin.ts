import type { Plugin } from 'vite';
import { DEFAULT_CONFIG } from '../../src/config/Config';
import { darkScheme, fontFamily, fontSizes, lightScheme, type Scheme } from '../../src/ui/tokens';

/** Puts the tokens, as CSS variables, before `ui/base.css`: for what is painted before the component library arrives. */
export function tokensPlugin(): Plugin {
  return {
    name: 'tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/base\.css(\?|$)/ },
      handler: (code) => `${tokensCss()}\n${code}`,
    },
  };
}

/** Both schemes; the deployment's colour replaces `--brand` once its configuration is read. */
export function tokensCss(): string {
  return `:root{--font-family:${fontFamily};--font-size-body:${fontSizes.body};--brand:${DEFAULT_CONFIG.theme.primary};--primary:var(--brand);--on-primary:#fff;--success-bar:${lightScheme.success};--error-bar:${lightScheme.error};${variables(lightScheme)}}
[data-scheme='dark']{--primary:color-mix(in srgb,var(--brand) 45%,#fff);--on-primary:#10151d;${variables(darkScheme)}}`;
}

function variables(scheme: Scheme): string {
  return Object.entries(scheme)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`)
    .join('');
}
