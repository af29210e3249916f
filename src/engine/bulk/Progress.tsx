import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useTextContext } from '../fields/useTextContext';

interface ProgressProps {
  label: string;
  done: number;
  total: number;
}

/** The progress of a task with a known end, as a bar and in figures. */
export function Progress({ label, done, total }: ProgressProps) {
  const { t } = useTranslation('bulk');
  const { language } = useTextContext();
  const text = t('progress', { done: formatNumber(done, language), total: formatNumber(total, language) });
  const percentage = total === 0 ? 100 : Math.min(100, Math.round((done / total) * 100));

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LinearProgress variant="determinate" value={percentage} aria-label={label} aria-valuetext={text} />
      <Box component="p" aria-hidden="true" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
        {text}
      </Box>
    </Box>
  );
}
