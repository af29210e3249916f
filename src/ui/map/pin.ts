import { DivIcon } from 'leaflet';

const WIDTH = 28;
const HEIGHT = 36;

/** A marker drawn as SVG in the colours of the theme (`mapStyle`), so that no picture is fetched. */
export function pin(kind?: 'movable' | 'chosen'): DivIcon {
  return new DivIcon({
    className: kind ? `map-pin map-pin-${kind}` : 'map-pin',
    html: drawing(),
    iconSize: [WIDTH, HEIGHT],
    iconAnchor: [WIDTH / 2, HEIGHT - 1],
    tooltipAnchor: [0, 2],
  });
}

function drawing(): HTMLElement {
  const svg = shape('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: `${WIDTH}`, height: `${HEIGHT}`, 'aria-hidden': 'true' });
  svg.append(shape('path', { d: 'M14 35C14 35 26 21.5 26 13A12 12 0 1 0 2 13C2 21.5 14 35 14 35Z' }));
  svg.append(shape('circle', { cx: '14', cy: '13', r: '4.5' }));
  return svg as unknown as HTMLElement;
}

function shape(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
