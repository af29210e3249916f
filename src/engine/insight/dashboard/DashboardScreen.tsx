import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { useOperatorRights } from '../../data/operatorRights';
import { Charts } from '../charts/Charts';
import { useEntity } from '../../data/EngineContext';
import { useLabels } from '../../fields/labels';
import { recordTitle } from '../../model/recordTitle';
import type { EntityBody, Resource } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { RecordLoadError } from '../../page/RecordLoadError';
import { useRecord } from '../../data/useRecord';
import { dashboardLink } from '../../model/dashboardLink';
import { chartScope } from './chartScope';
import { ChosenByPlatform } from './ChosenByPlatform';
import { DashboardParameters } from './DashboardParameters';
import { offeredFilters, readDashboardQuery, writeDashboardQuery, type DashboardQuery } from './dashboardQuery';
import { DashboardView } from './DashboardView';
import { UnknownChoices } from './UnknownChoices';
import { useDashboard } from './useDashboard';

interface DashboardScreenProps {
  name: string;
  /** The id of the record whose dashboard is shown; absent for the dashboard of all records. */
  id?: string;
}

/** Figures that another application draws; their period and filters are in the address (rule list.address). */
export function DashboardScreen({ name, id }: DashboardScreenProps) {
  const entity = useEntity(name);
  return id === undefined ? <Dashboard entity={entity} /> : <RecordDashboard entity={entity} id={id} />;
}

/** The dashboard of one record, which must exist and be readable: otherwise the figures would be those of something else. */
function RecordDashboard({ entity, id }: { entity: EntityBody; id: string }) {
  const { resource } = entity;
  const labels = useLabels(resource);
  const { record, error, readAgain } = useRecord(entity, id);
  useRightAddress(record && dashboardLink(resource, record));
  if (record) return <Dashboard entity={entity} id={id} record={record} />;
  if (error) return <RecordLoadError resource={resource} operation="show" page="dashboard" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="grid" />;
}

interface DashboardProps {
  entity: EntityBody;
  /** The id of the record whose dashboard is shown. */
  id?: string;
  record?: RecordData;
}

function Dashboard({ entity, id, record }: DashboardProps) {
  const { dashboard } = entity.resource;
  const labels = useLabels(entity.resource);
  const failure = useLabels({ name: entity.resource.name, messages: dashboard?.messages });
  const title = labels.page('dashboard');
  const { offered, query, changeQuery } = useDashboardQuery(entity.resource);
  const { answer, error, readAgain } = useDashboard(entity.resource, { query, offered, id });
  const own = id === undefined ? {} : { [dashboard?.parameter ?? '']: id };

  return (
    <>
      <PageHeader title={title} subtitle={record && recordTitle(entity.resource, record)} />
      <DashboardParameters entity={entity} offered={offered} query={query} answer={answer} onChange={changeQuery} />
      <UnknownChoices labels={labels} offered={offered} query={query} onChange={changeQuery} />
      {answer && <ChosenByPlatform entity={entity} offered={offered} query={query} answer={answer} />}
      <DashboardView title={title} failed={failure.message('error', 'loaded')} address={answer && (answer['url'] ?? '')} error={error} onRetry={readAgain} />
      {dashboard && <Charts dashboard={dashboard} labels={labels} {...(answer || error ? chartScope(query, { offered, answer, own }) : UNKNOWN)} />}
    </>
  );
}

/** The charts wait for the platform's answer, since the filters that it chooses itself apply to them too. */
const UNKNOWN = { scope: undefined, unknown: [] };

/** Corrects the address when it holds something else than the record says beside the id. */
function useRightAddress(link: string | undefined) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (link !== undefined && link !== pathname) void navigate({ pathname: link, search }, { replace: true, state });
  }, [link, pathname, search, state, navigate]);
}

/** The query that the address holds, limited to what the operator may use, and a function that changes it. */
function useDashboardQuery({ dashboard }: Resource) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const rights = useOperatorRights();

  const offered = useMemo(() => offeredFilters(dashboard?.filters ?? [], rights), [dashboard, rights]);
  const query = useMemo(() => readDashboardQuery(address, offered), [address, offered]);

  // What the address asks for without effect is removed from it.
  const inForce = writeDashboardQuery(query, offered).toString();
  useEffect(() => {
    if (address.toString() !== inForce) setAddress(inForce, { replace: true, state });
  }, [address, inForce, setAddress, state]);

  const changeQuery = (change: Partial<DashboardQuery>) => setAddress(writeDashboardQuery({ ...query, ...change }, offered));
  return { offered, query, changeQuery };
}
