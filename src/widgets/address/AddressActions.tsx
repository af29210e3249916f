import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import './addressInput.css';

interface AddressActionsProps {
  /** The id of the parts that the first button opens. */
  partsId: string;
  isOpen: boolean;
  isWritten: boolean;
  disabled: boolean;
  onToggle(): void;
  /** Undoes the change of the address; absent when there is nothing to undo. */
  onUndo: (() => void) | undefined;
  /** Clears the address; absent when it is empty or must not be cleared. */
  onClear: (() => void) | undefined;
}

/** The buttons for an address, apart from the search for another one. */
export function AddressActions({ partsId, isOpen, isWritten, disabled, onToggle, onUndo, onClear }: AddressActionsProps) {
  const { t } = useTranslation('widgets');
  return (
    <div className="address-buttons">
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
    </div>
  );
}
