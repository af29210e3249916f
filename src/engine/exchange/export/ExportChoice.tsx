import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ExportChoiceProps {
  legend: string;
  choices: readonly { name: string; label: string; help?: string }[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** A choice between several options; renders nothing when there is only one. */
export function ExportChoice({ legend, choices, chosen, onChoose }: ExportChoiceProps) {
  const id = useId();
  if (choices.length < 2) return null;

  return (
    <FormControl component="fieldset" sx={{ mb: 2 }}>
      <FormLabel component="legend" focused={false} sx={{ typography: 'body2' }}>
        {legend}
      </FormLabel>
      {choices.map(({ name, label, help }) => {
        const helpId = help && `${id}-${name}`;
        const control = (
          <Radio
            size="small"
            name={id}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        );
        return (
          <div key={name}>
            <FormControlLabel control={control} label={label} />
            {help && (
              <Typography id={helpId} variant="body2" sx={{ color: 'text.secondary', ml: 3.75, mt: -0.5, mb: 0.5 }}>
                {help}
              </Typography>
            )}
          </div>
        );
      })}
    </FormControl>
  );
}
