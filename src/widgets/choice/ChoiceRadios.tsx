import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Box from '@mui/material/Box';
import type { ChoicesProps } from './choices';

/** Radio buttons for up to six choices, all in sight. The group, its name and its messages belong to the frame. */
export function ChoiceRadios(props: ChoicesProps) {
  const { id, choices, chosen, noneLabel, required, disabled, invalid, describedBy, onChoose, onBlur } = props;
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': invalid };
  const offered = noneLabel === undefined ? choices : [...choices, { key: '', label: noneLabel }];

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {offered.map(({ key, label }, index) => (
        <FormControlLabel
          key={key}
          label={label}
          // The legend of the group says once that a choice is required.
          required={false}
          disabled={disabled}
          control={
            <Radio
              size="small"
              name={id}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
              onBlur={onBlur}
              slotProps={{ input: { id: index === 0 ? id : `${id}-${index}`, required, ...aria } }}
            />
          }
        />
      ))}
    </Box>
  );
}
