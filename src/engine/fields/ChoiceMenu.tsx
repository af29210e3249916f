import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface MenuChoice {
  key: string;
  label: string;
  /** Absent when the choice is something to do, not something that is on or off. */
  checked?: boolean;
  /** It deletes, or cannot be undone. */
  danger?: boolean;
  /** Why it cannot be picked now: it stays in the menu and says so. */
  unavailable?: string | undefined;
}

interface ChoiceMenuProps {
  anchor: HTMLElement;
  label: string;
  choices: readonly MenuChoice[];
  onPick: (key: string) => void;
  onClose: () => void;
}

/**
 * A menu below its button: the focus goes back there when it is left without a choice. It does not hold the focus, which it would take back
 * from the button while it closes.
 */
export function ChoiceMenu({ anchor, label, choices, onPick, onClose }: ChoiceMenuProps) {
  function handleClose() {
    onClose();
    anchor.focus();
  }

  return (
    <Menu open anchorEl={anchor} disableRestoreFocus disableEnforceFocus onClose={handleClose} slotProps={{ list: { 'aria-label': label, dense: true } }}>
      {choices.map(({ key, label: text, checked, danger, unavailable }) => (
        <MenuItem
          key={key}
          role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={checked}
          aria-disabled={unavailable !== undefined}
          onClick={unavailable === undefined ? () => onPick(key) : undefined}
          sx={{ ...(danger && { color: 'error.main' }), ...(unavailable !== undefined && unavailableStyle) }}
        >
          {checked !== undefined && <Checkbox checked={checked} size="small" tabIndex={-1} disableRipple aria-hidden="true" sx={{ p: 0, mr: 1 }} />}
          {unavailable === undefined ? (
            text
          ) : (
            <span>
              {text}
              <br />
              <small>{unavailable}</small>
            </span>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Readable all the same: the reason is there to be read. */
const unavailableStyle = { color: 'text.secondary', cursor: 'default', whiteSpace: 'normal', maxWidth: 420 };
