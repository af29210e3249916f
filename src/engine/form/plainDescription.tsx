import type { ReactNode } from 'react';

/** Stands for the Markdown parser of RJSF: our texts are plain (`resolve` in vite.config.ts). */
export function Markdown({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
