import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../../data/EngineContext';
import { operatorRights } from '../../data/operatorRights';
import type { Resource } from '../../model/Resource';
import { offeredFilters, readDashboardQuery, writeDashboardQuery, type DashboardQuery } from './dashboardQuery';

/** The query that the address holds, limited to what the operator may use, and a function that changes it. */
export function useDashboardQuery({ dashboard }: Resource) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();

  const offered = useMemo(() => offeredFilters(dashboard?.filters ?? [], operatorRights(resources, session, config)), [dashboard, resources, session, config]);
  const query = useMemo(() => readDashboardQuery(address, offered), [address, offered]);

  // What the address asks for without effect is removed from it.
  const inForce = writeDashboardQuery(query, offered).toString();
  useEffect(() => {
    if (address.toString() !== inForce) setAddress(inForce, { replace: true, state });
  }, [address, inForce, setAddress, state]);

  const changeQuery = (change: Partial<DashboardQuery>) => setAddress(writeDashboardQuery({ ...query, ...change }, offered));
  return { offered, query, changeQuery };
}
