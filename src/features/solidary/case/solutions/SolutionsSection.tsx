import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import type { Way } from '../../model/SolidaryCase';
import { CasePaper, CaseSection } from '../CaseSection';
import { useCase } from '../CaseContext';
import { PartnerJourneys } from '../partners/PartnerJourneys';
import { ChooseDriver } from './ChooseDriver';
import { MatchTable, type MatchRow } from './MatchTable';
import { useChoosesCarpoolers } from './useChoosesCarpoolers';
import { usePlatformRow } from './usePlatformRow';
import { useTransporterRow } from './useTransporterRow';

/** The people who could drive, in each direction. A light structure does not look for drivers: this is said, and those that the platform found are left out. */
export function SolutionsSection() {
  const { t } = useTranslation('solidaryCase');
  const { journey, structure, carpoolers, transporters } = useCase().solidaryCase;
  const hasReturn = journey.isRoundTrip || carpoolers.return.length + transporters.return.length > 0;

  return (
    <CasePaper>
      <CaseSection id="solutions" title={t('sections.solutions')} wide>
        {structure.isLight ? (
          <Notice severity="info">
            {t('light.solutions')}
          </Notice>
        ) : (
          <>
            <WaySolutions way="outward" />
            {hasReturn && <WaySolutions way="return" />}
          </>
        )}
      </CaseSection>
    </CasePaper>
  );
}

/** The people who could drive in one direction, by their source. */
function WaySolutions({ way }: { way: Way }) {
  const { t } = useTranslation('solidaryCase');
  const { settings } = useConfig();
  const { solidaryCase } = useCase();
  const platformRow = usePlatformRow();
  const choosesCarpoolers = useChoosesCarpoolers();
  const transporterRow = useTransporterRow();
  const id = useId();
  const { structure, carpoolers, transporters } = solidaryCase;
  const hasTransport = settings.solidaryTransport && structure.offersTransport;

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {t(`ways.${way}`)}
      </Typography>
      <Source name="carpoolers" rows={carpoolers[way].map((one) => platformRow(one))} {...(!choosesCarpoolers && { note: t('matches.unchoosable') })} />
      {hasTransport && (
        <Source
          name="transporters"
          continues={carpoolers[way].length > 0}
          rows={transporters[way].map((one) => ({ ...transporterRow(one), action: <ChooseDriver match={one} /> }))}
        />
      )}
      <PartnerJourneys way={way} />
    </Box>
  );
}

interface SourceProps {
  name: 'carpoolers' | 'transporters';
  rows: readonly MatchRow[];
  continues?: boolean;
  /** A note about all of them. */
  note?: string;
}

/** The people of one source, or a sentence that there are none. */
function Source({ name, rows, continues = false, note }: SourceProps) {
  const { t } = useTranslation('solidaryCase');
  const title = t(`sources.${name}`, { count: rows.length });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h4" variant="body2" sx={{ fontWeight: 600, color: 'text.secondary', mb: 0.75 }}>
        {title}
      </Typography>
      {rows.length > 0 && note !== undefined && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {note}
        </Typography>
      )}
      {rows.length > 0 ? <MatchTable caption={title} rows={rows} continues={continues} /> : <Box sx={{ color: 'text.secondary' }}>{t(`noneOf.${name}`)}</Box>}
    </Box>
  );
}
