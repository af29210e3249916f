import type { TFunction } from 'i18next';
import { formatDate, formatNumber, formatTelephone } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { useLabels, type Labels } from '../../fields/labels';
import type { FilterDefinition, ListDefinition } from '../../model/ListDefinition';
import type { FilterValues } from '../../model/ListQuery';
import type { Entity } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import { readRange, type Range } from '../../data/filterValues';
import { valueInWords } from '../../model/storedWords';

/** One value of one active filter. */
export interface FilterChipData {
  key: string;
  filter: FilterDefinition;
  label: string;
  value: string;
  /** The value in words; absent when only its widget can name it, as for a reference. */
  text: string | undefined;
}

type Translate = TFunction<'list'>;

/** The subject and the value of each active filter, in words. */
export function useFilterChips(entity: Entity, list: ListDefinition, filters: FilterValues): FilterChipData[] {
  const { t } = useTranslation('list');
  const { language } = useTextContext();
  const labels = useLabels(entity.resource);

  return list.filters.flatMap((filter) =>
    (filters[filter.name] ?? []).map((value) => ({
      key: `${filter.name} ${value}`,
      filter,
      label: labels.filter(filter.name, filter.field),
      value,
      text: filterText(filter, value, { t, language, labels }),
    })),
  );
}

interface Words {
  t: Translate;
  language: Language;
  labels: Labels;
}

function filterText(filter: FilterDefinition, value: string, { t, language, labels }: Words): string | undefined {
  switch (filter.operator) {
    case 'contains':
    case 'equals':
      return filter.shown === 'stored' ? valueInWords(value) : value;
    case 'telephone':
      return formatTelephone(value);
    case 'oneOf':
      return labels.choice(filter.field ?? filter.name, value);
    case 'yesNo':
      return t(value);
    case 'dateRange':
      return rangeText('dates', readRange(value), t, (end) => formatDate(end, language));
    case 'numberRange':
      return rangeText('numbers', readRange(value), t, (end) => formatNumber(Number(end), language));
    case 'reference':
      return undefined;
  }
}

function rangeText(kind: 'dates' | 'numbers', { from, to }: Range, t: Translate, write: (end: string) => string | undefined): string {
  const ends = from && to ? 'both' : from ? 'from' : 'to';
  return t(`${kind}.${ends}`, { from: from && write(from), to: to && write(to) });
}
