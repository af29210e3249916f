import { ICON_SHAPES } from '../seed/icons';

/**
 * Draws the SVG for an address in the generated data: `icon-<n>.svg` is a map pin, `person-<n>.svg` a portrait, `scene-<n>.svg` a landscape, and
 * anything else the portrait of somebody without a picture. The same name always gives the same picture.
 */
export function drawPicture(name: string): string {
  const [, kind, number] = /^(icon|private|person|scene)-(\d+)\.svg$/.exec(name) ?? [];
  const index = Number(number ?? 0);
  if (kind === 'icon') return pin(index, '#0f6f5c');
  if (kind === 'private') return pin(index, '#6b4fa0');
  if (kind === 'scene') return scene(index);
  return portrait(kind === 'person' ? `hsl(${(index * 47) % 360} 38% 48%)` : '#9aa5ad');
}

function pin(index: number, color: string): string {
  const shape = ICON_SHAPES[index % ICON_SHAPES.length] ?? '';
  return svg(
    48,
    `<path d="M24 2a17 17 0 0 0-17 17c0 12 17 27 17 27s17-15 17-27A17 17 0 0 0 24 2z" fill="${color}"/><g fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" transform="translate(12 7)">${shape}</g>`,
  );
}

function portrait(color: string): string {
  return svg(
    250,
    `<rect width="250" height="250" fill="${color}"/><circle cx="125" cy="98" r="46" fill="#fff" opacity=".9"/><path d="M35 250c0-60 40-92 90-92s90 32 90 92z" fill="#fff" opacity=".9"/>`,
  );
}

function scene(index: number): string {
  const hue = (index * 67 + 150) % 360;
  return svg(
    800,
    `<rect width="800" height="800" fill="hsl(${hue} 45% 86%)"/><circle cx="${200 + ((index * 131) % 400)}" cy="230" r="86" fill="hsl(${(hue + 200) % 360} 60% 78%)"/><path d="M0 560 220 360 400 520 590 330 800 540V800H0z" fill="hsl(${hue} 35% 56%)"/><path d="M0 690c190-90 330 40 480-10s210-70 320-30v150H0z" fill="hsl(${hue} 40% 36%)"/>`,
  );
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>`;
}
