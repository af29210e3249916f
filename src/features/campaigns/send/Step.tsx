import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { nextStep } from './progress';
import { useSend } from './SendContext';

const STATES = {
  done: { Icon: CheckCircleOutlined, color: 'success' },
  todo: { Icon: ScheduleOutlined, color: 'warning' },
  blocked: { Icon: ErrorOutlined, color: 'error' },
} as const;

interface StepProps {
  number: number;
  title: string;
  state: keyof typeof STATES;
  /** The word for the state. */
  stateWord: string;
  /** The link or button to change what the step shows. */
  edit?: ReactNode;
  children: ReactNode;
}

/** A step of the work. An icon and a word tell whether it is complete; the next step is highlighted. */
export function Step({ number, title, state, stateWord, edit, children }: StepProps) {
  const { t } = useTranslation('campaignSend');
  const isNext = nextStep(useSend().progress) === number;
  const id = useId();
  const place = useTurn(isNext);
  const { Icon, color } = STATES[state];
  return (
    <li ref={place} aria-current={isNext ? 'step' : undefined}>
      <Box component="section" aria-labelledby={id} sx={isNext ? nextStyle : stepStyle}>
        <div>
          <Typography id={id} component="h2" variant="h2">
            {t('step', { number, title })}
          </Typography>
          <Typography component="p" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.5 }}>
            <Icon aria-hidden="true" fontSize="small" color={color} />
            {stateWord}
          </Typography>
          {edit}
        </div>
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, justifyItems: 'start', alignContent: 'start' }}>{children}</Box>
      </Box>
    </li>
  );
}

/** Brings the step into sight, clear of the message bar, when its turn comes. */
function useTurn(isNext: boolean) {
  const place = useRef<HTMLLIElement>(null);
  const wasNext = useRef(isNext);
  useEffect(() => {
    if (isNext && !wasNext.current) place.current?.scrollIntoView({ block: 'nearest' });
    wasNext.current = isNext;
  }, [isNext]);
  return place;
}

/** The step looks like a section of a record. */
const stepStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
  gap: { xs: 1.5, lg: 4 },
  mx: { xs: -2, md: -3 },
  px: { xs: 2, md: 3 },
  py: 1.5,
};

/** The next step is not marked by colour alone: it has a bar, and its state is in words. */
const nextStyle = { ...stepStyle, boxShadow: 'inset 4px 0 0 var(--primary)', bgcolor: 'action.hover' };
