import type { ReactNode } from 'react';

/** A word with a hyphen after its first letter, as "e-mail". */
const SHORT_START = /((?<!\p{L})\p{L}-\p{L}+)/u;

/** A text in which a word such as "e-mail" stays on one line: the browser breaks a line after any hyphen, and no other character reads as well. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(SHORT_START);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The index can be the key because a label is always rendered again as a whole.
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
