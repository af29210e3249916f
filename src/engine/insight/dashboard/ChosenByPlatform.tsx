import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { WireRecord } from '@/api/records';
import { useTranslation } from '@/i18n/useTranslation';
import { useLabels } from '../../fields/labels';
import { ReferenceName } from '../../list/filters/ReferenceName';
import type { EntityBody } from '../../model/Resource';
import { BY_DEFAULT, type DashboardQuery, type OfferedFilter } from './dashboardQuery';

interface ChosenByPlatformProps {
  entity: EntityBody;
  offered: readonly OfferedFilter[];
  query: DashboardQuery;
  answer: WireRecord;
}

/** Says which filters of the figures the platform has chosen: the operator's own record by default, or all that their rights cover (contract dashboards.analytics). */
export function ChosenByPlatform({ entity, offered, query, answer }: ChosenByPlatformProps) {
  const { t } = useTranslation('dashboard');
  const labels = useLabels(entity.resource);
  return offered.map(({ filter }) => {
    const [asked, chosen] = [query.narrowed[filter.name], answer[filter.name]];
    const label = labels.filter(filter.name);
    if (typeof chosen !== 'number') return asked === BY_DEFAULT && <Line key={filter.name}>{t('choseNone', { filter: label })}</Line>;
    return (
      String(chosen) !== asked && (
        <Line key={filter.name}>
          {t('chose', { filter: label })} <ReferenceName entity={entity} filter={filter} label={label} value={String(chosen)} />
        </Line>
      )
    );
  });
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Box component="p" role="status" sx={{ m: 0, mb: 1.5, typography: 'body2' }}>
      {children}
    </Box>
  );
}
