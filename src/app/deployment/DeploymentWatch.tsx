import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { buildVersion } from '@/config/version';
import { afterPress } from '@/ui/afterPress';
import { DeploymentContext } from '@/ui/Deployment';
import { watchVersion } from './watchVersion';

/** Lets everything below know when another build than this page's is served. A page that no build has made has nothing to compare. */
export function DeploymentWatch({ children }: { children: ReactNode }) {
  const [served, setServed] = useState<string>();
  const [isPartMissing, setPartMissing] = useState(false);
  const missPart = useCallback(() => setPartMissing(true), []);
  const own = buildVersion();
  useEffect(() => (own ? watchVersion((version) => afterPress(() => setServed(version))) : undefined), [own]);

  const newVersion = served === own ? undefined : served;
  const deployment = useMemo(() => ({ newVersion, isPartMissing, missPart }), [newVersion, isPartMissing, missPart]);
  return <DeploymentContext value={deployment}>{children}</DeploymentContext>;
}
