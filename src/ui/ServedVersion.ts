import { createContext, use, useEffect } from 'react';

/** Whether the server still serves the code of this page. */
interface ServedVersion {
  /** The version of the build that the server serves now, when it is known to differ from the version of this page. */
  newVersion: string | undefined;
  /** What tries again each overlay (a dialog, a menu) that failed to load: an overlay has no place on the page where its failure could be said. */
  missed: readonly (() => void)[];
  /** Says that an overlay failed to load, and what tries again; returns what takes this back. */
  missPart(again: () => void): () => void;
  /** Called when a part failed to load: checks whether the reason is that the server now serves another build. */
  lookForReason(): void;
}

const nothing = () => undefined;

export const ServedVersionContext = createContext<ServedVersion>({ newVersion: undefined, missed: [], missPart: () => nothing, lookForReason: nothing });

/** Tells whether the application has changed since the page was opened, for what stands in the place of a part that failed to load. The answer may become true a moment later. */
export function useHasChanged(): boolean {
  const { newVersion, lookForReason } = use(ServedVersionContext);
  useEffect(lookForReason, [lookForReason]);
  return newVersion !== undefined;
}
