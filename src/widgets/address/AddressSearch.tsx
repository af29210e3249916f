import { useState } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { SearchBox } from '../SearchBox';
import { TwoLines } from '../TwoLines';
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
    <div className="field" style={{ maxWidth: WIDTH }}>
      <label htmlFor={id}>{t('address.search')}</label>
      <p id={`${id}-hint`} className="field-note">
        {t('address.searchHint')}
      </p>
      <SearchBox<Point>
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
        isBrowsable={false}
        options={isSearching ? [] : points}
        filterOptions={(all) => all}
        groupBy={({ group }) => t(`address.groups.${group}`)}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ key }) => key}
        renderOption={({ title, detail }) => <TwoLines title={title} detail={detail} />}
        instead={t(isSearching ? 'address.loading' : 'address.none')}
        required={required}
        invalid={invalid}
        describedBy={[describedBy, `${id}-hint`].filter(Boolean).join(' ')}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        width={WIDTH}
      />
      <SearchNote hasFailed={hasFailed} isUnchosen={hasLeft && text.trim() !== ''} onRetry={tryAgain} />
    </div>
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
