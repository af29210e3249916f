import { describe, expect, it } from 'vitest';
import { addressLines, streetLine } from '@/widgets/address/address';
import { corrected, pointState } from '@/widgets/address/useAddress';
import { readPoints } from '@/widgets/address/point';
import { earthPosition } from '@/ui/map/earthPosition';

const rueX = {
  houseNumber: '12',
  street: 'rue Saint-Jean',
  streetAddress: '12 rue Saint-Jean',
  postalCode: '54000',
  addressLocality: 'Nancy',
  county: 'Meurthe-et-Moselle',
  region: 'Grand Est',
  addressCountry: 'France',
  countryCode: 'FR',
  latitude: 48.6896,
  longitude: 6.1805,
  displayLabel: ['12 rue Saint-Jean, 54000 Nancy', 'Grand Est, France'],
};

describe('the lines of an address', () => {
  it('are as a letter has them, whatever the platform puts before and between', () => {
    expect(addressLines({ ...rueX, displayLabel: ['Relais de la gare, 12 rue Saint-Jean, 54000, Nancy', 'Grand est, France'] })).toEqual(['12 rue Saint-Jean, 54000 Nancy', 'Grand Est, France']);
  });

  it('are those of the platform when nothing else says where it is', () => {
    expect(addressLines({ latitude: 48.5, longitude: 6, displayLabel: ['Gare', ''] })).toEqual(['Gare']);
  });

  it('leave out the name of the point that is there, which is said beside them', () => {
    expect(addressLines({ latitude: 48.5, longitude: 6, displayLabel: ['Gare', ''] }, 'Gare')).toEqual(['48.5, 6']);
    expect(addressLines({ displayLabel: ['Gare, Meuse', ''] }, 'Gare')).toEqual(['Gare, Meuse']);
  });

  it.each([
    [{ ...rueX, displayLabel: [] }, ['12 rue Saint-Jean, 54000 Nancy', 'Grand Est, France']],
    [{ addressLocality: 'Nancy' }, ['Nancy']],
    [{ addressCountry: 'Belgique' }, ['Belgique']],
    [{ latitude: 48.5, longitude: 6 }, ['48.5, 6']],
    [{}, []],
  ])('are composed otherwise: %o', (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });

  it.each([
    [{ houseNumber: '12', street: 'rue X' }, '12 rue X'],
    [{ houseNumber: '12', street: '12 rue X' }, '12 rue X'],
    [{ houseNumber: '1', street: '12 rue X' }, '1 12 rue X'],
    [{ streetAddress: '12 rue X' }, '12 rue X'],
    [{ houseNumber: '12' }, '12'],
  ])('never repeat the number that the street has in it already: %o', (address, line) => {
    expect(streetLine(address)).toBe(line);
  });

  it.each([
    [{ houseNumber: '37', street: 'chemin de l’Étang', streetAddress: 'Arrêt « Mairie », rue Neuve' }, 'Arrêt « Mairie », rue Neuve'],
    [{ houseNumber: '37', street: 'chemin de l’Étang', streetAddress: '5 rue Neuve' }, '5 rue Neuve'],
    [{ houseNumber: '5', street: 'Rue Neuve', streetAddress: '5 rue neuve' }, '5 Rue Neuve'],
    [{ houseNumber: '37', street: 'rue Neuve', streetAddress: 'Arrêt « Mairie », rue Neuve' }, 'Arrêt « Mairie », rue Neuve'],
    [{ houseNumber: '5', street: 'rue Neuve', streetAddress: 'rue Neuve' }, '5 rue Neuve'],
    [{ houseNumber: '5', street: 'rue Neuve', streetAddress: '' }, '5 rue Neuve'],
  ])('leave out the street of the address before, which the platform keeps beside the line of the new one: %o', (address, line) => {
    expect(streetLine(address)).toBe(line);
  });

  it.each([[{ latitude: 91, longitude: 6 }], [{ latitude: 48, longitude: 181 }], [{ latitude: 48 }], [{ latitude: 'nord', longitude: 6 }]])(
    'have no point on the map at %o',
    (address) => {
      expect(earthPosition(address)).toBeUndefined();
    },
  );
});

