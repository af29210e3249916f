import { MINIMUM_CONTRAST, contrast, inkOn, shade, tint } from '../config/contrast';
import { darkScheme, lightScheme, type Scheme } from './tokens';

/** What text in a colour of the deployment may stand on, in each scheme. */
const surfaces = ({ background, surface, selected }: Scheme) => [background, surface, selected];

/** How much lighter a colour is on the dark scheme at least, and by which steps lighter or darker until it can be read. */
const FIRST_TINT = 0.55;
const STEP = 0.05;

/** The contrast of a colour of the deployment with what it is read worst on, in the light scheme. */
export function contrastOnLight(colour: string): number {
  return worst(colour, lightScheme);
}

/** A colour of the deployment where it can be read on the light scheme, else the same hue, as little darker as that needs: links, buttons and the focus are drawn in it. */
export function onLight(colour: string): string {
  for (let amount = 0; amount < 1; amount += STEP) {
    const darker = shade(colour, amount);
    if (contrastOnLight(darker) >= MINIMUM_CONTRAST) return darker;
  }
  return '#000000';
}

/** The same hue, light enough to be read on the dark scheme. */
export function onDark(colour: string): string {
  for (let amount = FIRST_TINT; amount < 1; amount += STEP) {
    const lighter = tint(colour, amount);
    if (worst(lighter, darkScheme) >= MINIMUM_CONTRAST) return lighter;
  }
  return '#ffffff';
}

/** The deployment's colour as the CSS variables of what is painted before the component library arrives. */
export function brandVariables(primary: string): Record<string, string> {
  const brand = onLight(primary);
  return { '--brand': brand, '--on-brand': inkOn(brand), '--brand-on-dark': onDark(primary) };
}

function worst(colour: string, scheme: Scheme): number {
  return Math.min(...surfaces(scheme).map((surface) => contrast(colour, surface)));
}
