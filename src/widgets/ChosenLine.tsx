import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ChosenLineProps {
  /** The name by which the button that removes the line is called. */
  name: string;
  disabled: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several values that were chosen in a box below them, with a button that removes it. */
export function ChosenLine({ name, disabled, onRemove, children }: ChosenLineProps) {
  const { t } = useTranslation('widgets');
  return (
    <Box component="li" sx={lineStyle}>
      {children}
      <IconButton size="small" disabled={disabled} aria-label={t('references.remove', { name })} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** The style of the list around these lines. */
export const chosenListStyle = { listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1, maxWidth: 420 };

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 1.5,
  py: 0.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
};
