import { useTranslation } from 'react-i18next';
import type { FilterInputProps } from './FilterInput';
import { SmallSelect } from '../../fields/SmallSelect';

/** A filter with the choices all, yes and no, without an answer that the server cannot filter by. */
export function YesNoFilter({ id, filter, values, onChange }: FilterInputProps) {
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
