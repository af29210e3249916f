import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useCase } from '../CaseContext';
import { useNameOf } from '../useNameOf';
import { choiceBody, chosenFor, useChoice, type Match } from './useChoice';

/** Chooses a person who could drive, after asking, because a choice is final. For a chosen person it says so. */
export function ChooseDriver({ match }: { match: Match }) {
  const { t } = useTranslation('solidaryCase');
  const { mayChange, isHeld, solidaryCase } = useCase();
  const choose = useChoice();
  const nameOf = useNameOf();
  const [isAsking, setAsking] = useState(false);
  useFocusRescue(isAsking, driversHeading);
  const name = nameOf(match.person);

  if (chosenFor(solidaryCase, match)) {
    return (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 0.5 }}>
        <CheckCircleOutlined aria-hidden="true" fontSize="small" color="success" />
        {t('choice.chosen')}
      </Box>
    );
  }
  if (!mayChange || !choiceBody(match)) return null;
  return (
    <>
      <Button size="small" variant="outlined" disabled={isHeld} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('choice.choose')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('choice.title', { name })}
        body={t(match.isRoundTrip ? 'choice.bodyBoth' : 'choice.body')}
        confirmLabel={t('choice.confirm')}
        onConfirm={async () => {
          // The outcome has been announced and is on the page.
          await choose(match);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The focus goes to the chosen drivers, because the next steps are there. */
function driversHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#drivers');
}
