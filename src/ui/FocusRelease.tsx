import { Component, type ReactNode } from 'react';

interface FocusReleaseProps {
  /** Tells one page from another, for example its path. */
  page: string;
  children: ReactNode;
}

/** The elements that give up the focus. Fields do not: what is typed in them is kept, or asked about before the page is left. */
const PRESSED = 'a, button, [role=gridcell]';

/**
 * Takes the focus away from the link that led to another page, just before the new page replaces the old one: a browser that removes the focused element lays
 * out the whole page once more for it. The heading of the new page takes the focus next (rule focus.kept). This is a class because only classes have
 * `getSnapshotBeforeUpdate`.
 */
export class FocusRelease extends Component<FocusReleaseProps> {
  override getSnapshotBeforeUpdate({ page }: FocusReleaseProps): null {
    const focused = document.activeElement;
    if (page !== this.props.page && focused instanceof HTMLElement && focused.matches(PRESSED) && focused.closest('main')) focused.blur();
    return null;
  }

  /** React requires this method of a class that has `getSnapshotBeforeUpdate`. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
