import Link, { type LinkProps } from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { RouterLink } from '@/ui/RouterLink';

interface SectionLinkProps extends Pick<LinkProps, 'color' | 'underline' | 'children'> {
  /** What it leads to, by its id. */
  section: string;
}

/**
 * Leads to a part of the page, from where the reading goes on. It stays in the same entry of the history, with what that knows: the list that the
 * operator came from, the request that this one has replaced.
 */
export function SectionLink({ section, ...look }: SectionLinkProps) {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };

  function handleClick() {
    const target = document.getElementById(section);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }

  return <Link component={RouterLink} href={{ pathname, search, hash: section }} replace state={state} onClick={handleClick} {...look} />;
}
