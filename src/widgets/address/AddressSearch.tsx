import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useState, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '@/engine/model/Widget';
import { Button } from '@/ui/Button';
import { TwoLines } from '../TwoLines';
import { useSearchLook } from '../useSearchLook';
import { useSettled } from '../useSettled';
import type { Point } from './point';
import { SHORTEST, usePoints } from './usePoints';

/** The width of the box in pixels, enough for a whole address. */
const WIDTH = 560;

interface AddressSearchProps extends Pick<InputProps, 'id' | 'required' | 'disabled' | 'invalid' | 'describedBy'> {
  text: string;
  onText(text: string): void;
  onChoose(point: Point): void;
}

/** A search for a place by typing: an address, a relay point, one's own addresses. The results are listed by kind. */
export function AddressSearch({ id, required, disabled, invalid, describedBy, text, onText, onChoose }: AddressSearchProps) {
  const { t } = useTranslation('widgets');
  const look = useSearchLook({ required, invalid, describedBy: [describedBy, `${id}-hint`].filter(Boolean).join(' ') });
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
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: WIDTH }}>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary' }}>
        {t('address.search')}
      </FormLabel>
      <p id={`${id}-hint`} className="field-note">
        {t('address.searchHint')}
      </p>
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
        {...look}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ maxWidth: WIDTH }}
      />
      <SearchNote hasFailed={hasFailed} isUnchosen={hasLeft && text.trim() !== ''} onRetry={tryAgain} />
    </Box>
  );
}

interface OptionGroupProps {
  title: string;
  children: ReactNode;
}

/** A group of options in a list box, named by its heading, as a list box may contain only options and groups of them. */
function OptionGroup({ title, children }: OptionGroupProps) {
  const id = useId();
  return (
    <li role="group" aria-labelledby={id}>
      <Typography id={id} component="div" variant="body2" sx={{ px: 2, pt: 1, pb: 0.5, fontWeight: 600, color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" role="none" sx={{ p: 0 }}>
        {children}
      </Box>
    </li>
  );
}

interface SearchNoteProps {
  hasFailed: boolean;
  /** Whether a text is left in the search without a chosen place. */
  isUnchosen: boolean;
  onRetry(): void;
}

/** Says why there is no address yet, and what can be done. */
function SearchNote({ hasFailed, isUnchosen, onRetry }: SearchNoteProps) {
  const { t } = useTranslation('widgets');
  if (hasFailed) {
    return (
      <p role="alert" className="field-note field-error field-retry">
        {t('address.failed')}
        <Button size="small" onClick={onRetry}>
          {t('ui:retry')}
        </Button>
      </p>
    );
  }
  return isUnchosen ? (
    <p role="status" className="field-note">
      {t('address.unchosen')}
    </p>
  ) : null;
}
