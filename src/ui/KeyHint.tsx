import './keyHint.css';

/** Shows the key of a button beside its words. It can only be seen: the button's `aria-keyshortcuts` tells it to screen readers. */
export function KeyHint({ letter }: { letter: string }) {
  return (
    <kbd className="key-hint" aria-hidden="true">
      {letter}
    </kbd>
  );
}
