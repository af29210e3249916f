import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

const CurrentTitleContext = createContext('');
const AnnounceTitleContext = createContext<(title: string) => void>(() => undefined);

interface PageTitleProviderProps {
  /** What tells one page from another: its path. */
  page: string;
  children: ReactNode;
}

/** Lets the breadcrumbs end with the exact words of the page's heading. */
export function PageTitleProvider({ page, children }: PageTitleProviderProps) {
  const [said, setSaid] = useState({ page, title: '' });
  const announce = useCallback((title: string) => setSaid({ page, title }), [page]);
  return (
    <AnnounceTitleContext value={announce}>
      <CurrentTitleContext value={said.page === page ? said.title : ''}>{children}</CurrentTitleContext>
    </AnnounceTitleContext>
  );
}

/** The title of the page; empty while the page is loading, as the title of the page before would be wrong. */
export function useCurrentPageTitle(): string {
  return use(CurrentTitleContext);
}

/** Tells the breadcrumbs the title of the page; the page's header calls it. */
export function useAnnouncePageTitle(title: string): void {
  const announce = use(AnnounceTitleContext);
  useEffect(() => announce(title), [announce, title]);
}
