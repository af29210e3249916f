import { formatNumber, parseNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { TextBox } from '@/ui/TextBox';
import { useTextContext } from '../../fields/useTextContext';
import type { FilterInputProps } from './FilterInput';
import { readFilterValues, readRange, writeRange, type Range } from '../../data/filterValues';
import { useTypedText } from './useTypedText';

/** A filter with two numbers, of which one is enough. */
export function NumberRangeFilter({ id, entity, filter, values, onChange }: FilterInputProps) {
  const { t } = useTranslation('list');
  const range = readRange(values[0]);
  const change = (end: Partial<Range>) =>
    onChange(readFilterValues([writeRange({ ...range, ...end })], filter, entity.schema), 'replace');

  return (
    <div className="filter-numbers">
      <NumberEnd id={id} label={t('minimum')} value={range.from} onChange={(from) => change({ from })} />
      <NumberEnd id={`${id}-to`} label={t('maximum')} value={range.to} onChange={(to) => change({ to })} />
    </div>
  );
}

interface NumberEndProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function NumberEnd({ id, label, value, onChange }: NumberEndProps) {
  const { language } = useTextContext();
  const written = value && formatNumber(Number(value), language, { useGrouping: false });
  const [text, typed] = useTypedText(written, (next) => onChange(String(parseNumber(next, language) ?? '')));

  return (
    <div className="filter-end">
      <label htmlFor={id}>{label}</label>
      <TextBox
        id={id}
        value={text}
        onChange={(event) => typed.change(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && typed.applyNow(text)}
        inputMode="decimal"
        autoComplete="off"
        width={110}
      />
    </div>
  );
}
