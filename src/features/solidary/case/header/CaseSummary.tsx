import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDate, formatNumber } from '@/i18n/format';
import { journeyWords } from '../../model/journeyWords';
import { useCase } from '../CaseContext';
import { CasePaper } from '../CaseSection';
import { Fact } from '../Fact';
import { NextStepLink } from './NextStepLink';
import { StatusPath } from './StatusPath';

/** The status of a request, the operator in charge, and the next step. */
export function CaseSummary() {
  const { t } = useTranslation('solidaryCase');
  const { t: journeyText } = useTranslation('solidaryJourney');
  const { language } = useTextContext();
  const { structure, operatorName, createdDate, journey, progression } = useCase().solidaryCase;
  const created = createdDate === undefined ? undefined : formatDate(createdDate, language);

  return (
    <CasePaper>
      <Box sx={{ py: 2 }}>
        <StatusPath />
      </Box>
      <Box component="dl" sx={factsStyle}>
        <Fact label={t('structure')}>{structure.name}</Fact>
        <Fact label={t('created')}>
          {created && (operatorName === undefined ? t('createdAlone', { date: created }) : t('createdBy', { date: created, name: operatorName }))}
        </Fact>
        <Fact label={t('when')}>{journeyWords(journey, language, journeyText).outward}</Fact>
        <Fact label={t('progression')}>
          {formatNumber(progression / 100, language, { style: 'percent' })}
          <LinearProgress aria-hidden="true" variant="determinate" value={progression} sx={{ mt: 0.5, maxWidth: 120, borderRadius: 1 }} />
        </Fact>
        <Fact label={t('next.label')}>
          <NextStepLink />
        </Fact>
      </Box>
    </CasePaper>
  );
}

const factsStyle = { m: 0, pb: 1.5, display: 'grid', columnGap: 3, rowGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))' };
