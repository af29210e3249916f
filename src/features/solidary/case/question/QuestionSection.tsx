import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDistance } from '@/i18n/format';
import { EmptyValue } from '@/ui/EmptyValue';
import { journeyWords } from '../../model/journeyWords';
import { useCase } from '../CaseContext';
import { CaseSection } from '../CaseSection';
import { Fact, Facts } from '../Fact';
import { RouteLines } from './RouteLines';
import { WeekSchedule } from './WeekSchedule';

/** The request in words: its subject, the places, and the dates. */
export function QuestionSection() {
  const { t } = useTranslation(['solidaryCase', 'solidaryJourney']);
  const { t: journeyText } = useTranslation('solidaryJourney');
  const { language } = useTextContext();
  const { journey, subject, needs } = useCase().solidaryCase;
  const words = journeyWords(journey, language, journeyText);

  return (
    <CaseSection id="question" title={t('sections.question')}>
      <Typography component="p" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {subject ?? <EmptyValue />}
      </Typography>
      <RouteLines journey={journey} />
      <Facts>
        <Fact label={words.kind}>
          <Box>{words.outward}</Box>
          {words.return !== undefined && <Box>{words.return}</Box>}
        </Fact>
        {journey.distance !== undefined && <Fact label={t('distance')}>{formatDistance(journey.distance * 1000, language)}</Fact>}
        <Fact label={t('needs')}>
          {needs.length === 0 ? (
            t('noNeeds')
          ) : (
            <Box component="ul" sx={{ m: 0, pl: needs.length === 1 ? 0 : 2.5, listStyle: needs.length === 1 ? 'none' : 'disc' }}>
              {needs.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </Box>
          )}
        </Fact>
      </Facts>
      {words.week.length > 0 && <WeekSchedule schedules={journey.schedules} />}
    </CaseSection>
  );
}
