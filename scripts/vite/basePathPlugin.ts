import type { Plugin } from 'vite';

/**
 * The built page works under any base path: whatever serves it replaces `__BASE__`. Scripts and style sheets find
 * each other by relative addresses; only the page itself cannot, since it answers for every deep link.
 */
export function basePathPlugin(): Plugin {
  return {
    name: 'base-path',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        server ? html.replaceAll('__BASE__', '/') : html.replace(/(src|href)="\.?\//g, '$1="__BASE__'),
    },
  };
}
