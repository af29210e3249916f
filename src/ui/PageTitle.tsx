import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const CurrentTitleContext = createContext('');
const AnnounceTitleContext = createContext<(title: string) => void>(() => undefined);

/** Lets the breadcrumbs end with the exact words of the page's heading. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('');
  return (
    <AnnounceTitleContext value={setTitle}>
      <CurrentTitleContext value={title}>{children}</CurrentTitleContext>
    </AnnounceTitleContext>
  );
}

export function useCurrentPageTitle(): string {
  return use(CurrentTitleContext);
}

/** Tells the breadcrumbs the title of the page; the page's header calls it. */
export function useAnnouncePageTitle(title: string): void {
  const announce = use(AnnounceTitleContext);
  useEffect(() => announce(title), [announce, title]);
}
