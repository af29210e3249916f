import Close from '@mui/icons-material/Close';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
import { PartBoundary } from '@/ui/PartBoundary';
import { useFocusHandover } from '@/ui/useFocusHandover';
import type { FilterOperator } from '../../model/ListDefinition';
import { ChoiceFilter } from './ChoiceFilter';
import { DateRangeFilter } from './DateRangeFilter';
import type { FilterInputProps } from './FilterInput';
import { NumberRangeFilter } from './NumberRangeFilter';
import { ReferenceFilter } from './ReferenceFilter';
import { TextFilter } from './TextFilter';
import { YesNoFilter } from './YesNoFilter';

interface FilterControlProps extends FilterInputProps {
  /** Whether the filter has just been added, so that the operator goes on there. */
  takesFocus: boolean;
  /** Removes the filter from display; absent for a filter that is always displayed. */
  onRemove: (() => void) | undefined;
}

const inputs: Record<FilterOperator, ComponentType<FilterInputProps>> = {
  contains: TextFilter,
  equals: TextFilter,
  telephone: TextFilter,
  oneOf: ChoiceFilter,
  yesNo: YesNoFilter,
  dateRange: DateRangeFilter,
  numberRange: NumberRangeFilter,
  reference: ReferenceFilter,
};

const RANGES: readonly FilterOperator[] = ['dateRange', 'numberRange'];

/** One filter: its label, its input and, unless it is always displayed, a button that removes it. */
export function FilterControl({ takesFocus, onRemove, ...props }: FilterControlProps) {
  const { t } = useTranslation('list');
  const { id, label, filter } = props;
  const Input = inputs[filter.operator];
  const isRange = RANGES.includes(filter.operator);

  const box = useFocusHandover(addButtonBeside);

  return (
    <div ref={box} {...(isRange && { role: 'group', 'aria-labelledby': `${id}-label` })} className="filter">
      <div className="filter-head">
        {isRange ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {onRemove && (
          <IconButton size="small" aria-label={t('removeOptional', { filter: label })} onClick={onRemove}>
            <Close fontSize="inherit" />
          </IconButton>
        )}
      </div>
      <PartBoundary fallback={<div className="filter-room" />}>
        <Input {...props} />
        {takesFocus && <FocusOn id={id} />}
      </PartBoundary>
    </div>
  );
}

/** The button that adds filters, which takes the focus of a removed one, as the filter can be added again there. */
function addButtonBeside(box: HTMLElement): HTMLElement | null | undefined {
  return box.parentElement?.querySelector<HTMLElement>(':scope > button');
}

/** Moves the focus to the input. It is rendered with the input, once its code is loaded. */
function FocusOn({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return null;
}
