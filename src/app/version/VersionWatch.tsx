import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { buildVersion } from '@/config/version';
import { afterPress } from '@/ui/afterPress';
import { ServedVersionContext } from '@/ui/ServedVersion';
import { createVersionWatch } from './createVersionWatch';

/** Tells the components below when the server serves another build than this page's. A page without a build version (in development) has nothing to compare. */
export function VersionWatch({ children }: { children: ReactNode }) {
  const [served, setServed] = useState<string>();
  const [missedParts, setMissedParts] = useState(0);
  const missPart = useCallback(() => setMissedParts((count) => count + 1), []);
  const [watch] = useState(() => createVersionWatch((version) => afterPress(() => setServed(version))));
  const own = buildVersion();
  useEffect(() => (own ? watch.start() : undefined), [own, watch]);

  const newVersion = own && served !== own ? served : undefined;
  const known = useMemo(() => ({ newVersion, missedParts, missPart, lookForReason: watch.ask }), [newVersion, missedParts, missPart, watch]);
  return <ServedVersionContext value={known}>{children}</ServedVersionContext>;
}
