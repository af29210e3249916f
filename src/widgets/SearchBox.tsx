import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Close from '@mui/icons-material/Close';
import useAutocomplete, { type AutocompleteGroupedOption, type UseAutocompleteProps, type UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { useCallback, useId, type FocusEventHandler, type KeyboardEventHandler, type ReactNode } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { placeUnder } from '@/ui/placeUnder';
import '@/ui/textBox.css';
import './searchBox.css';

interface SearchBoxProps<Option, Multiple extends boolean | undefined, DisableClearable extends boolean | undefined>
  extends UseAutocompleteProps<Option, Multiple, DisableClearable, false>, Partial<Pick<InputProps, 'required' | 'describedBy' | 'invalid' | 'placeholder'>> {
  getOptionLabel: (option: Option) => string;
  /** The greatest width in pixels. */
  width?: number;
  /** Whether all that there is to choose can be listed without typing. */
  isBrowsable?: boolean;
  /** What stands in the place of the options while there are none. */
  instead: string;
  /** An option as it is shown, where that is more than its label. */
  renderOption?: (option: Option) => ReactNode;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  onKeyDown?: KeyboardEventHandler;
}

/** A box in which a choice, a record or a place is searched, with the list of what was found under it. Its behaviour, the keyboard included, is the component library's. */
export function SearchBox<Option, Multiple extends boolean | undefined = false, DisableClearable extends boolean | undefined = false>(props: SearchBoxProps<Option, Multiple, DisableClearable>) {
  const { width = 420, isBrowsable = true, required, describedBy, invalid, placeholder, instead, renderOption, onFocus, onBlur, onKeyDown, ...search } = props;
  const { t } = useTranslation('widgets');
  const { getRootProps, getInputProps, getClearProps, getPopupIndicatorProps, anchorEl, setAnchorEl, dirty, popupOpen, ...found } = useAutocomplete<Option, Multiple, DisableClearable, false>(search);
  const isClearable = dirty && !search.disableClearable && !search.disabled;
  const browseLabel = t(popupOpen ? 'reference.close' : 'reference.open');

  return (
    <>
      <div
        {...getRootProps({ onKeyDown })}
        ref={setAnchorEl}
        className="text-box search-box"
        data-buttons={Number(isClearable) + Number(isBrowsable)}
        style={{ maxWidth: width }}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <input type="text" {...getInputProps()} required={required} placeholder={placeholder} aria-describedby={describedBy} aria-invalid={invalid} />
        <span className="search-box-buttons">
          {isClearable && (
            <button {...getClearProps()} className="search-box-clear" aria-label={t('reference.clear')} title={t('reference.clear')}>
              <Close />
            </button>
          )}
          {isBrowsable && (
            <button {...getPopupIndicatorProps()} disabled={search.disabled} aria-label={browseLabel} title={browseLabel}>
              <ArrowDropDown />
            </button>
          )}
        </span>
      </div>
      {popupOpen && anchorEl && <FoundOptions found={found} anchor={anchorEl} instead={instead} renderOption={renderOption} getOptionLabel={search.getOptionLabel} groupBy={search.groupBy} />}
    </>
  );
}

interface FoundOptionsProps<Option> extends Pick<SearchBoxProps<Option, boolean, boolean>, 'instead' | 'getOptionLabel'> {
  renderOption: ((option: Option) => ReactNode) | undefined;
  groupBy: ((option: Option) => string) | undefined;
  found: Pick<UseAutocompleteReturnValue<Option>, 'getListboxProps' | 'getOptionProps'> & { groupedOptions: Option[] | AutocompleteGroupedOption<Option>[] };
  anchor: HTMLElement;
}

function FoundOptions<Option>({ found, anchor, instead, renderOption, getOptionLabel, groupBy }: FoundOptionsProps<Option>) {
  const { getListboxProps, getOptionProps, groupedOptions } = found;
  const place = useCallback((popover: HTMLElement | null) => (popover ? placeUnder(anchor, popover) : undefined), [anchor]);
  const isEmpty = groupedOptions.length === 0;

  function optionAt(option: Option, index: number) {
    const { key, ...attributes } = getOptionProps({ option, index });
    return (
      <li key={key} {...attributes}>
        {renderOption ? renderOption(option) : getOptionLabel(option)}
      </li>
    );
  }

  return (
    <div ref={place} popover="manual" className="search-found">
      <div role="status">{isEmpty && instead}</div>
      {!isEmpty && (
        <ul {...getListboxProps()}>
          {groupBy
            ? (groupedOptions as AutocompleteGroupedOption<Option>[]).map(({ key, group, options, index: first }) => (
                <OptionGroup key={key} title={group}>
                  {options.map((option, index) => optionAt(option, first + index))}
                </OptionGroup>
              ))
            : (groupedOptions as Option[]).map(optionAt)}
        </ul>
      )}
    </div>
  );
}

/** A group of options in a list box, named by its heading, as a list box may contain only options and groups of them. */
function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <li role="group" aria-labelledby={id}>
      <div id={id} className="search-group">
        {title}
      </div>
      <ul role="none">{children}</ul>
    </li>
  );
}
