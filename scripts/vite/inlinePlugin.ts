import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const STYLES = /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[\w-]+\.css)"[^>]*>/g;

/**
 * Puts into the page what the first paint waits for: the script that chooses language and theme, and, in a build, the styles of the login
 * page. They are 3 kB compressed, and each would be a way to the server and back.
 */
export function inlinePlugin(): Plugin {
  return {
    name: 'inline',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const boot = await readFile(new URL('../../src/boot.js', import.meta.url), 'utf8');
        const page = html.replace('<!--boot-->', () => `<script nonce="__CSP_NONCE__">\n${boot}</script>`);
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

/** What styles name stands beside them, in another folder than the page. */
function inPage(styles: string): string {
  return styles.trim().replaceAll(/url\(\.\//g, 'url(__BASE__assets/');
}
