import Popover from '@mui/material/Popover';
import type { ComponentProps, RefObject } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { LinkForm } from './LinkForm';

interface LinkPopoverProps extends ComponentProps<typeof LinkForm> {
  /** The tool under which it opens. */
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Called once it has closed, when the focus is free to go elsewhere. */
  onGone(): void;
}

/** The form for a link's address, in a dialog under its tool. */
export function LinkPopover({ button, isOpen, onGone, ...form }: LinkPopoverProps) {
  const { t } = useTranslation('widgets');
  return (
    <Popover
      open={isOpen}
      anchorEl={() => button.current}
      onClose={form.onCancel}
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('richText.link'), elevation: 6 }, transition: { onExited: onGone } }}
    >
      <LinkForm {...form} />
    </Popover>
  );
}
