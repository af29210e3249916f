import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps } from './choices';

/** The browser's own list, for more than six choices. It works with the keyboard and screen readers, and needs no words of ours. */
export function ChoiceSelect(props: ChoicesProps) {
  const { id, choices, chosen, noneLabel, required, disabled, invalid, describedBy, onChoose, onBlur } = props;
  const { t } = useTranslation('widgets');

  return (
    <NativeSelect
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      onBlur={onBlur}
      disabled={disabled}
      error={invalid}
      input={<OutlinedInput />}
      inputProps={{ id, required, 'aria-describedby': describedBy, 'aria-invalid': invalid }}
      sx={{ maxWidth: 420 }}
    >
      {(noneLabel !== undefined || chosen === '') && <option value="">{noneLabel ?? t('choice.choose')}</option>}
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