describe('a place that the search found (contract places.address and places.search)', () => {
  const found = {
    id: '7',
    type: 'housenumber',
    name: '12 Rue Saint-Jean',
    houseNumber: '12',
    streetName: 'Rue Saint-Jean',
    postalCode: '54000',
    locality: 'Nancy',
    localityCode: '54395',
    region: 'Grand Est',
    regionCode: null,
    macroRegion: '',
    country: 'France',
    countryCode: 'FR',
    lat: 48.68961234,
    lon: 6.18051234,
    provider: 'PHOTON',
  };

  it('becomes an address with number and street in one line too, and coordinates as the platform keeps them', () => {
    expect(readPoints([found])[0]?.address).toEqual({
      houseNumber: '12',
      street: 'Rue Saint-Jean',
      streetAddress: '12 Rue Saint-Jean',
      postalCode: '54000',
      addressLocality: 'Nancy',
      region: 'Grand Est',
      addressCountry: 'France',
      countryCode: 'FR',
      latitude: 48.689612,
      longitude: 6.180512,
    });
  });

  it.each([
    ['a station without a street', { type: 'venue', name: 'Gare de Nancy', houseNumber: null, streetName: null }, 'Gare de Nancy'],
    ['a town, which is said elsewhere', { type: 'locality', name: 'Nancy', houseNumber: null, streetName: null }, undefined],
    ['the home of the operator, which the platform calls by a word of its own', { type: 'user', name: 'homeAddress', houseNumber: null, streetName: null }, undefined],
    ['a place that has a street', { type: 'venue', name: 'Gare de Nancy' }, '12 Rue Saint-Jean'],
    ['a relay point that has one', { type: 'relaypoint', name: 'Parking du Pont' }, 'Parking du Pont, 12 Rue Saint-Jean'],
  ])('keeps its name where the platform does: %s', (_what, more, line) => {
    const [point] = readPoints([{ ...found, ...more }]);
    expect([point?.address['streetAddress'], addressLines(point?.address ?? {})[0]]).toEqual([line, line === undefined ? '54000 Nancy' : `${line}, 54000 Nancy`]);
  });

  it('is told from its homonyms by where it is, without saying anything twice', () => {
    const [address, town] = readPoints([found, { ...found, type: 'locality', name: 'Nancy', houseNumber: null, streetName: null, postalCode: null }]);
    expect([address?.title, address?.detail]).toEqual(['12 Rue Saint-Jean', '54000 Nancy, Grand Est, France']);
    expect([town?.title, town?.detail]).toEqual(['Nancy', 'Grand Est, France']);
  });

  it('is sorted by kind in the order of the specification, the server’s own inside a kind, and no kind is dropped', () => {
    const types = ['locality', 'event', 'spaceport', 'housenumber', 'relaypoint', 'street', 'user', 'venue', 'other', 'housenumber'];
    const points = readPoints(types.map((type, index) => ({ ...found, type, name: `${index}` })));
    expect(points.map(({ group, title }) => `${group} ${title}`)).toEqual([
      'user 6',
      'housenumber 3',
      'housenumber 9',
      'venue 7',
      'street 5',
      'relaypoint 4',
      'locality 0',
      'event 1',
      'other 2',
      'other 8',
    ]);
  });

  it.each([[{ lat: null }], [{ lon: undefined }], [{ lat: 'nord' }]])('is left out without coordinates: %o', (wrong) => {
    expect(readPoints([{ ...found, ...wrong }])).toEqual([]);
  });

  it('may have its coordinates as text', () => {
    expect(readPoints([{ ...found, lat: '48.5', lon: '6' }])[0]?.address).toMatchObject({ latitude: 48.5, longitude: 6 });
  });
});

describe('an address corrected by hand', () => {
  it('has its line of number and street again, and no longer the lines of the platform', () => {
    expect(corrected(rueX, { ...rueX, houseNumber: '14' })).toEqual({
      ...rueX,
      houseNumber: '14',
      streetAddress: '14 rue Saint-Jean',
      displayLabel: undefined,
    });
  });

  it('forgets the county and the region of another town, and the code of another country', () => {
    expect(corrected(rueX, { ...rueX, addressLocality: 'Liège' })).toMatchObject({ county: undefined, region: undefined, countryCode: 'FR' });
    expect(corrected(rueX, { ...rueX, addressCountry: 'Belgique' })).toMatchObject({ region: undefined, countryCode: undefined });
  });

  it('is the known one again once it says the same', () => {
    const wrong = corrected(rueX, { ...rueX, addressLocality: 'Nanc' });
    expect(corrected(rueX, { ...wrong, addressLocality: 'Nancy' })).toEqual(rueX);
  });

  it.each([
    ['lost', { ...rueX, street: 'rue Saint-Dizier' }],
    ['follows', { ...rueX, street: 'rue Saint-Dizier', latitude: 48.7 }],
    ['follows', rueX],
    ['follows', { ...rueX, region: undefined }],
    ['none', { ...rueX, latitude: undefined }],
  ])('has a point that is: %s', (state, address) => {
    expect(pointState(rueX, address)).toBe(state);
  });
});
