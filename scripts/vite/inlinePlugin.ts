import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { telephone } from '../../src/ui/tokens';

const STYLES = /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[\w-]+\.css)"[^>]*>/g;

/**
 * Puts what the first paint waits for into the page: the script that chooses language and theme and, in a build, the styles of the login page.
 * Together they are 3 kB compressed, and each would otherwise cost a request.
 */
export function inlinePlugin(): Plugin {
  return {
    name: 'inline',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const boot = await readFile(new URL('../../src/boot.js', import.meta.url), 'utf8');
        const page = html.replace('<!--boot-->', () => `<script nonce="__CSP_NONCE__">\n${boot.replace('__TELEPHONE__', telephone)}</script>`);
        return page.replace(STYLES, (link, file: string) => {
          const styles = bundle?.[file];
          if (styles?.type !== 'asset') return link;
          delete bundle?.[file];
          return `<style nonce="__CSP_NONCE__">${inPage(String(styles.source))}</style>`;
        });
      },
    },
  };
}

/** Corrects the relative addresses in the styles, which are written for the assets' folder and not for that of the page. */
function inPage(styles: string): string {
  return styles.trim().replaceAll(/url\(\.\//g, 'url(__BASE__assets/');
}
