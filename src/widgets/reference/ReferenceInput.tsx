import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '@/engine/model/Widget';
import { useFormRecord } from '@/engine/fields/FormRecord';
import { PartBoundary } from '@/ui/PartBoundary';
import { ReferenceBox } from './ReferenceBox';
import { heldLabel, referenceOptions } from './referenceOption';
import { useMayList } from './useMayList';

/** A box to find another record by typing. It says so when the operator may not choose among these records. */
export function ReferenceInput(props: InputProps) {
  const options = referenceOptions(props.field);
  if (!useMayList(options.resource)) return <Unavailable {...props} />;

  return (
    <PartBoundary fallback={<OutlinedInput id={props.id} disabled fullWidth />}>
      <ReferenceBox {...props} options={options} />
    </PartBoundary>
  );
}

/** Shows the present value to operators who may not change it. */
function Unavailable({ id, field, value, describedBy }: InputProps) {
  const { t } = useTranslation('widgets');
  const record = useFormRecord();
  const label = heldLabel(referenceOptions(field), record) ?? (value === undefined ? '' : `#${String(value)}`);

  return (
    <>
      <OutlinedInput
        id={id}
        readOnly
        value={label}
        fullWidth
        slotProps={{ input: { 'aria-describedby': [describedBy, `${id}-unavailable`].filter(Boolean).join(' ') } }}
      />
      <Typography id={`${id}-unavailable`} variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('reference.unavailable')}
      </Typography>
    </>
  );
}
