import type { Plugin } from 'vite';

/** The key that opens the inspector, unless the variable INSPECTOR names another, or says "off". Neither the app nor a browser uses it. */
const KEY = 'F9';

/**
 * In development, a key shows what is known of the field under the pointer or the focus. The script is added to the page of the development server only, so
 * that nothing of it is in a build.
 */
export function inspectorPlugin(key = process.env['INSPECTOR'] || KEY): Plugin {
  return {
    name: 'inspector',
    apply: 'serve',
    transformIndexHtml: () => (key === 'off' ? [] : [{ tag: 'script', attrs: { type: 'module', src: '/scripts/vite/inspector/inspector.ts', 'data-inspector-key': key }, injectTo: 'head-prepend' }]),
  };
}
