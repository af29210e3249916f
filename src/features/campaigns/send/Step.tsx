import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** The word of its state. */
  stateWord: string;
  /** How it is changed. */
  edit?: ReactNode;
  children: ReactNode;
}

/** A part of the work, with whether it is complete by icon and word; the one that comes next stands out. */
export function Step({ number, title, state, stateWord, edit, children }: StepProps) {
  const { t } = useTranslation('campaignSend');
  const isNext = nextStep(useSend().progress) === number;
  const id = useId();
  const { Icon, color } = STATES[state];
  return (
    <li aria-current={isNext ? 'step' : undefined}>
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
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, justifyItems: 'start' }}>{children}</Box>
      </Box>
    </li>
  );
}

/** As the sections of a record are. */
const stepStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
  gap: { xs: 1.5, lg: 4 },
  mx: { xs: -2, md: -3 },
  px: { xs: 2, md: 3 },
  py: 1.5,
};

/** Not by colour alone: its place is marked, and it is said. */
const nextStyle = { ...stepStyle, boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)', bgcolor: 'action.hover' };

/** What is pressed, and beside it what that does: the step after it stays in sight. */
export const actionStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };
