import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { resourcesPlugin } from './scripts/resources/resourcesPlugin';
import { basePathPlugin } from './scripts/vite/basePathPlugin';
import { chunkCyclesPlugin } from './scripts/vite/chunkCyclesPlugin';
import { paintedLoginPlugin } from './scripts/vite/paintedLoginPlugin';
import { precompressPlugin } from './scripts/vite/precompressPlugin';
import { sandboxPlugin } from './scripts/vite/sandboxPlugin';
import { tokensPlugin } from './scripts/vite/tokensPlugin';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const resolve = {
  alias: {
    '@/': path('./src/'),
    // RJSF renders descriptions as Markdown; ours are plain text, and the parser weighs 32 kB.
    'markdown-to-jsx/react': path('./src/engine/form/plainDescription.tsx'),
  },
};

const shared: InlineConfig = { configFile: false, resolve };

export default defineConfig({
  base: './',
  publicDir: 'src/public',
  resolve,
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: Number(process.env['PORT'] ?? 8080) },
  // Found once, at the start: a dependency met later would reload the page under the developer.
  optimizeDeps: { entries: ['src/**/*.tsx'] },
  plugins: [
    react(),
    resourcesPlugin(),
    tokensPlugin(),
    paintedLoginPlugin(shared),
    basePathPlugin(),
    precompressPlugin(),
    chunkCyclesPlugin(),
    sandboxPlugin(),
  ],
  build: {
    outDir: 'dist/app',
    target: 'es2023',
    // Images are files: `data:` addresses are not for our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // React comes with the login page and stays in the cache for long. The components that several later pages share come in one file
        // rather than in thirty; the login page has none of them, or it would wait for all. Our own files are not grouped: two groups that
        // need one another run in an order that the build cannot promise.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'components', test: /node_modules[\\/](@mui|@emotion|stylis|react-router)/, minShareCount: 4, priority: 2 },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/{unit,component,contract}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/sandboxServer.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 20_000,
  },
});
