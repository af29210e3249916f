import { runnerImport, type Plugin, type InlineConfig } from 'vite';

/**
 * Writes the login page into `index.html` in both languages, so that an operator can read and type before any script has loaded. `shared` is the
 * part of the configuration that its modules need (aliases).
 */
export function paintedLoginPlugin(shared: InlineConfig): Plugin {
  return {
    name: 'painted-login',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<typeof import('./paintLogin')>('/scripts/vite/paintLogin.tsx', shared);
        return html.replace('<!--login-->', module.paintLogin());
      },
    },
  };
}
