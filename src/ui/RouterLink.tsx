import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom';

interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<LinkProps, 'replace' | 'state'> {
  href: LinkProps['to'];
}

/**
 * A real link that the router follows. It is called `href` so that MUI's links and buttons accept this component as their `component`. The router's own link
 * brings code that loads pages ahead, which the first page would carry for nothing.
 */
export function RouterLink({ href, replace, state, target, onClick, children, ...props }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state, ...(replace !== undefined && { replace }), ...(target !== undefined && { target }) });
  return (
    <a
      {...props}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
