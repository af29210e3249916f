import type { Plugin } from 'vite';

/**
 * Lets the built page work under any base path: the server replaces `__BASE__`. Scripts and style sheets find each other by relative addresses;
 * only the page cannot, since it answers every deep link.
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
