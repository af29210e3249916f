import { useMemo } from 'react';
import type { QueryParameters } from '@/api/records';
import { useTranslation } from '@/i18n/useTranslation';
import { useLabels } from '../../fields/labels';
import type { ListDefinition } from '../../model/ListDefinition';
import type { EntityBody } from '../../model/Resource';
import { Chip, ChipText } from './FilterChip';
import { readStoredFilters } from '../../data/readStoredFilters';
import { nameInWords, valueInWords } from '../../model/storedWords';
import './filters.css';
import { useFilterChips } from './useFilterChips';

interface FilterWordsProps {
  entity: EntityBody;
  list: ListDefinition;
  parameters: QueryParameters;
}

/**
 * Request parameters that were stored for a list, in the words of its filters. Parameter names that the list does not know are spelled out as words. Renders
 * nothing without parameters.
 */
export function FilterWords({ entity, list, parameters }: FilterWordsProps) {
  const { t } = useTranslation('list');
  const labels = useLabels(entity.resource);
  const { filters, fixed, unknown } = useMemo(() => readStoredFilters(parameters, list, entity), [parameters, list, entity]);
  const chips = useFilterChips(entity, list, filters);
  if (parameters.length === 0) return null;

  /** The filter of a parameter may be known even where its value is not. */
  function labelOf(name: string): string {
    const known = list.filters.find(({ parameter }) => parameter === name.replace(/\[\]$/, ''));
    return known ? labels.filter(known.name, known.field) : nameInWords(name);
  }

  function valueOf(value: string): string {
    const answer = YES_NO[value];
    return value === '' ? t('ui:notProvided') : answer ? t(answer) : valueInWords(value);
  }

  return (
    <ul aria-label={t('filters')} className="filter-words">
      {fixed.map((name) => (
        <li key={name}>
          <Chip>{labels.filter(name)}</Chip>
        </li>
      ))}
      {chips.map((chip) => (
        <li key={chip.key}>
          <Chip>
            <span>
              <ChipText entity={entity} chip={chip} />
            </span>
          </Chip>
        </li>
      ))}
      {distinct(unknown).map(([name, value]) => (
        <li key={`${name} ${value}`}>
          <Chip>{t('chip', { label: labelOf(name), value: valueOf(value) })}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** A parameter that was stored twice is shown once. */
function distinct(parameters: QueryParameters): QueryParameters {
  return parameters.filter(([name, value], index) => parameters.findIndex((other) => other[0] === name && other[1] === value) === index);
}

const YES_NO: Readonly<Record<string, 'yes' | 'no'>> = { true: 'yes', false: 'no' };
