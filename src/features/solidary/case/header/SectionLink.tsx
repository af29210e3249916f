import Link, { type LinkProps } from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { RouterLink } from '@/ui/RouterLink';

interface SectionLinkProps extends Pick<LinkProps, 'color' | 'underline' | 'children'> {
  /** The id of the section that it leads to. */
  section: string;
}

/**
 * A link to a section of the page, from where reading goes on. It stays in the same entry of the browser's history, whose state has the list that
 * the operator came from and the request that this one replaced.
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
