import { defineConfig } from 'vite';

/** What writes the configuration of nginx, in one file that Node runs wherever it is copied to. */
export default defineConfig({
  // What nginx itself runs.
  publicDir: 'scripts/deploy/nginx',
  build: {
    ssr: 'scripts/deploy/nginx.ts',
    outDir: 'dist/deploy',
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'nginx.mjs' } },
  },
});
