import { defineConfig } from 'vite';

/** Builds the server of `npm start`, with the sandbox inside, into code that Node runs without compiling anything. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'scripts/server/serve.ts', outDir: 'dist/server', target: 'node20', reportCompressedSize: false },
});
