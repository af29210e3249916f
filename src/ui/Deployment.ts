import { createContext } from 'react';

/** Whether the code of this page is still the one that is served. */
interface Deployment {
  /** Of the build that is served now, when it is no longer the one of this page. */
  newVersion: string | undefined;
  /** Something that opens over the page did not come: there is no place on the page to say so. */
  isPartMissing: boolean;
  missPart(): void;
}

export const DeploymentContext = createContext<Deployment>({ newVersion: undefined, isPartMissing: false, missPart: () => undefined });
