import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '@/engine/model/Widget';

interface SearchBox extends Pick<InputProps, 'required' | 'describedBy' | 'invalid'> {
  placeholder?: string | undefined;
}

/** The common props of the boxes in which a choice or a record is searched: their words, and the attributes of their frame. */
export function useSearchLook({ required, describedBy, invalid, placeholder }: SearchBox) {
  const { t } = useTranslation('widgets');
  return {
    openText: t('reference.open'),
    closeText: t('reference.close'),
    clearText: t('reference.clear'),
    renderInput: ({ slotProps, ...params }: AutocompleteRenderInputParams) => (
      <OutlinedInput
        {...params}
        {...slotProps.input}
        error={invalid}
        slotProps={{ input: { ...slotProps.htmlInput, required, placeholder, 'aria-describedby': describedBy, 'aria-invalid': invalid } }}
      />
    ),
    slotProps: { paper: { elevation: 6 } },
    sx: { maxWidth: 420 },
  };
}
