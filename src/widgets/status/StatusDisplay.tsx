import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';

const TONES = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  warning: ScheduleOutlined,
  error: CancelOutlined,
  neutral: RemoveCircleOutlineOutlined,
};

/** In px, with its gap, and some room so that a word which is a little wider than estimated is not broken. */
export const STATUS_ICON = 32;

/** A choice as an icon and its word, which stands on the line of what is beside it: the colour says nothing alone. */
export function StatusDisplay({ field, value }: DisplayProps<string | number>) {
  const { choiceLabel } = useTextContext();
  const tones = (field.options['tones'] ?? {}) as Record<string, keyof typeof TONES>;
  const tone = tones[String(value)];
  const Icon = tone && TONES[tone];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}>
      {Icon && <Icon aria-hidden="true" fontSize="small" color={tone === 'neutral' ? 'action' : tone} sx={{ alignSelf: 'center' }} />}
      {choiceLabel(field, value)}
    </Box>
  );
}
