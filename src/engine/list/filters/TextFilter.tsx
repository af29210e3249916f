import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { hasType } from '../../model/widgetName';
import type { FilterInputProps } from './FilterInput';
import { filterSchema, readFilterValues } from '../../data/filterValues';
import { useTypedText } from './useTypedText';

/** A filter by a typed text. It is applied after a pause in typing, or at once with Enter; Escape empties it. */
export function TextFilter({ id, entity, filter, values, onChange }: FilterInputProps) {
  const [text, typed] = useTypedText(values[0] ?? '', (value) => onChange(readFilterValues([value], filter, entity.schema), 'replace'));
  const isWhole = hasType(filterSchema(filter, entity.schema), 'integer');

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') typed.applyNow(text);
    if (event.key === 'Escape') typed.applyNow('');
  }

  return (
    <OutlinedInput
      id={id}
      size="small"
      fullWidth
      value={text}
      onChange={(event) => typed.change(event.target.value)}
      onKeyDown={handleKey}
      slotProps={{ input: { autoComplete: 'off', enterKeyHint: 'search', maxLength: 200, ...(isWhole && { inputMode: 'numeric' }) } }}
    />
  );
}
