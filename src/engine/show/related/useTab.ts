import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDelayed } from '@/ui/useDelayed';
import { TAB } from '../../data/useListAddress';
import type { RelatedList, Resource } from '../../model/Resource';
import { useIsAfterSave } from '../../page/useChangedFields';
import { useWorkCounters } from './useWorkCounters';

/** How long the page waits, in milliseconds, to know where something waits, while the record itself is there to be read. */
const PATIENCE = 2000;

/** The name of the tab with the record's own values. */
export const DETAILS = 'details';

/**
 * The open tab: the one that the address names; otherwise, after a save, the record's own, where changes are marked; otherwise the list that the rest of the
 * address is about; otherwise the first list in which something waits, or else the record's own. The tab with which the page opened stays when nothing waits there
 * any more. `undefined` until it is known where something waits; where a list does not tell in time, the record's own.
 */
export function useTab(resource: Resource, related: readonly RelatedList[], waiting: Readonly<Record<string, number>>): [tab: string | undefined, choose: (tab: string) => void] {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [opened, setOpened] = useState<string>();
  const counted = useWorkCounters(resource).map(({ under }) => under?.resource);
  const names = related.map((one) => one.resource);
  const isAfterSave = useIsAfterSave();
  const isLate = useDelayed(PATIENCE);

  const named = address.get(TAB);
  const isKnown = names.every((name) => waiting[name] !== undefined || !counted.includes(name));
  const busy = names.find((name) => (waiting[name] ?? 0) > 0);
  const first = isAfterSave ? DETAILS : isKnown || isLate ? (busy ?? DETAILS) : undefined;
  if (opened === undefined && first !== undefined) setOpened(first);

  const isNamed = named === DETAILS || (named !== null && names.includes(named));
  const aboutList = address.size > 0 && !isAfterSave ? names[0] : undefined;
  const tab = isNamed ? named : (aboutList ?? opened ?? first);
  return [tab, (name) => setAddress({ [TAB]: name }, { preventScrollReset: true, state })];
}
