import { defineConfig } from 'vite';

/** The server of `npm start`, with the sandbox inside: Node runs it without compiling anything. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'scripts/server/serve.ts', outDir: 'dist/server', target: 'node20', reportCompressedSize: false },
});
