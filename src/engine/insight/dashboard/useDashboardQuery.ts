import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../../data/EngineContext';
import { operatorRights } from '../../data/operatorRights';
import type { Resource } from '../../model/Resource';
import { offeredFilters, readDashboardQuery, writeDashboardQuery, type DashboardQuery } from './dashboardQuery';

/** What the address asks of a dashboard, as far as the operator may, and how to ask for something else. */
export function useDashboardQuery({ dashboard }: Resource) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();

  const offered = useMemo(() => offeredFilters(dashboard?.filters ?? [], operatorRights(resources, session, config)), [dashboard, resources, session, config]);
  const query = useMemo(() => readDashboardQuery(address, offered), [address, offered]);

  // What the address asks for in vain is not in force: it does not stay there.
  const inForce = writeDashboardQuery(query, offered).toString();
  useEffect(() => {
    if (address.toString() !== inForce) setAddress(inForce, { replace: true, state });
  }, [address, inForce, setAddress, state]);

  const changeQuery = (change: Partial<DashboardQuery>) => setAddress(writeDashboardQuery({ ...query, ...change }, offered));
  return { offered, query, changeQuery };
}
