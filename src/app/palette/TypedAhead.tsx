import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useEffect, useEffectEvent } from 'react';
import { useDelayed } from '@/ui/useDelayed';
import './typedAhead.css';

interface TypedAheadProps {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/**
 * While the palette is loading, takes what is typed, shows it and keeps it from the page behind; a press on that page closes this. The focus does not move, so
 * that the dialog can give it back to where it was.
 */
export function TypedAhead({ text, onType, onClose }: TypedAheadProps) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // AltGr, with which an @ is typed, counts as Ctrl and Alt on some systems.
    const isShortcut = (event.ctrlKey && !event.getModifierState('AltGraph')) || event.metaKey;
    if (isShortcut || event.isComposing || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onType(text.slice(0, -1));
    else if (event.key.length === 1) onType(text + event.key);
  });
  const handlePress = useEffectEvent(onClose);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    const giveUp = () => handlePress();
    document.addEventListener('keydown', listener, true);
    document.addEventListener('pointerdown', giveUp, true);
    return () => {
      document.removeEventListener('keydown', listener, true);
      document.removeEventListener('pointerdown', giveUp, true);
    };
  }, []);
  // A palette that loads fast replaces nothing: nothing flickers.
  if (!useDelayed(200)) return null;
  return (
    <div aria-hidden="true" className="typed-ahead">
      <SearchOutlined />
      {text}…
    </div>
  );
}
