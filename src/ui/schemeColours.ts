import { MINIMUM_CONTRAST, contrast, inkOn, shade, tint } from '../config/contrast';
import { darkScheme, lightScheme, type Scheme } from './tokens';

/** The backgrounds of a scheme that text in a colour of the deployment may stand on. */
const surfaces = ({ background, surface, selected }: Scheme) => [background, surface, selected];

/** By how much a colour is lightened at least for the dark scheme, and the step by which a colour is then made lighter or darker until it can be read. */
const FIRST_TINT = 0.55;
const STEP = 0.05;

/** The lowest contrast of a colour of the deployment with a background of the light scheme. */
export function contrastOnLight(colour: string): number {
  return worst(colour, lightScheme);
}

/** The colour that draws links, buttons and the focus on the light scheme: the deployment's colour where it can be read, else the same hue, darkened no more than needed. */
export function onLight(colour: string): string {
  for (let amount = 0; amount < 1; amount += STEP) {
    const darker = shade(colour, amount);
    if (contrastOnLight(darker) >= MINIMUM_CONTRAST) return darker;
  }
  return '#000000';
}

/** The same hue as the deployment's colour, made light enough to be read on the dark scheme. */
export function onDark(colour: string): string {
  for (let amount = FIRST_TINT; amount < 1; amount += STEP) {
    const lighter = tint(colour, amount);
    if (worst(lighter, darkScheme) >= MINIMUM_CONTRAST) return lighter;
  }
  return '#ffffff';
}

/** The colours that a deployment chooses. */
export interface ThemeColours {
  primary: string;
  secondary: string;
}

/** The deployment's colours as CSS variables, for what is painted without the component library. */
export function brandVariables({ primary, secondary }: ThemeColours): Record<string, string> {
  const [brand, onDarkScheme] = [onLight(primary), onDark(primary)];
  return {
    '--brand': brand,
    '--on-brand': inkOn(brand),
    '--brand-strong': strong(brand),
    '--brand-on-dark': onDarkScheme,
    '--brand-on-dark-strong': strong(onDarkScheme),
    '--second': onLight(secondary),
    '--second-on-dark': onDark(secondary),
  };
}

/** The colour of a button under the pointer. It moves away from the colour of the text, never towards it. */
export function strong(colour: string): string {
  return inkOn(colour) === '#ffffff' ? shade(colour, 0.3) : tint(colour, 0.3);
}

function worst(colour: string, scheme: Scheme): number {
  return Math.min(...surfaces(scheme).map((surface) => contrast(colour, surface)));
}
