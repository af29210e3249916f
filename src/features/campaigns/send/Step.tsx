import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
  children: ReactNode;
}

/** A part of the work, with whether it is complete by icon and word. */
export function Step({ number, title, state, stateWord, children }: StepProps) {
  const { t } = useTranslation('campaignSend');
  const id = useId();
  const { Icon, color } = STATES[state];
  return (
    <li>
      <Box component="section" aria-labelledby={id} sx={stepStyle}>
        <div>
          <Typography id={id} component="h2" variant="h2">
            {t('step', { number, title })}
          </Typography>
          <Typography component="p" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.5 }}>
            <Icon aria-hidden="true" fontSize="small" color={color} />
            {stateWord}
          </Typography>
        </div>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, justifyItems: 'start' }}>{children}</Box>
      </Box>
    </li>
  );
}

/** As the sections of a record are. */
const stepStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
  gap: { xs: 2, lg: 4 },
  py: 2.5,
};
