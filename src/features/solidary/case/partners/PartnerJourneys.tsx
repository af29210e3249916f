import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { randomKey } from '@/config/randomKey';
import { useErrorText } from '@/engine/data/errorMessage';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { Button } from '@/ui/Button';
import type { Way } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { useBegunTexts } from '../Unfinished';
import { PartnerAnswer } from './PartnerAnswer';
import { messagesOf } from './partnerRows';
import { partnerParameters } from './partnerSearch';
import { useProviders } from './useProviders';

/** The permissions to look for drivers, and to write to them. */
const NEEDED = ['external_journey_list', 'external_connection_create'];

/**
 * Journeys of other platforms in one direction, searched when the operator asks for them, because partners answer slowly and not always (contract
 * partners.journeys). They are not offered to an operator who could not write to the drivers.
 */
export function PartnerJourneys({ way }: { way: Way }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { settings } = useConfig();
  const { permissions } = useSession();
  const { solidaryCase, mayChange } = useCase();
  const errorText = useErrorText();
  const mayAsk = mayChange && settings.externalJourneys && NEEDED.every((right) => permissions.has(right));
  const { providers, error, askAgain } = useProviders(mayAsk);
  const begun = useBegunTexts(messagesOf(way));
  // A message that was begun before an interruption is in sight again only beside its driver.
  const [turn, setTurn] = useState(() => (begun.length > 0 ? randomKey() : undefined));
  const questions = providers.flatMap((provider) => {
    const parameters = partnerParameters(solidaryCase.journey, way, provider);
    return parameters ? [{ provider, way, parameters }] : [];
  });

  if (error) {
    return (
      <Notice severity="warning" role="alert" action={<Button color="inherit" size="small" onClick={askAgain}>{t('ui:retry')}</Button>}>
        {t('partners.unknown')} <Sentence text={errorText(error)} />
      </Notice>
    );
  }
  if (!mayAsk || providers.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }}>
      <Typography component="h4" variant="body2" sx={{ fontWeight: 600, color: 'text.secondary' }}>
        {t('partners.title')}
      </Typography>
      {questions.length === 0 ? (
        <Typography color="textSecondary">{t('partners.impossible')}</Typography>
      ) : (
        <Button variant="outlined" startIcon={<TravelExploreOutlined />} onClick={() => setTurn(randomKey())}>
          {t(turn === undefined ? 'partners.search' : 'partners.searchAgain')}
        </Button>
      )}
      {turn !== undefined && questions.map((question) => <PartnerAnswer key={question.provider} {...question} turn={turn} />)}
    </Box>
  );
}
