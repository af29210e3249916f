import { Component, type ReactNode } from 'react';

interface FocusReleaseProps {
  /** What tells one page from another. */
  page: string;
  children: ReactNode;
}

/** Whoever leaves what they type in is told so by other means: it is kept, or asked about. */
const PRESSED = 'a, button, [role=gridcell]';

/**
 * Takes the focus from the link that led to another page, just before that page takes the place of its own: a browser that removes what has the focus
 * lays out the whole page once more for it. The heading of the new page has it next (rule focus.kept). Only a class is told of that moment.
 */
export class FocusRelease extends Component<FocusReleaseProps> {
  override getSnapshotBeforeUpdate({ page }: FocusReleaseProps): null {
    const focused = document.activeElement;
    if (page !== this.props.page && focused instanceof HTMLElement && focused.matches(PRESSED) && focused.closest('main')) focused.blur();
    return null;
  }

  /** React asks for it beside the other one. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
