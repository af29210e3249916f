import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { useTextContext } from '../../fields/useTextContext';

/** How many lines of a long list are rendered at once. */
export const PAGE = 100;

interface TablePagerProps {
  name: string;
  total: number;
  /** The index of the page, counted from 0. */
  page: number;
  onPage(page: number): void;
}

/** Buttons that lead through a long list of lines; renders nothing when one page holds them all. */
export function TablePager({ name, total, page, onPage }: TablePagerProps) {
  const { t } = useTranslation('list');
  const { language } = useTextContext();
  if (total <= PAGE) return null;
  const last = Math.ceil(total / PAGE) - 1;
  const [from, to] = [page * PAGE + 1, Math.min(total, (page + 1) * PAGE)];
  const written = (value: number) => formatNumber(value, language);

  return (
    <Box component="nav" aria-label={name} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, typography: 'body2', color: 'text.secondary' }}>
      <Box component="span" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('range', { from: written(from), to: written(to), total: written(total) })}
      </Box>
      {/* At an end, a button only says that it is disabled: a disabled one would lose the focus (rule focus.kept). */}
      <IconButton aria-label={t('previous')} title={t('previous')} aria-disabled={page === 0} onClick={() => page > 0 && onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t('next')} title={t('next')} aria-disabled={page === last} onClick={() => page < last && onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
