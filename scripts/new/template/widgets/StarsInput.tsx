import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '@/engine/model/Widget';

/** A row of stars to choose from. Pressing the chosen star again clears the value. The frame around the input has the label and the messages. */
export function StarsInput({ id, field, value, onChange, onBlur, disabled, invalid, describedBy }: InputProps<number>) {
  const { t } = useTranslation('own');
  const outOf = Number(field.options['outOf']);
  const all = Array.from({ length: outOf }, (_, index) => index + 1);

  return (
    <Box sx={{ display: 'flex' }}>
      {all.map((stars) => (
        <Radio
          key={stars}
          name={id}
          checked={stars === value}
          disabled={disabled}
          icon={stars <= (value ?? 0) ? <StarOutlined color="primary" /> : <StarBorderOutlined />}
          checkedIcon={<StarOutlined />}
          onChange={() => onChange(stars)}
          onClick={() => stars === value && onChange(undefined)}
          onBlur={onBlur}
          slotProps={{ input: { id: stars === 1 ? id : `${id}-${stars}`, 'aria-label': t('stars', { count: stars, outOf }), 'aria-describedby': describedBy, 'aria-invalid': invalid } }}
        />
      ))}
    </Box>
  );
}
