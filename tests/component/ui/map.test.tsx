// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { attributionParts } from '@/ui/map/Background';
import { GroupedMap } from '@/ui/map/GroupedMap';
import type { GroupedMapProps, MapProps } from '@/ui/map/MapProps';
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
    expect(within(map).getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Zoom avant', 'Zoom arrière']);
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

describe('a map of many places', () => {
  afterEach(() => void vi.restoreAllMocks());

  const metz = { id: 'metz', position: [49.1193, 6.1757] as const, label: 'Metz' };

  async function openMany(props: Partial<GroupedMapProps> = {}) {
    const onSight = vi.fn<GroupedMapProps['onSight']>();
    const drawn = (more: Partial<GroupedMapProps>) => <GroupedMap label="Carte" markers={[nancy]} tiles={undefined} chosen={undefined} lookAgain="" onChoose={() => undefined} onSight={onSight} {...more} />;
    // The document lays nothing out, and a map without an extent shows no place.
    for (const side of ['clientWidth', 'clientHeight'] as const) vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400);
    const { rerender } = await act(async () => render(drawn(props)));
    return { map: screen.getByRole('region', { name: 'Carte' }), sights: onSight.mock.calls, again: (more: Partial<GroupedMapProps>) => act(async () => rerender(drawn({ ...props, ...more }))) };
  }

  it('is moved and zoomed by its keys, which is told as done by hand; no marker is on the way of Tab', async () => {
    const { map, sights } = await openMany();
    expect(sights.map(([, isByHand]) => isByHand)).toEqual([false]);
    expect(map.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1);
    expect(map.querySelectorAll('.leaflet-marker-icon[tabindex]')).toHaveLength(0);
    map.focus();
    fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(sights.at(-1)?.[1]).toBe(true));
    expect(sights.at(-1)![0].west).toBeGreaterThan(sights[0]![0].west);
    const moved = sights.length;
    fireEvent.keyDown(map, { key: '-', keyCode: 189 });
    await waitFor(() => expect(sights.length).toBeGreaterThan(moved));
  });

  it('draws the chosen place apart, and no place that is no longer among its own', async () => {
    const { map, again } = await openMany();
    const pins = () => [...map.querySelectorAll('.leaflet-marker-icon')].map(({ outerHTML }) => outerHTML);
    const [plain] = pins();
    await again({ chosen: 'nancy' });
    expect(pins()).toHaveLength(1);
    expect(pins()[0]).not.toBe(plain);
    await again({ markers: [metz], lookAgain: 'other' });
    expect(pins()).toEqual([plain]);
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
