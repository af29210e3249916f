import type { ReactNode } from 'react';

/** Stands in the build for the Markdown parser of RJSF, which weighs 32 kB: our texts are plain (vite.config.ts). */
export function Markdown({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
