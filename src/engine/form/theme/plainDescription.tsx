import type { ReactNode } from 'react';

/** Replaces RJSF's Markdown parser, as our texts are plain (`resolve` in vite.config.ts). */
export function Markdown({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
