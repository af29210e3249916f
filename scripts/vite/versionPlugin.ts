import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGE = new URL('../../package.json', import.meta.url);

/**
 * Writes the version of the build into the page, and into `version.json` beside it, by which an open page learns that another version has been
 * deployed. The same sources give the same version, wherever and whenever they are built.
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

/** A hash of the page and of the names of its files, which change with their content. */
export function contentHash([html = '', ...files]: readonly string[]): string {
  return createHash('sha256').update([html, ...files.toSorted()].join('\n')).digest('hex').slice(0, 12);
}
