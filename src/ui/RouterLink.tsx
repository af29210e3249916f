import { Link, type LinkProps } from 'react-router-dom';

interface RouterLinkProps extends Omit<LinkProps, 'to'> {
  href: LinkProps['to'];
}

/** A real link that the router follows. It is called `href` so that MUI's links and buttons accept this component as their `component`. */
export function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link to={href} {...props} />;
}
