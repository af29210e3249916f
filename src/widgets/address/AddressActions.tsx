import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface AddressActionsProps {
  /** Of what the first button opens. */
  partsId: string;
  isOpen: boolean;
  isWritten: boolean;
  disabled: boolean;
  onToggle(): void;
  /** Absent: there is nothing to take back. */
  onUndo: (() => void) | undefined;
  /** Absent: there is nothing to clear, or it cannot be cleared. */
  onClear: (() => void) | undefined;
}

/** What can be done with an address, beside searching another. */
export function AddressActions({ partsId, isOpen, isWritten, disabled, onToggle, onUndo, onClear }: AddressActionsProps) {
  const { t } = useTranslation('widgets');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
      <Button disabled={disabled} aria-expanded={isOpen} aria-controls={isOpen ? partsId : undefined} onClick={onToggle}>
        {t(isWritten ? 'address.correct' : 'address.write')}
      </Button>
      {onUndo && (
        <Button disabled={disabled} onClick={onUndo}>
          {t('address.undo')}
        </Button>
      )}
      {onClear && (
        <Button disabled={disabled} onClick={onClear}>
          {t('address.clear')}
        </Button>
      )}
    </Box>
  );
}
