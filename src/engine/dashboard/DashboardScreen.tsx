import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/ui/PageHeader';
import { useEntity } from '../EngineContext';
import { useLabels } from '../labels';
import { SmallSelect } from '../list/SmallSelect';
import { recordTitle } from '../recordTitle';
import type { EntityBody } from '../Resource';
import { useRecord } from '../show/useRecord';
import { DashboardView } from './DashboardView';
import { PERIODICITIES, useDashboard, type Periodicity } from './useDashboard';

interface DashboardScreenProps {
  name: string;
  /** Of the record whose dashboard it is; absent: of all of them. */
  id?: string;
}

/** Figures that another application draws, with the period in the address (ux P1). */
export function DashboardScreen({ name, id }: DashboardScreenProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const title = labels.page('dashboard');
  const [periodicity, setPeriodicity] = usePeriodicity();
  const { address, error, readAgain } = useDashboard(entity.resource, { periodicity, id });

  return (
    <>
      <PageHeader
        title={title}
        subtitle={id !== undefined && <RecordName entity={entity} id={id} />}
        secondary={<PeriodicityChoice value={periodicity} onChange={setPeriodicity} />}
      />
      <DashboardView title={title} address={address} error={error} onRetry={readAgain} />
    </>
  );
}

/** Monthly unless the address says otherwise (specification section 9). */
function usePeriodicity(): [Periodicity, (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = PERIODICITIES.find((periodicity) => periodicity === parameters.get('periodicity')) ?? 'monthly';
  return [asked, (value) => setParameters(value === 'monthly' ? {} : { periodicity: value }, { replace: true })];
}

function PeriodicityChoice({ value, onChange }: { value: Periodicity; onChange: (value: string) => void }) {
  const { t } = useTranslation('dashboard');
  const choices = PERIODICITIES.map((periodicity) => ({ value: periodicity, label: t(periodicity) }));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <label htmlFor="dashboard-periodicity">{t('periodicity')}</label>
      <SmallSelect id="dashboard-periodicity" value={value} choices={choices} onChange={onChange} />
    </Box>
  );
}

/** Whose dashboard it is; without it the figures are there all the same. */
function RecordName({ entity, id }: { entity: EntityBody; id: string }) {
  const { record } = useRecord(entity, id);
  return record ? recordTitle(entity.resource, record) : null;
}
