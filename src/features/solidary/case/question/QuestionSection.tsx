import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import TripOriginOutlined from '@mui/icons-material/TripOriginOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { RecordData } from '@/engine/model/Schema';
import { formatDistance } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyValue } from '@/ui/EmptyValue';
import { addressLines } from '@/widgets/address/address';
import { journeyWords } from '../../model/journeyWords';
import type { Journey } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { CaseSection } from '../CaseSection';
import { Fact, Facts } from '../Fact';
import { WeekSchedule } from './WeekSchedule';

/** The request in words: its subject, the places, and the dates. */
export function QuestionSection() {
  const { t } = useTranslation('solidaryCase');
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

/** The start and the destination of a journey, one above the other. */
function RouteLines({ journey: { origin, destination, isAnywhere } }: { journey: Journey }) {
  const { t } = useTranslation('solidaryCase');
  return (
    <Box component="dl" sx={routeStyle}>
      <TripOriginOutlined aria-hidden="true" fontSize="small" color="action" style={{ marginBlockStart: 2 }} />
      <Stop label={t('origin')} place={origin} />
      <PlaceOutlined aria-hidden="true" fontSize="small" color="action" style={{ marginBlockStart: 2 }} />
      {isAnywhere ? (
        <Box>
          <Box component="dt" sx={labelStyle}>
            {t('destination')}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {t('widgets:address.anywhere')}
          </Box>
        </Box>
      ) : (
        <Stop label={t('destination')} place={destination} />
      )}
    </Box>
  );
}

function Stop({ label, place }: { label: string; place: RecordData | undefined }) {
  const [first, ...rest] = place ? addressLines(place) : [];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={labelStyle}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {first === undefined ? <EmptyValue /> : <Box>{first}</Box>}
        {rest.map((line) => (
          <Box key={line} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const routeStyle = { m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, rowGap: 1.5 };

const labelStyle = { typography: 'body2', color: 'text.secondary' };
