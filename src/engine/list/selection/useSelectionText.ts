import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useTextContext } from '../../fields/useTextContext';
import { isSelected, selectedCount } from '../../data/selection';
import type { SelectableList } from './SelectionContext';

/** Says how many records are selected and where they are, and how many of those that were are gone. */
export function useSelectionText(list: SelectableList & { total: number }): string {
  const { t } = useTranslation('list');
  const { isDropped, search, gone } = list;
  const selected = useCountText(list);
  if (isDropped) return t('selected.dropped');
  if (search) return t(search.isFailed ? 'selected.unread' : 'selected.reading');
  return gone > 0 ? t('selected.gone', { count: gone, selected }) : selected;
}

function useCountText({ selection, page, total }: SelectableList & { total: number }): string {
  const { t } = useTranslation('list');
  const { language } = useTextContext();
  const count = selectedCount(selection, total);
  const here = page.filter((record) => isSelected(selection, record)).length;

  if (selection.kind === 'all') return t('selected.all', { count });
  if (count === 0) return t('selected.none');
  if (here === count) return t('selected.page', { count });
  return here === 0 ? t('selected.elsewhere', { count }) : t('selected.partly', { count, here: formatNumber(here, language) });
}
