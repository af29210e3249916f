import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '@/engine/model/Widget';
import { TwoLines } from '../TwoLines';
import { useSettled } from '../useSettled';
import { OptionGroup } from './OptionGroup';
import type { Point } from './point';
import { SearchNote } from './SearchNote';
import { SHORTEST, usePoints } from './usePoints';

interface AddressSearchProps extends Pick<InputProps, 'id' | 'required' | 'disabled' | 'invalid' | 'describedBy'> {
  text: string;
  onText(text: string): void;
  onChoose(point: Point): void;
}

/** A search for a place by typing: an address, a relay point, one's own addresses. The results are listed by kind. */
export function AddressSearch({ id, required, disabled, invalid, describedBy, text, onText, onChoose }: AddressSearchProps) {
  const { t } = useTranslation('widgets');
  const [isOpen, setOpen] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const asked = useSettled(text.trim());
  const { points, isLoading, hasFailed, retry } = usePoints(asked);
  const isSearching = isLoading || asked !== text.trim();
  const isListed = isOpen && text.trim().length >= SHORTEST && !hasFailed;

  /** The button disappears with the failure, so the focus goes to the box, where the results will appear. */
  function tryAgain() {
    document.getElementById(id)?.focus();
    retry();
  }

  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 560 }}>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary' }}>
        {t('address.search')}
      </FormLabel>
      <FormHelperText id={`${id}-hint`} sx={{ m: 0 }}>
        {t('address.searchHint')}
      </FormHelperText>
      <Autocomplete<Point>
        id={id}
        open={isListed}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disabled={disabled}
        value={null}
        onChange={(_event, point) => point && onChoose(point)}
        inputValue={text}
        onInputChange={(_event, typed, reason) => reason === 'input' && onText(typed)}
        onFocus={() => setHasLeft(false)}
        onBlur={() => setHasLeft(true)}
        clearOnBlur={false}
        selectOnFocus={false}
        openOnFocus
        forcePopupIcon={false}
        options={isSearching ? [] : points}
        filterOptions={(all) => all}
        groupBy={({ group }) => t(`address.groups.${group}`)}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ key }) => key}
        renderGroup={({ key, group, children }) => (
          <OptionGroup key={key} title={group}>
            {children}
          </OptionGroup>
        )}
        renderOption={({ key, ...attributes }, { title, detail }) => (
          <li key={key} {...attributes}>
            <TwoLines title={title} detail={detail} />
          </li>
        )}
        loading={isSearching}
        loadingText={t('address.loading')}
        noOptionsText={t('address.none')}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            {...params}
            {...slotProps.input}
            error={invalid}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                'aria-required': required,
                'aria-describedby': [describedBy, `${id}-hint`].filter(Boolean).join(' '),
                'aria-invalid': invalid,
              },
            }}
          />
        )}
        slotProps={{ paper: { elevation: 6 } }}
      />
      <SearchNote hasFailed={hasFailed} isUnchosen={hasLeft && text.trim() !== ''} onRetry={tryAgain} />
    </Box>
  );
}
