import type { Plugin } from 'vite';
import { DEFAULT_CONFIG } from '../../src/config/Config';
import { brandVariables } from '../../src/ui/schemeColours';
import { darkScheme, drawerWidth, fontFamily, fontSizes, lightScheme, radius, sizes, type Scheme } from '../../src/ui/tokens';

/** Puts the design tokens as CSS variables before `ui/base.css`, for what is painted before the component library has loaded. */
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

/**
 * The variables of both colour schemes. A part of a page may have the other scheme than the page, as the preview of an e-mail has. The deployment's colour replaces
 * the brand's once the configuration is read.
 */
function tokensCss(): string {
  return `:root{--font-family:${fontFamily};--font-size-body:${fontSizes.body};--font-body:400 ${fontSizes.body}/1.5 var(--font-family);--font-small:400 ${fontSizes.small}/1.43 var(--font-family);--font-caption:400 0.8036rem/1.66 var(--font-family);--font-lead:400 ${fontSizes.lead}/1.5 var(--font-family);--font-heading:650 ${fontSizes.lead}/1.4 var(--font-family);--font-title:650 ${fontSizes.title}/1.3 var(--font-family);--font-size-button-small:${fontSizes.smallButton};--radius:${radius.control}px;--drawer:${drawerWidth};--top-bar:${sizes.topBar}px;--top-room:calc(var(--top-bar) + var(--banner-height, 0px) + var(--notice-height, 0px));--record-width:${sizes.recordWidth}px;${brand()}--success-bar:${lightScheme.success};--error-bar:${lightScheme.error}}
:root,[data-scheme='light']{--primary:var(--brand);--on-primary:var(--on-brand);--primary-strong:var(--brand-strong);--secondary:var(--second);${variables(lightScheme)}}
[data-scheme='dark']{--primary:var(--brand-on-dark);--on-primary:#000;--primary-strong:var(--brand-on-dark-strong);--secondary:var(--second-on-dark);${variables(darkScheme)}}`;
}

function brand(): string {
  return declarations(Object.entries(brandVariables(DEFAULT_CONFIG.theme)));
}

function variables(scheme: Scheme): string {
  return declarations(Object.entries(scheme).map(([name, value]) => [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value]));
}

function declarations(values: [string, string][]): string {
  return values.map(([name, value]) => `${name}:${value};`).join('');
}
