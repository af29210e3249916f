import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/engine/data/errorMessage';
import { Sentence } from '@/ui/Sentence';
import { alertStyle } from '@/ui/alertStyle';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { MatchTable } from '../solutions/MatchTable';
import { buttonsId } from './ContactPartner';
import { PartnerMessageDialog } from './PartnerMessageDialog';
import type { PartnerCarpooler } from './partnerRows';
import { usePartnerAnswer, type PartnerQuestion } from './usePartnerAnswer';
import { usePartnerRow } from './usePartnerRow';

/** The journeys of one partner. When one fails, those of the others stay. */
export function PartnerAnswer(question: PartnerQuestion) {
  const { t } = useTranslation(['solidaryFollowUp', 'ui']);
  const errorText = useErrorText();
  const { provider } = question;
  const { rows, error, askAgain } = usePartnerAnswer(question, (count) => t('partners.found', { count, provider }));
  // The state is held above the rows, because these are replaced when the window becomes narrower.
  const [asked, setAsked] = useState<PartnerCarpooler>();
  const rowOf = usePartnerRow(setAsked);
  const findButton = useCallback(() => (asked ? document.getElementById(buttonsId(asked))?.querySelector('button') : null) ?? null, [asked]);
  useFocusRescue(asked !== undefined, findButton);

  if (error) {
    return (
      <Alert severity="warning" sx={{ ...alertStyle, width: '100%' }} action={<Button color="inherit" size="small" onClick={askAgain}>{t('ui:retry')}</Button>}>
        {t('partners.failed', { provider })}
        {/* The platform passes on a partner's refusal in the words of a protocol, which tell an operator nothing. */}
        {error.kind !== 'rejected' && <Sentence text={` ${errorText(error)}`} />}
      </Alert>
    );
  }
  return (
    <Box aria-busy={!rows} sx={{ width: '100%', minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {rows ? t('partners.found', { count: rows.length, provider }) : t('partners.searching', { provider })}
      </Typography>
      {!rows && <Skeleton variant="rounded" height={72} aria-hidden="true" />}
      {rows && rows.length > 0 && <MatchTable caption={t('partners.found', { count: rows.length, provider })} rows={rows.map(rowOf)} />}
      {asked && <PartnerMessageDialog carpooler={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}
