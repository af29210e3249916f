import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreVert from '@mui/icons-material/MoreVert';
import { useState, type ReactNode } from 'react';
import { BusyButton, type BusyButtonProps } from '@/ui/BusyButton';
import { OverlayBoundary } from '@/ui/PartBoundary';
import type { MenuChoice } from './ChoiceMenu';
import { ChoiceMenu } from './choiceMenuChunk';

interface ChoiceMenuButtonProps extends Omit<BusyButtonProps, 'children' | 'onClick'> {
  /** The name of the menu and of the button. */
  label: string;
  /** The text on the button; three dots where there is no room for a word. */
  text?: ReactNode;
  choices: readonly MenuChoice[];
  onPick: (key: string) => void;
}

/** A button with a menu of the choices that the page has no room for. The button has the focus again before anything that is picked opens. */
export function ChoiceMenuButton({ label, text, choices, onPick, ...button }: ChoiceMenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();

  function handlePick(key: string) {
    anchor?.focus();
    setAnchor(undefined);
    onPick(key);
  }

  return (
    <>
      <BusyButton
        type="button"
        {...(text === undefined ? { title: label, style: { minWidth: 44 } } : { endIcon: <ExpandMore /> })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...button}
      >
        {text ?? <MoreVert />}
      </BusyButton>
      <OverlayBoundary>
        {anchor && <ChoiceMenu anchor={anchor} label={label} choices={choices} onPick={handlePick} onClose={() => setAnchor(undefined)} />}
      </OverlayBoundary>
    </>
  );
}
