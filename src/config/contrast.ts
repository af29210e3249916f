/** Of WCAG 2.2 for text (1.4.3). */
export const MINIMUM_CONTRAST = 4.5;

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Colours are `#rgb` or `#rrggbb`: the only notation from which a contrast can be computed without a browser. */
export function isColour(text: string): boolean {
  return COLOUR.test(text);
}

/** The WCAG contrast ratio, from 1 to 21, between a colour and the white page it is written on. */
export function contrastWithWhite(colour: string): number {
  const [red, green, blue] = channels(colour).map(linear) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function channels(colour: string): number[] {
  const digits = colour.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255);
}

/** Screens store light on a curve; sums are made on the straight scale. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
