import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGE = new URL('../../package.json', import.meta.url);

/**
 * Says in the page which build it belongs to, and in `version.json` beside it which build is served now: a page that is open learns from the
 * two that another one has been deployed. The same sources make the same version, wherever and whenever they are built.
 */
export function versionPlugin(): Plugin {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  let built = `${version}+development`;

  return {
    name: 'version',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle) built = `${version}+${contentHash([html, ...Object.keys(bundle)])}`;
        return html.replace('__VERSION__', built);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version: built })}\n` });
      },
    },
  };
}

/** Of the page and of the names of its files, which change with their content. */
export function contentHash([html = '', ...files]: readonly string[]): string {
  return createHash('sha256').update([html, ...files.toSorted()].join('\n')).digest('hex').slice(0, 12);
}
