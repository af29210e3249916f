import type { ComponentType } from 'react';
import { useEngine } from '../../data/EngineContext';
import type { InputProps } from '../../model/Widget';
import { filterField, referenceId } from './filterField';
import type { FilterInputProps } from './FilterInput';

/** A filter by records of another resource, found while typing. Where several are allowed, each chosen one becomes a chip and the input is free for the next. */
export function ReferenceFilter({ id, entity, filter, label, values, onChange, placeholder }: FilterInputProps) {
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
