import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../EngineContext';
import type { InputProps } from '../Widget';
import type { FilterInputProps } from './FilterControl';
import { filterField } from './filterField';
import { readFilterValues, readRange, writeRange, type Range } from './filterValues';

/** Two days, typed or chosen; one of them is enough. */
export function DateRangeFilter({ id, entity, filter, label, values, onChange }: FilterInputProps) {
  const { t } = useTranslation('list');
  const { widgets } = useEngine();
  const Input = widgets['date']?.Input as ComponentType<InputProps<string>>;
  const range = readRange(values[0]);
  const change = (end: Partial<Range>) => onChange(readFilterValues([writeRange({ ...range, ...end })], filter, entity.schema));
  const shared = { onBlur: () => undefined, required: false, disabled: false, invalid: false, describedBy: undefined, mode: 'edit' } as const;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['from', 'to'] as const).map((end) => {
        const endLabel = t(end === 'from' ? 'startDate' : 'endDate');
        const endId = end === 'from' ? id : `${id}-${end}`;
        return (
          <Box key={end} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '& .MuiInputBase-root': { width: 150 } }}>
            <label htmlFor={endId}>{endLabel}</label>
            <Input
              {...shared}
              id={endId}
              field={filterField(entity, filter, `${label} ${endLabel}`)}
              value={range[end] || undefined}
              onChange={(value) => change({ [end]: value ?? '' })}
            />
          </Box>
        );
      })}
    </Box>
  );
}
