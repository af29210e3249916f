import { useEffect, useEffectEvent } from 'react';

interface TypedAheadProps {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** While the palette is on its way its box takes what is typed, and the page behind does not. The focus stays, as the dialog gives it back there. */
export function TypedAhead({ text, onType, onClose }: TypedAheadProps) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // AltGr, which writes an @, is Ctrl and Alt on some systems.
    const isShortcut = (event.ctrlKey && !event.getModifierState('AltGraph')) || event.metaKey;
    if (isShortcut || event.isComposing || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onType(text.slice(0, -1));
    else if (event.key.length === 1) onType(text + event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
  return null;
}
