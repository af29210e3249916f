import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/EngineContext';
import { waitingFor } from '@/engine/waiting/waitingFor';
import { useConfig, useSession } from '@/session/hooks';
import { HomeSection } from '../HomeSection';
import { gridStyle } from '../homeStyle';
import { WaitingCard } from './WaitingCard';

/** What waits for the operator, a card for each kind of work: each is counted and fails on its own (ux P4, F10). */
export function WaitingSection() {
  const { t } = useTranslation('home');
  const works = waitingFor(useEngine().resources, useSession(), useConfig());
  if (works.length === 0) return null;

  return (
    <HomeSection title={t('waiting.title')}>
      <Box component="ul" sx={gridStyle}>
        {works.map((work) => (
          <WaitingCard key={`${work.resource.name}.${work.definition.name}`} work={work} />
        ))}
      </Box>
    </HomeSection>
  );
}
