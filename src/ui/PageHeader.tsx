import { createContext, use, useEffect, useRef } from 'react';
import { HeadingBar, type HeadingBarProps } from './HeadingBar';
import { useAnnouncePageTitle } from './PageTitle';
import { TabTitle } from './TabTitle';

/**
 * Whether the heading that is being rendered takes the focus: not that of a page which the browser has just loaded, where Tab must start with
 * the skip link.
 */
export const HeadingFocusContext = createContext<() => boolean>(() => true);

export function headingFocus(isFirstFocused: boolean): () => boolean {
  let isDue = isFirstFocused;
  return () => {
    const wasDue = isDue;
    isDue = true;
    return wasDue;
  };
}

interface PageHeaderProps extends HeadingBarProps {
  /** The form was refused: the tab says so. */
  failing?: boolean;
}

/**
 * The top of every page: the h1, the tab's title and the last breadcrumb say the same words; the name of a record is never put in the
 * tab's title: it may be somebody's. After a navigation the focus goes to the heading, so that it is read and Tab starts there.
 */
export function PageHeader({ failing = false, ...bar }: PageHeaderProps) {
  const heading = useHeadingFocus();
  useAnnouncePageTitle(bar.title);

  return (
    <>
      <TabTitle page={bar.title} failing={failing} />
      <HeadingBar {...bar} level={1} ref={heading} />
    </>
  );
}

function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFocusDue = use(HeadingFocusContext);
  // Once a page: a new query of the same list must not move the focus.
  useEffect(() => {
    if (isFocusDue()) heading.current?.focus({ preventScroll: true });
  }, [isFocusDue]);
  return heading;
}
