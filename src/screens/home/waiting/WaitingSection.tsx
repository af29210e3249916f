import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/data/EngineContext';
import { lacksStructures, waitingFor } from '@/engine/insight/waiting/waitingFor';
import { useConfig, useSession } from '@/session/hooks';
import { HomeSection } from '../HomeSection';
import { gridStyle } from '../homeStyle';
import { WaitingCard } from './WaitingCard';

/** What waits for the operator, a card for each kind of work: each is counted and fails on its own (rule states.four). */
export function WaitingSection() {
  const { t } = useTranslation('home');
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const works = waitingFor(resources, session, config);
  const isWithout = lacksStructures(resources, session, config);
  if (works.length === 0 && !isWithout) return null;

  return (
    <HomeSection title={t('waiting.title')}>
      {isWithout && <Typography sx={{ mb: works.length > 0 ? 1 : 0 }}>{t('waiting.noStructure')}</Typography>}
      <Box component="ul" sx={gridStyle}>
        {works.map((work) => (
          <WaitingCard key={`${work.resource.name}.${work.definition.name}`} work={work} />
        ))}
      </Box>
    </HomeSection>
  );
}
