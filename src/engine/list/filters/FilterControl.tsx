import Close from '@mui/icons-material/Close';
import { type ComponentType, type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { PartBoundary } from '@/ui/PartBoundary';
import { TextBox } from '@/ui/TextBox';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useEngine } from '../../data/EngineContext';
import { filterSchema, readFilterValues } from '../../data/filterValues';
import { SmallSelect } from '../../fields/SmallSelect';
import type { FilterOperator } from '../../model/ListDefinition';
import type { InputProps } from '../../model/Widget';
import { hasType } from '../../model/widgetName';
import { ChoiceFilter } from './ChoiceFilter';
import { DateRangeFilter } from './DateRangeFilter';
import { filterField, referenceId } from './filterField';
import type { FilterInputProps } from './FilterInput';
import { NumberRangeFilter } from './NumberRangeFilter';
import { useTypedText } from './useTypedText';

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

/** A filter by a typed text. It is applied after a pause in typing, or at once with Enter; Escape empties it. */
function TextFilter({ id, entity, filter, values, onChange }: FilterInputProps) {
  const [text, typed] = useTypedText(values[0] ?? '', (value) => onChange(readFilterValues([value], filter, entity.schema), 'replace'));
  const isWhole = hasType(filterSchema(filter, entity.schema), 'integer');

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') typed.applyNow(text);
    if (event.key === 'Escape') typed.applyNow('');
  }

  return (
    <TextBox
      id={id}
      value={text}
      onChange={(event) => typed.change(event.target.value)}
      onKeyDown={handleKey}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      inputMode={isWhole ? 'numeric' : undefined}
    />
  );
}

/** A filter with the choices all, yes and no, without an answer that the server cannot filter by. */
function YesNoFilter({ id, filter, values, onChange }: FilterInputProps) {
  const { t } = useTranslation('list');
  const answers = (['yes', 'no'] as const).filter((answer) => filter.values?.[answer] !== undefined);

  return (
    <SmallSelect
      id={id}
      value={values[0] ?? ''}
      choices={[{ value: '', label: t('any') }, ...answers.map((answer) => ({ value: answer, label: t(answer) }))]}
      onChange={(value) => onChange(value ? [value] : [])}
    />
  );
}

/** A filter by records of another resource, found while typing. Where several are allowed, each chosen one becomes a chip and the input is free for the next. */
function ReferenceFilter({ id, entity, filter, label, values, onChange, placeholder }: FilterInputProps) {
  const { widgets } = useEngine();
  const Input = widgets['reference']?.Input as ComponentType<InputProps<string | number>>;
  const [first] = values;

  function handleChange(value: string | number | undefined) {
    if (value === undefined) return onChange(filter.multiple ? values : []);
    return onChange(filter.multiple ? [...values, String(value)] : [String(value)]);
  }

  return (
    <Input
      id={id}
      // A new key empties the search box after each chosen value.
      key={filter.multiple ? values.length : id}
      field={filterField(entity, filter, label)}
      value={filter.multiple || first === undefined ? undefined : referenceId(first)}
      onChange={handleChange}
      onBlur={() => undefined}
      required={false}
      disabled={false}
      invalid={false}
      describedBy={undefined}
      placeholder={placeholder}
      mode="edit"
    />
  );
}
