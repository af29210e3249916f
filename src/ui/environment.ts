import { inkOn } from '@/config/contrast';

const HEIGHT = '--banner-height';

/** The CSS variables of the banner that names the environment. Whatever sticks to the top of the window stands below the banner. */
export function environmentVariables(environment: { colour: string } | undefined): Record<string, string> {
  return environment ? { [HEIGHT]: '28px', '--environment': environment.colour, '--on-environment': inkOn(environment.colour) } : {};
}

/** The height of the banner in px, for code that computes a position. */
export function bannerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(HEIGHT)) || 0;
}
