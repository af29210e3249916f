import Autocomplete from '@mui/material/Autocomplete';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntity } from '@/engine/EngineContext';
import { useFormRecord } from '@/engine/FormRecord';
import type { ReferenceOptions } from '@/engine/Resource';
import type { InputProps } from '@/engine/Widget';
import { TwoLines } from '../TwoLines';
import { useSettled } from '../useSettled';
import { heldLabel, type ReferenceOption } from './referenceOption';
import { useReferenceLabel } from './useReferenceLabel';
import { useReferenceOptions } from './useReferenceOptions';

/** Stands at the end of the list when there is more than it shows; it cannot be chosen. */
const MORE: ReferenceOption = { id: Symbol('more'), label: '' };

interface ReferenceBoxProps extends InputProps {
  options: ReferenceOptions;
}

/** The box and its list. The list is what the server found: nothing is filtered twice. */
export function ReferenceBox({ options, ...props }: ReferenceBoxProps) {
  const { t } = useTranslation('widgets');
  const entity = useEntity(options.resource);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useReferenceOptions(entity, options, useSettled(typed), open);
  const { current, choose } = useCurrent(props, options, entity);

  const detailId = `${props.id}-detail`;

  return (
    <>
      <Autocomplete
        id={props.id}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disabled={props.disabled}
        disableClearable={props.required}
        value={current}
        onChange={(_event, chosen: ReferenceOption | null) => choose(chosen)}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onBlur={props.onBlur}
        options={found.more > 0 ? [...found.options, MORE] : found.options}
        filterOptions={(all) => all}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => String(id)}
        getOptionDisabled={(option) => option === MORE}
        isOptionEqualToValue={(option, value) => String(option.id) === String(value.id)}
        renderOption={({ key, ...attributes }, option) => (
          <li key={key} {...attributes}>
            {option === MORE ? t('reference.more', { count: found.more }) : <TwoLines title={option.label} detail={option.detail} />}
          </li>
        )}
        loading={found.isLoading}
        loadingText={t('reference.loading')}
        noOptionsText={t(found.error ? 'reference.failed' : 'reference.none')}
        openText={t('reference.open')}
        closeText={t('reference.close')}
        clearText={t('reference.clear')}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            {...params}
            {...slotProps.input}
            error={props.invalid}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                required: props.required,
                'aria-describedby': [props.describedBy, current?.detail && detailId].filter(Boolean).join(' ') || undefined,
                'aria-invalid': props.invalid,
              },
            }}
          />
        )}
        slotProps={{ paper: { elevation: 6 } }}
        sx={{ maxWidth: 420 }}
      />
      {current?.detail && (
        <FormHelperText id={detailId} sx={{ m: 0 }}>
          {current.detail}
        </FormHelperText>
      )}
    </>
  );
}

/** What is chosen, with its name: just chosen here, held by the record as it was loaded, or asked from the server. */
function useCurrent({ value, onChange }: InputProps, options: ReferenceOptions, entity: ReturnType<typeof useEntity>) {
  const record = useFormRecord();
  const [loaded] = useState({ value, label: heldLabel(options, record) });
  const [chosen, setChosen] = useState<ReferenceOption>();
  const known = chosen && chosen.id === value ? chosen.label : loaded.value === value ? loaded.label : undefined;
  const label = useReferenceLabel(entity, value, known);

  return {
    current: value === undefined || value === '' ? null : { id: value, label, detail: chosen?.id === value ? chosen.detail : undefined },
    choose(option: ReferenceOption | null) {
      setChosen(option ?? undefined);
      onChange(option?.id);
    },
  };
}
