import { useEffect, useRef } from 'react';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import type { Labels } from '../fields/labels';
import type { Sort } from '../model/ListDefinition';
import type { ListQuery, Selection } from '../model/ListQuery';
import { useTextContext } from '../fields/useTextContext';
import { isFiltered } from '../data/listQuery';
import { pageRange } from './pageRange';
import type { RecordList } from './useRecordList';

interface Announced {
  records: RecordList;
  query: ListQuery;
  labels: Labels;
  selection: Selection | undefined;
  /** Whether the list contains records of structures, and the operator has no structure. */
  lacksStructure?: boolean;
}

/** Announces the result of a change of the list once the answer has come: how many results, which order, which rows. */
export function useListAnnouncements({ records, query, labels, selection, lacksStructure = false }: Announced): void {
  const { t } = useTranslation('list');
  const { language } = useTextContext();
  const announce = useAnnounce();
  const opened = useRef(query);
  const said = useRef<ListQuery>(undefined);
  const selected = useRef(selection);
  const { status, isOutdated, isRefreshing, total, more } = records;
  const isThere = status === 'ready' && !isOutdated && !isRefreshing;

  useEffect(() => {
    const isTicked = selected.current !== selection;
    selected.current = selection;
    if (!isThere || said.current === query) return;

    function say(): undefined {
      const before = said.current ?? opened.current;
      said.current = query;
      const none = lacksStructure ? 'noStructure' : isFiltered(query.filters) ? 'noMatch' : 'none';
      const sentences = [total === 0 ? labels.state(none) : t(more ? 'resultsOrMore' : 'results', { count: total })];
      if (query.sort && !isSameSort(query.sort, before.sort)) {
        sentences.push(t(`sorted.${query.sort.direction}`, { column: labels.field(query.sort.field) }));
      }
      if (total > 0 && (query.page !== before.page || query.size !== before.size)) {
        sentences.push(t('range', pageRange(query, total, (value) => formatNumber(value, language), more)));
      }
      announce(`${sentences.join('. ')}.`);
    }

    // The selection is announced now: what came later would replace it.
    const timer = isTicked ? say() : setTimeout(say, SETTLED);
    return () => clearTimeout(timer);
    // Announced once per query, whatever else changes: a quiet refresh says nothing.
  }, [isThere, query, total, more, t, language, labels, selection, lacksStructure, announce]);
}

/**
 * How long to wait before the announcement, in milliseconds. The result of an earlier visit is rendered at once and read again just after, and only the final
 * number is worth announcing.
 */
const SETTLED = 150;

function isSameSort(one: Sort | undefined, other: Sort | undefined): boolean {
  return one?.field === other?.field && one?.direction === other?.direction;
}
