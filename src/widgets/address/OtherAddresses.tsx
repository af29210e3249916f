import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { WidgetField } from '@/engine/model/Widget';
import type { Address } from './address';
import { useOtherAddresses } from './useOtherAddresses';

/** Offers an empty address what other fields of the form hold already, so that nobody searches the same place twice. */
export function OtherAddresses({ field, onTake }: { field: WidgetField; onTake(address: Address): void }) {
  const { t } = useTranslation('widgets');
  const others = useOtherAddresses(field);
  if (others.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
      {others.map(({ label, line, address }) => (
        <Button key={line} onClick={() => onTake(address)} sx={{ textAlign: 'start' }}>
          {t('address.same', { label, address: line })}
        </Button>
      ))}
    </Box>
  );
}
