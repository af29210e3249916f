import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { useTextContext } from '../../fields/useTextContext';

interface ExportProgressProps {
  rows: number;
  /** The number of rows to write; absent when it is not known. */
  total: number | undefined;
}

/** How much of the file is written. */
export function ExportProgress({ rows, total }: ExportProgressProps) {
  const { t } = useTranslation('export');
  const { language } = useTextContext();
  const share = total ? Math.min(100, (rows / total) * 100) : undefined;
  const words = { rows: formatNumber(rows, language), total: formatNumber(total ?? 0, language) };

  return (
    <>
      <LinearProgress
        aria-label={t('running')}
        {...(share === undefined || rows === 0 ? {} : { variant: 'determinate', value: share })}
        sx={{ borderRadius: 1, mb: 1 }}
      />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{total === undefined ? t('written', words) : t('writtenOf', words)}</Typography>
    </>
  );
}
