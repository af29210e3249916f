import { createContext, use, useEffect, useRef } from 'react';
import { HeadingBar, type HeadingBarProps } from './HeadingBar';
import { useAnnouncePageTitle } from './PageTitle';
import { TabTitle } from './TabTitle';

/** Whether the heading that is being rendered takes the focus. The heading of a page that the browser has just loaded does not: there, Tab must start with the skip link. */
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
  /** Whether the form was refused: the title of the tab then says so. */
  failing?: boolean;
  /** The title of the tab, in place of the page's title, which may name a person (rule privacy.page). */
  tab?: string;
}

/** The top of every page. The h1 and the last breadcrumb say the same words; the title of the tab uses words that name nobody. */
export function PageHeader({ failing = false, tab, ...bar }: PageHeaderProps) {
  const heading = usePageHeading(bar.title);

  return (
    <>
      <TabTitle page={tab ?? bar.title} failing={failing} />
      <HeadingBar {...bar} level={1} ref={heading} />
    </>
  );
}

/** Makes the h1 of a page, with these words, take the focus after a navigation, so that the heading is read and Tab starts there. */
export function usePageHeading(title: string) {
  useAnnouncePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFocusDue = use(HeadingFocusContext);
  // Runs once for each page: a new query of the same list must not move the focus.
  useEffect(() => {
    if (isFocusDue()) heading.current?.focus({ preventScroll: true });
  }, [isFocusDue]);
  return heading;
}
