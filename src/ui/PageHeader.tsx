import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncePageTitle } from './PageTitle';

/** The deployment's name, for the title of the browser's tab. */
export const ProductTitleContext = createContext('');

/**
 * Whether the heading that is being drawn takes the focus: not that of a page which the browser has just loaded, where Tab must start with
 * the skip link (ux A3, A5).
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

interface PageHeaderProps {
  /** The page's name: the h1, the tab's title and the last breadcrumb say the same words. */
  title: string;
  /** Results of the filtered list, already formatted. */
  count?: string | undefined;
  /** The record's name, never put in the tab's title: it may be somebody's. */
  subtitle?: ReactNode;
  primary?: ReactNode;
  secondary?: ReactNode;
  /** The form was refused: the tab says so. */
  failing?: boolean;
}

/** The top of every page. After a navigation the focus goes to its heading, so that it is read and Tab starts there. */
export function PageHeader({ title, count, subtitle, primary, secondary, failing = false }: PageHeaderProps) {
  const { t } = useTranslation('ui');
  const product = use(ProductTitleContext);
  const heading = useHeadingFocus();
  useAnnouncePageTitle(title);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
      <title>{t(failing ? 'failingTabTitle' : 'tabTitle', { page: title, product })}</title>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography ref={heading} component="h1" variant="h1" tabIndex={-1} sx={{ outlineOffset: 4 }}>
          {title}
          {count !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
              {` (${count})`}
            </Box>
          )}
        </Typography>
        {subtitle && (
          <Typography component="p" variant="subtitle1" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {secondary}
        {primary}
      </Box>
    </Box>
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
