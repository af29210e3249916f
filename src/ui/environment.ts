import { inkOn } from '@/config/contrast';

const HEIGHT = '--banner-height';

/** The CSS variables of the banner that names the environment: what sticks to the top of the window stands below it. */
export function environmentVariables(environment: { colour: string } | undefined): Record<string, string> {
  return environment ? { [HEIGHT]: '28px', '--environment': environment.colour, '--on-environment': inkOn(environment.colour) } : {};
}

/** In px, for what is computed rather than styled. */
export function bannerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(HEIGHT)) || 0;
}
