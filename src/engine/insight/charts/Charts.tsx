import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { DashboardDefinition } from '../../model/DashboardDefinition';
import type { Labels } from '../../fields/labels';
import { useOperatorRights } from '../../data/operatorRights';
import { ChartCard } from './ChartCard';
import type { ChartScope } from './countedList';

interface ChartsProps {
  dashboard: DashboardDefinition;
  /** The words of the page. */
  labels: Labels;
  /** The period and the filters to count in; undefined until they are known. */
  scope: ChartScope | undefined;
  /** The parameters that narrow the page to a value nobody knows, because the platform chose it and its answer failed. */
  unknown: readonly string[];
}

/** The figures that the back office counts itself, in the lists that the operator may open; nothing where there are none. */
export function Charts({ dashboard: { charts }, labels, scope, unknown }: ChartsProps) {
  const { t } = useTranslation('charts');
  const id = useId();
  const { mayList } = useOperatorRights();
  const offered = charts.filter(({ resource }) => mayList(resource));
  if (offered.length === 0) return null;

  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography component="h2" variant="h2" id={id}>
        {t('title')}
      </Typography>
      <Typography component="p" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('hint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))' }}>
        {offered.map((chart) => (
          <ChartCard
            key={chart.name}
            chart={chart}
            labels={labels}
            scope={scope}
            unknown={unknown}
          />
        ))}
      </Box>
    </Box>
  );
}
