import { useState } from 'react';
import { useEntity } from '@/engine/data/EngineContext';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { SearchBox } from '../SearchBox';
import { TwoLines } from '../TwoLines';
import { useSettled } from '../useSettled';
import { useSearchText } from '../useSearchText';
import type { ReferenceOption } from './referenceOption';
import { useReferenceOptions } from './useReferenceOptions';

/** An option at the end of the list that says that there are more; it cannot be chosen. */
const MORE: ReferenceOption = { id: Symbol('more'), label: '' };

interface ReferenceSearchProps extends Pick<InputProps, 'id' | 'field' | 'required' | 'disabled' | 'invalid' | 'describedBy' | 'onBlur' | 'placeholder'> {
  /** The resource whose records are searched. */
  resource: string;
  current: ReferenceOption | null;
  onChoose(option: ReferenceOption | null): void;
}

/** A search box and the records that the server found, which are not filtered again here. */
export function ReferenceSearch({ resource, current, onChoose, ...props }: ReferenceSearchProps) {
  const { t } = useTranslation('widgets');
  const entity = useEntity(resource);
  const [open, setOpen] = useState(false);
  const { typed, setTyped, box, leave, remark } = useRecordText(props, current);
  const found = useReferenceOptions(entity, useSettled(typed ?? ''), open);

  return (
    <>
      <SearchBox
        id={props.id}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disabled={props.disabled}
        disableClearable={props.required}
        value={current}
        inputValue={typed ?? current?.label ?? ''}
        onChange={(_event, chosen: ReferenceOption | null) => {
          // The typed text may be the whole name. Choosing the record would then not change the text, so it is cleared here.
          setTyped(undefined);
          onChoose(chosen);
        }}
        onBlur={() => {
          leave(current !== null);
          props.onBlur();
        }}
        options={found.more > 0 || found.isUncounted ? [...found.options, MORE] : found.options}
        filterOptions={(all) => all}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => String(id)}
        getOptionDisabled={(option) => option === MORE}
        isOptionEqualToValue={(option, value) => String(option.id) === String(value.id)}
        renderOption={(option) =>
          option === MORE ? t(found.isUncounted ? 'reference.others' : 'reference.more', { count: found.more }) : <TwoLines title={option.label} detail={option.detail} />
        }
        instead={t(found.isLoading ? 'reference.loading' : found.error ? 'reference.failed' : 'reference.none')}
        {...box}
        required={props.required}
        invalid={props.invalid}
        describedBy={props.describedBy}
        placeholder={props.placeholder}
      />
      {remark}
    </>
  );
}

/** The text being typed in place of the chosen record. Another choice, even one made elsewhere, replaces it. */
function useRecordText(props: Pick<InputProps, 'id' | 'field' | 'required'>, current: ReferenceOption | null) {
  const text = useSearchText(props);
  const [held, setHeld] = useState(current?.id);
  if (held !== current?.id) {
    setHeld(current?.id);
    text.setTyped(undefined);
  }
  return text;
}
