import './keyHint.css';

/** The key of a button, beside its words, for the eye: its `aria-keyshortcuts` tells others. */
export function KeyHint({ letter }: { letter: string }) {
  return (
    <kbd className="key-hint" aria-hidden="true">
      {letter}
    </kbd>
  );
}
