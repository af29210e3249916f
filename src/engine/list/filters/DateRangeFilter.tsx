import { useState, type ComponentType } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useEngine } from '../../data/EngineContext';
import type { InputProps } from '../../model/Widget';
import { DATE_PRESETS, presetOf, presetRange } from '../../data/datePresets';
import { filterField } from './filterField';
import type { FilterInputProps } from './FilterInput';
import { readFilterValues, readRange, writeRange, type Range } from '../../data/filterValues';
import { SmallSelect } from '../../fields/SmallSelect';

/** A filter with two days, typed or chosen, of which one is enough, or with a usual period. */
export function DateRangeFilter({ id, entity, filter, label, values, onChange }: FilterInputProps) {
  const { t } = useTranslation('list');
  const { widgets } = useEngine();
  const Input = widgets['date']?.Input as ComponentType<InputProps<string>>;
  const range = readRange(values[0]);
  const [today] = useState(() => new Date());
  const change = (end: Partial<Range>) => onChange(readFilterValues([writeRange({ ...range, ...end })], filter, entity.schema));
  const shared = { onBlur: () => undefined, required: false, disabled: false, invalid: false, describedBy: undefined, mode: 'edit' } as const;

  return (
    <div className="filter-range">
      {(['from', 'to'] as const).map((end) => {
        const endLabel = t(end === 'from' ? 'startDate' : 'endDate');
        const endId = end === 'from' ? id : `${id}-${end}`;
        return (
          <div key={end} className="filter-end">
            <label htmlFor={endId}>{endLabel}</label>
            <Input
              {...shared}
              id={endId}
              field={filterField(entity, filter, `${label} ${endLabel}`)}
              value={range[end] || undefined}
              onChange={(value) => change({ [end]: value ?? '' })}
            />
          </div>
        );
      })}
      <div className="filter-period">
        <VisuallyHidden>
          <label htmlFor={`${id}-period`}>{t('periods.label')}</label>
        </VisuallyHidden>
        <SmallSelect
          id={`${id}-period`}
          value={presetOf(range, today) ?? ''}
          choices={[{ value: '', label: t('periods.label') }, ...DATE_PRESETS.map((preset) => ({ value: preset, label: t(`periods.${preset}`) }))]}
          onChange={(value) => {
            const preset = DATE_PRESETS.find((name) => name === value);
            change(preset ? presetRange(preset, new Date()) : { from: '', to: '' });
          }}
        />
      </div>
    </div>
  );
}
