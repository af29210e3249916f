import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { buildVersion } from '@/config/version';
import { afterPress } from '@/ui/afterPress';
import { ServedVersionContext } from '@/ui/ServedVersion';
import { createVersionWatch } from './createVersionWatch';

/** Tells the components below when the server serves another build than this page's. A page without a build version (in development) has nothing to compare. */
export function VersionWatch({ children }: { children: ReactNode }) {
  const [served, setServed] = useState<string>();
  const [missed, setMissed] = useState<readonly (() => void)[]>([]);
  const missPart = useCallback((again: () => void) => {
    setMissed((all) => [...all, again]);
    return () => setMissed((all) => all.filter((one) => one !== again));
  }, []);
  const [watch] = useState(() => createVersionWatch((version) => afterPress(() => setServed(version))));
  const own = buildVersion();
  useEffect(() => (own ? watch.start() : undefined), [own, watch]);

  const newVersion = own && served !== own ? served : undefined;
  const known = useMemo(() => ({ newVersion, missed, missPart, lookForReason: watch.ask }), [newVersion, missed, missPart, watch]);
  return <ServedVersionContext value={known}>{children}</ServedVersionContext>;
}
