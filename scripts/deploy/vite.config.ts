import { defineConfig } from 'vite';

/** Bundles the program that writes nginx's configuration into one file, which Node runs wherever it is copied. */
export default defineConfig({
  // This folder holds the program that nginx itself runs.
  publicDir: 'scripts/deploy/nginx',
  build: {
    ssr: 'scripts/deploy/nginx.ts',
    outDir: 'dist/deploy',
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'nginx.mjs' } },
  },
});
