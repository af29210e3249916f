/** The least contrast of text according to WCAG 2.2 (1.4.3). */
export const MINIMUM_CONTRAST = 4.5;

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Whether a text is a colour written as `#rgb` or `#rrggbb`: the only notation from which a contrast can be computed without a browser. */
export function isColour(text: string): boolean {
  return COLOUR.test(text);
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever can be read better on the colour: one of them always has enough contrast (4.58 at worst). */
export function inkOn(colour: string): string {
  return contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
}

/** Mixes the colour with white: 0 gives the colour itself, 1 gives white. */
export function tint(colour: string, amount: number): string {
  return toHex(channels(colour).map((channel) => channel + (255 - channel) * amount));
}

/** Mixes the colour with black: 0 gives the colour itself, 1 gives black. */
export function shade(colour: string, amount: number): string {
  return toHex(channels(colour).map((channel) => channel * (1 - amount)));
}

function toHex(levels: number[]): string {
  return `#${levels.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  const digits = colour.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16));
}

/** Undoes the gamma of a channel: luminance is computed from linear values. */
function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
