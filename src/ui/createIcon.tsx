import type { ReactNode, SVGProps } from 'react';
import './icon.css';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'color' | 'fontSize'> {
  fontSize?: 'small' | 'medium' | 'inherit';
  color?: 'inherit' | 'primary' | 'error' | 'warning' | 'success' | 'info' | 'action' | 'disabled';
  /** What the icon says where no word does. Without it, screen readers pass the icon over. */
  titleAccess?: string;
}

/** Makes an icon of its paths, in a box of 24 by 24. The build gives this function to the package of icons, whose own one styles an icon each time it is rendered. */
export function createIcon(paths: ReactNode) {
  return function Icon({ fontSize = 'medium', color = 'inherit', titleAccess, className, ...svg }: IconProps) {
    const looks = ['icon', `icon-${fontSize}`, color !== 'inherit' && `icon-${color}`, className];
    return (
      <svg viewBox="0 0 24 24" focusable="false" aria-hidden={titleAccess ? undefined : true} role={titleAccess ? 'img' : undefined} {...svg} className={looks.filter(Boolean).join(' ')}>
        {paths}
        {titleAccess && <title>{titleAccess}</title>}
      </svg>
    );
  };
}
