import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Icons by the status of an ask: 0 asked, 1 refused, 2 pending, 3 looking for a solution, 4 follow-up, 5 closed, 6 accepted (contract requests.codes). */
const ICONS: Readonly<Record<number, { Icon: typeof CancelOutlined; color: 'error' | 'success' | 'warning' | 'action' }>> = {
  1: { Icon: CancelOutlined, color: 'error' },
  5: { Icon: RemoveCircleOutlineOutlined, color: 'action' },
  6: { Icon: CheckCircleOutlined, color: 'success' },
};

/** The status of an ask, by icon and word. */
export function AskStatus({ status }: { status: number }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { Icon, color } = ICONS[status] ?? ({ Icon: ScheduleOutlined, color: 'warning' } as const);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Icon aria-hidden="true" fontSize="small" color={color} />
      {t(`drivers.ask.${status}`, { defaultValue: t('drivers.ask.unknown') })}
    </Box>
  );
}
