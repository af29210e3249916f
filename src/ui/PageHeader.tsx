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
  /** What the tab says in place of the title, which may name somebody (rule privacy.page). */
  tab?: string;
}

/** The top of every page: the h1 and the last breadcrumb say the same words, and the tab's title those that name nobody. */
export function PageHeader({ failing = false, tab, ...bar }: PageHeaderProps) {
  const heading = usePageHeading(bar.title);

  return (
    <>
      <TabTitle page={tab ?? bar.title} failing={failing} />
      <HeadingBar {...bar} level={1} ref={heading} />
    </>
  );
}

/** For the h1 of a page, in these words: after a navigation the focus goes there, so that it is read and Tab starts there. */
export function usePageHeading(title: string) {
  useAnnouncePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFocusDue = use(HeadingFocusContext);
  // Once a page: a new query of the same list must not move the focus.
  useEffect(() => {
    if (isFocusDue()) heading.current?.focus({ preventScroll: true });
  }, [isFocusDue]);
  return heading;
}
