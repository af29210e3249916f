import { createContext, use, useEffect } from 'react';

/** Whether the code of this page is still the one that is served. */
interface Deployment {
  /** Of the build that is served now, when it is known to be another one than this page's. */
  newVersion: string | undefined;
  /** How often something that opens over the page did not come: there is no place on the page to say so. */
  missedParts: number;
  missPart(): void;
  /** Something did not come: looks whether that is because another build is served. */
  lookForReason(): void;
}

const nothing = () => undefined;

export const DeploymentContext = createContext<Deployment>({ newVersion: undefined, missedParts: 0, missPart: nothing, lookForReason: nothing });

/** For what stands in the place of a part that did not come: whether the application has changed since the page was opened, which may be known a moment later. */
export function useHasChanged(): boolean {
  const { newVersion, lookForReason } = use(DeploymentContext);
  useEffect(lookForReason, [lookForReason]);
  return newVersion !== undefined;
}
