import type { MouseEvent } from 'react';

/** Whether the page itself follows a link that was clicked so. The browser follows it in its own way where a key or another button asks for a new tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
