import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface HistoryFilterProps {
  kinds: readonly number[];
  /** The kind that is shown; absent for all of them. */
  kind: number | undefined;
  /** How many entries are shown. */
  count: number;
  onChange(kind: number | undefined): void;
}

/** Narrows the history to one kind of action. */
export function HistoryFilter({ kinds, kind, count, onChange }: HistoryFilterProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <label htmlFor={id}>{t('history.kind')}</label>
      <NativeSelect value={kind ?? ''} onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))} input={<OutlinedInput />} inputProps={{ id }} sx={{ width: 'auto' }}>
        <option value="">{t('history.all')}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`types.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('history.count', { count })}
      </Typography>
    </Box>
  );
}
