import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useId, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { BusyButton } from '@/ui/BusyButton';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { isReady } from './progress';
import { useSend } from './SendContext';
import { isLocked, type Sent } from './sendState';

interface SendButtonProps {
  sends: Sent;
  /** Whether this is what to do next. */
  isNext: boolean;
  /** What pressing the button means, or why this step is not possible yet. */
  hint: 'test.again' | 'test.freezes' | 'mailing.asks' | 'mailing.testFirst';
  disabled?: boolean;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The button of a step. Beside it stands its consequence, or why it is disabled, so that the following step stays in sight. */
export function SendButton({ sends, isNext, hint, disabled = false, onClick, children }: SendButtonProps) {
  const { t } = useTranslation('campaignSend');
  const id = useId();
  const { progress, state, mayReach } = useSend();
  const isSending = state.sending === sends;
  // After a lost answer the button is disabled, and the notice of its step says what to do.
  useFocusRescue(isSending, useCallback(() => document.getElementById(id)?.closest('li')?.querySelector<HTMLElement>('.notice button') ?? null, [id]));
  return (
    <Box sx={lineStyle}>
      <BusyButton
        variant={isNext ? 'contained' : 'outlined'}
        aria-describedby={id}
        disabled={!isReady(progress) || !mayReach || disabled || isLocked(state)}
        loading={isSending}
        onClick={onClick}
      >
        {children}
      </BusyButton>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        {t(!isReady(progress) ? 'notReady' : !mayReach ? 'notAllowed' : hint)}
      </Typography>
    </Box>
  );
}

const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };
