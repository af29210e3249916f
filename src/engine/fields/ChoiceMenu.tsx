import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface MenuChoice {
  key: string;
  label: string;
  /** Whether the choice is on; absent for a choice that is a command. */
  checked?: boolean;
  /** Whether the choice deletes, or cannot be undone. */
  danger?: boolean;
  /** Why the choice cannot be picked now. It stays in the menu and shows this reason. */
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
 * A menu below its button. The focus returns to the button when the menu is left without a choice. The menu does not trap the focus, as it would take it back from
 * the button while it closes.
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
          {checked !== undefined && <input className="tick-box" type="checkbox" checked={checked} readOnly tabIndex={-1} aria-hidden="true" />}
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

/** An unavailable choice stays readable, so that its reason can be read. */
const unavailableStyle = { color: 'text.secondary', cursor: 'default', whiteSpace: 'normal', maxWidth: 420 };
