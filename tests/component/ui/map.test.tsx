// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { attributionParts } from '@/ui/map/Attribution';
import type { MapProps } from '@/ui/map/MapProps';
import { MapView } from '@/ui/map/MapView';

const nancy = { id: 'nancy', position: [48.6921, 6.1844] as const, label: 'Nancy <b>centre</b>' };
const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '© <a href="https://tiles.test/licence">Tiles</a>' };

async function open(props: Partial<MapProps> = {}) {
  startI18n('fr');
  await loadTexts('fr');
  await act(async () => render(<MapView label="Carte" markers={[nancy]} tiles={undefined} {...props} />));
  return screen.findByRole('region', { name: 'Carte' });
}

describe('a map', () => {
  it('has a name, is reached by Tab, and its buttons speak the language of the app', async () => {
    const map = await open();
    expect(map.tabIndex).toBe(0);
    expect(within(map).getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Zoomer', 'Dézoomer']);
  });

  it('shows the label of its marker as text, never as HTML', async () => {
    within(await open()).getByText('Nancy <b>centre</b>');
  });

  it('asks for no picture without tiles', async () => {
    expect((await open()).querySelector('img')).toBeNull();
  });

  it.each([
    [undefined, 0],
    [9000, 1],
  ])('draws around its marker how far it counts: %s m', async (radius, circles) => {
    const map = await open({ markers: [{ ...nancy, radius }] });
    expect(map.querySelectorAll('.map-radius')).toHaveLength(circles);
  });

  it('names whom its tiles are owed to', async () => {
    await open({ tiles });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Tiles' }).href).toBe('https://tiles.test/licence');
  });
});

describe('a marker that can be moved', () => {
  const press = (target: Element, key: string, shiftKey = false) => fireEvent.keyDown(target, { key, shiftKey });

  it('goes by the arrow keys, a tenth as far with Shift, and the map stays where it is', async () => {
    const moves: (readonly number[])[] = [];
    const map = await open({ onMove: (_id, [latitude, longitude]) => moves.push([latitude - nancy.position[0], longitude - nancy.position[1]]) });
    const marker = within(map).getByRole('button', { name: nancy.label });
    const heard = vi.fn();
    map.addEventListener('keydown', heard);
    expect(press(marker, 'ArrowRight')).toBe(false);
    press(marker, 'ArrowRight', true);
    press(marker, 'ArrowUp');
    press(marker, 'ArrowLeft');
    expect(heard).not.toHaveBeenCalled();
    expect(press(marker, 'Tab')).toBe(true);
    const ways = moves.map(([latitude = 0, longitude = 0]): [way: string, degrees: number] => (Math.abs(latitude) > Math.abs(longitude) ? ['up', latitude] : ['right', longitude]));
    const [, little] = ways[1] ?? ['', 1];
    expect(ways.map(([way, degrees]) => [way, Math.sign(degrees)])).toEqual([['right', 1], ['right', 1], ['up', 1], ['right', -1]]);
    // Positions are those of whole pixels.
    expect((ways[0]?.[1] ?? 0) / little).toBeCloseTo(10, -1);
  });
});

describe('a map that is not what its page is for', () => {
  it('leaves the wheel to the page, and has a scale in metres alone', async () => {
    const map = await open();
    expect(fireEvent.wheel(map, { deltaY: 100 })).toBe(true);
    expect(map.querySelectorAll('.leaflet-control-scale-line')).toHaveLength(1);
  });
});

describe('an attribution', () => {
  it.each([
    ['© Tiles', [{ words: '© Tiles' }]],
    ['&copy; <b>Tiles</b> &amp; co', [{ words: '© Tiles & co' }]],
    [
      `Map data <a target="_blank" href='https://one.test/?a=1&amp;b=2' style="color: red">One</a>, <a href="http://two.test">Two</a>.`,
      [{ words: 'Map data ' }, { words: 'One', href: 'https://one.test/?a=1&b=2' }, { words: ', ' }, { words: 'Two', href: 'http://two.test' }, { words: '.' }],
    ],
    ['<a href="javascript:alert(1)">Tiles</a><img src=x onerror=alert(1)>', [{ words: 'Tiles' }]],
  ])('is read as words and links: %s', (html, parts) => {
    expect(attributionParts(html)).toEqual(parts);
  });
});
