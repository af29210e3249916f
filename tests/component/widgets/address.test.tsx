// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import type { Schema } from '@/engine/model/Schema';
import { compiled, withAddress } from '../form/outing';
import { renderRecord, saved, type Call } from '../form/renderRecord';

const home = {
  houseNumber: '3',
  street: 'place Kléber',
  streetAddress: '3 place Kléber',
  postalCode: '67000',
  addressLocality: 'Strasbourg',
  region: 'Grand Est',
  addressCountry: 'France',
  countryCode: 'FR',
  latitude: '48.583600',
  longitude: '7.745500',
  displayLabel: ['3 place Kléber, 67000 Strasbourg', 'Grand Est, France'],
};

const nancy = { postalCode: '54000', locality: 'Nancy', region: 'Grand Est', country: 'France', countryCode: 'FR', lat: 48.6896, lon: 6.1805 };
const points = [
  { ...nancy, id: '1', type: 'locality', name: 'Nancy' },
  { ...nancy, id: '2', type: 'housenumber', name: '12 Rue Saint-Jean', houseNumber: '12', streetName: 'Rue Saint-Jean' },
  { ...nancy, id: '3', type: 'relaypoint', name: 'Parking de la gare' },
];

interface Setting {
  settings?: Parameters<typeof renderRecord>[0]['settings'];
  read?: Api['read'];
  record?: object;
  entity?: ReturnType<typeof withAddress>;
}

const open = ({ read = () => Promise.resolve(points), record = { home }, entity = withAddress(), settings = {} }: Setting = {}) =>
  renderRecord({ path: '/outings/12', entity, settings, api: { get: () => Promise.resolve({ ...saved, ...record }), read } });
const search = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Rechercher une adresse' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Sets the text at once; a single test covers the effect of each key. */
async function fill(control: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(control);
  await userEvent.click(control);
  await userEvent.paste(text);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sent = (calls: Call[]) => calls.find(({ method }) => method === 'update')?.body as { home: Record<string, unknown> } | undefined;
const searches = (calls: Call[]) => calls.filter(({ method }) => method === 'read').map(({ path }) => path);

/** An outing with a second address. */
function withMeeting(): EntityBody {
  const { schema, resource } = withAddress();
  const place = schema.properties['home'] as Schema;
  const changed = { ...schema, properties: { ...schema.properties, meeting: place } };
  const fields = { ...resource.fields, meeting: resource.fields['home'] as FieldDefinition };
  return { schema: changed, resource: { ...resource, fields, form: [{ name: 'all', rows: [['name'], ['home'], ['meeting']] }] }, validators: compiled(changed) };
}

describe('searching an address', () => {
  it('lists what is found by kind, in the order of the specification, each kind named', async () => {
    await open({ read: () => Promise.resolve([...points, { ...nancy, id: '4', type: 'user', name: 'Chez moi' }, { ...nancy, id: '5', type: 'street', name: 'Rue Stanislas' }]) });
    expect((await search()).getAttribute('aria-describedby')?.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain('Numéro et rue, commune ou nom d’un lieu, en trois caractères au moins.');
    await userEvent.type(await search(), 'nanc');
    await screen.findByRole('option', { name: /^12 Rue Saint-Jean/ });
    const groups = within(screen.getByRole('listbox')).getAllByRole('group');
    expect(groups.map((group) => group.firstElementChild?.textContent)).toEqual(['Vos adresses', 'Adresses', 'Rues et lieux-dits', 'Points relais', 'Communes']);
    expect(within(groups[3] as HTMLElement).getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Parking de la gare54000 Nancy, Grand Est, France',
    ]);
  });

  it('asks once typing has stopped, not before three characters, and stops the search before', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const read: Api['read'] = (_path, options) => {
      signals.push(options?.signal);
      return new Promise(() => undefined);
    };
    const { calls } = await open({ read });
    await userEvent.type(await search(), 'na');
    await userEvent.tab();
    await userEvent.type(await search(), 'n');
    await waitFor(() => expect(searches(calls)).toEqual(['points?search=nan']));
    await userEvent.paste('c & y');
    await waitFor(() => expect(searches(calls)).toEqual(['points?search=nan', 'points?search=nanc%20%26%20y']));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it('is done with the arrows and Enter; the address is sent whole, its coordinates as text', async () => {
    const { calls } = await open();
    await fill(await search(), 'nancy');
    await screen.findByRole('option', { name: /^12 Rue/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByText('12 Rue Saint-Jean, 54000 Nancy', { selector: 'p' });
    expect(await search()).toMatchObject({ value: '' });
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls)).toBeDefined());
    expect(sent(calls)?.home).toMatchObject({
      houseNumber: '12',
      street: 'Rue Saint-Jean',
      streetAddress: '12 Rue Saint-Jean',
      postalCode: '54000',
      addressLocality: 'Nancy',
      region: 'Grand Est',
      county: null,
      name: null,
      latitude: '48.6896',
      longitude: '6.1805',
    });
    expect(sent(calls)?.home).not.toHaveProperty('displayLabel');
  });

  it('is closed by Escape, and Enter alone never saves the form', async () => {
    const { calls } = await open();
    await fill(await search(), 'nancy');
    await screen.findByRole('option', { name: /^12 Rue/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await search()).toMatchObject({ value: 'nancy' });
    await userEvent.keyboard('{Enter}');
    expect(sent(calls)).toBeUndefined();
  });

  it('says how many were found, and what was chosen', async () => {
    await open();
    await fill(await search(), 'nancy');
    await screen.findByText('3 adresses trouvées');
    await userEvent.click(await screen.findByRole('option', { name: /^Parking/ }));
    await screen.findByText(/^Adresse choisie.*Parking de la gare/);
  });

  it('shows nothing of an earlier text while the next one is searched', async () => {
    const read: Api['read'] = (path) => (path.endsWith('nancy') ? Promise.resolve(points) : new Promise(() => undefined));
    await open({ read });
    await fill(await search(), 'nancy');
    await screen.findByRole('option', { name: /^12 Rue/ });
    await userEvent.type(await search(), 's');
    expect(screen.queryByRole('option')).toBeNull();
    await screen.findByText('Recherche…');
  });

  it('says that nothing was found, and what can be done', async () => {
    await open({ read: () => Promise.resolve([]) });
    await fill(await search(), 'xyzzy');
    expect(await screen.findAllByText('Aucune adresse trouvée. Elle peut être saisie à la main.')).not.toHaveLength(0);
  });

  it('says that it failed, and tries again', async () => {
    let tries = 0;
    const read = () => (++tries === 1 ? Promise.reject(new ApiError('server')) : Promise.resolve(points));
    await open({ read });
    await fill(await search(), 'nancy');
    const alert = await screen.findByText(/^La recherche d’adresses n’a pas abouti/);
    expect(alert.getAttribute('role')).toBe('alert');
    await press('Réessayer');
    expect(document.activeElement).toBe(await search());
    await screen.findByRole('option', { name: /^12 Rue/ });
  });

  it('says that nothing is chosen yet when it is left with a text', async () => {
    await open();
    await fill(await search(), 'nancy');
    await userEvent.tab();
    await screen.findByText(/^Rien n’est encore choisi/);
  });
});

it('has what was searched in its box again after an interruption, with its results', async () => {
  await open();
  await fill(await search(), 'nanc');
  cleanup();
  await open();
  expect((await search()).value).toBe('nanc');
  await userEvent.click(await search());
  await screen.findByRole('option', { name: /^12 Rue Saint-Jean/ });
  sessionStorage.clear();
});

describe('another address of the same form', () => {
  const twoPlaces = withMeeting();
  const offer = { name: /^Reprendre «\sDomicile\s»\s: 3 place Kléber, 67000 Strasbourg$/ };

  it('is taken over by a button of the empty address, with its point, and is no home there', async () => {
    const { calls } = await open({ entity: twoPlaces, record: { home: { ...home, home: true } } });
    await userEvent.click(await screen.findByRole('button', offer));
    expect(screen.queryByRole('button', offer)).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole('combobox', { name: 'Rechercher une adresse' })[1]);
    await screen.findByText('Adresse choisie : 3 place Kléber, 67000 Strasbourg, Grand Est, France');
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls)).toBeDefined());
    const { street, postalCode, latitude, displayLabel, home: isHome } = (sent(calls) as unknown as { meeting: Record<string, unknown> }).meeting;
    expect([street, postalCode, latitude, displayLabel, isHome]).toEqual(['place Kléber', '67000', '48.5836', undefined, undefined]);
  });

  it('is not offered where an address is filled, or where there is no other', async () => {
    await open({ entity: twoPlaces, record: { home, meeting: home } });
    await screen.findAllByText('3 place Kléber, 67000 Strasbourg');
    expect(screen.queryByRole('button', offer)).toBeNull();
  });
});

describe('correcting an address by hand', () => {
  it('says that the point on the map no longer follows, and searches the corrected address', async () => {
    const { calls } = await open();
    await search();
    await press('Corriger à la main');
    await fill(box('Rue'), 'rue des Juifs');
    await userEvent.tab();
    await screen.findByText(/^L’adresse a changé, mais son point/);
    await press('Rechercher cette adresse');
    expect(document.activeElement).toBe(await search());
    await waitFor(() => expect(searches(calls)).toEqual([`points?search=${encodeURIComponent('3 rue des Juifs 67000 Strasbourg')}`]));
    await screen.findByRole('option', { name: /^12 Rue/ });
  });

  it('is quiet again once the coordinates are corrected too, and sends them all', async () => {
    const { calls } = await open();
    await search();
    await press('Corriger à la main');
    await fill(box('Numéro'), '5');
    await fill(box('Latitude'), '48,5841');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(/^L’adresse a changé/)).toBeNull());
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls)?.home).toMatchObject({ houseNumber: '5', streetAddress: '5 place Kléber', latitude: '48.5841' }));
  });

  it('starts from the line of the address where the platform has kept the street of another beside it', async () => {
    const { calls } = await open({ record: { home: { ...home, houseNumber: '37', street: 'chemin de l’Étang' } } });
    await screen.findByText('3 place Kléber, 67000 Strasbourg', { selector: 'p' });
    await press('Corriger à la main');
    expect([box('Numéro').value, box('Rue').value]).toEqual(['', '3 place Kléber']);
    await fill(box('Rue'), '3 bis place Kléber');
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls)?.home).toMatchObject({ houseNumber: null, street: '3 bis place Kléber', streetAddress: '3 bis place Kléber' }));
  });

  it('writes an address that no search knows', async () => {
    const { calls } = await open({ record: {} });
    await search();
    await press('Saisir l’adresse à la main');
    await fill(box('Rue'), 'chemin des Vignes');
    await fill(box('Commune'), 'Toul');
    await userEvent.tab();
    await screen.findByText(/^Cette adresse n’a pas de point/);
    await fill(box('Latitude'), '48,6');
    await userEvent.tab();
    await screen.findByText(/^Le point n’est enregistré que si la latitude et la longitude/);
    await userEvent.clear(box('Latitude'));
    await userEvent.tab();
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls)?.home).toMatchObject({ street: 'chemin des Vignes', addressLocality: 'Toul', postalCode: null }));
    expect(sent(calls)?.home).not.toHaveProperty('latitude');
  });

  it('says under each part what is wrong with it, and the summary leads to it, even with the parts closed', async () => {
    await open();
    await search();
    await press('Corriger à la main');
    await fill(box('Latitude'), '98');
    await fill(box('Code postal'), '1234567890123456');
    await userEvent.tab();
    await waitFor(() => expect(box('Latitude').getAttribute('aria-invalid')).toBe('true'));
    await press('Enregistrer');
    const summary = await screen.findByRole('alert', { name: /^Le formulaire contient 2 erreurs/ });
    await userEvent.click(within(summary).getByRole('link', { name: /Code postal/ }));
    expect(document.activeElement).toBe(box('Code postal'));
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe('root_home_postalCode-error');
  });

  it('is opened and closed by one button, which stays open where a part is wrong', async () => {
    await open();
    await search();
    const button = screen.getByRole('button', { name: 'Corriger à la main' });
    const toggle = async () => {
      await userEvent.click(button);
      return [button.getAttribute('aria-expanded'), screen.queryByRole('textbox', { name: 'Rue' }) !== null];
    };
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(await toggle()).toEqual(['true', true]);
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(box('Rue'))).toBe(true);
    expect(await toggle()).toEqual(['false', false]);
    expect(await toggle()).toEqual(['true', true]);
    await fill(box('Latitude'), '98');
    await userEvent.tab();
    await waitFor(() => expect(box('Latitude').getAttribute('aria-invalid')).toBe('true'));
    expect(await toggle()).toEqual(['true', true]);
  });

  it('leaves the map with the address that its point belongs to', async () => {
    await open();
    await search();
    const map = () => screen.findByRole('region', { name: /^Carte.*3 place Kléber, 67000 Strasbourg$/ });
    await map();
    await press('Corriger à la main');
    await fill(box('Rue'), 'rue des Juifs');
    await userEvent.tab();
    await screen.findByText(/^L’adresse a changé, mais son point/);
    await map();
  });

  it.each([
    [12, 1],
    [null, 0],
  ])('is read on a map, on which another field may say how far it counts: %s', async (places, circles) => {
    const entity = withAddress({ widget: { use: 'address', radius: 'places' } });
    await renderRecord({ path: '/outings/show/12', entity, api: { get: () => Promise.resolve({ ...saved, home, places }) } });
    const map = await screen.findByRole('region', { name: /^Carte.*3 place Kléber, 67000 Strasbourg$/ });
    expect(map.querySelectorAll('.map-radius')).toHaveLength(circles);
  });

  it('counts as left, and is then asked for, once the focus leaves all of its parts', async () => {
    const { schema, resource } = withAddress({ required: { field: 'status', is: 0 } });
    await renderRecord({ path: '/outings/create', entity: { schema, resource: { ...resource, form: [{ name: 'all', rows: [['home'], ['name']] }] }, validators: compiled(schema) } });
    await userEvent.click(await search());
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saisir l’adresse à la main' }));
    expect(screen.queryByText(/^Renseignez/)).toBeNull();
    await userEvent.tab();
    await screen.findByText(/^Renseignez/);
  });

  it('is asked to be chosen where one was typed, rather than to be filled in', async () => {
    const { schema, resource } = withAddress({ required: { field: 'status', is: 0 } });
    await renderRecord({ path: '/outings/create', entity: { schema, resource: { ...resource, form: [{ name: 'all', rows: [['home'], ['name']] }] }, validators: compiled(schema) }, api: { read: () => Promise.resolve(points) } });
    await fill(await search(), 'nancy');
    await press('Créer');
    expect((await screen.findAllByText(/^Choisissez un des résultats pour «/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Renseignez le champ « (?!Nom)/)).toBeNull();
  });

  it('stops a save while a text is searched of which nothing was chosen, until it is chosen or cleared', async () => {
    const { calls } = await open();
    const typed = await search();
    await fill(typed, 'nancy');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect((await screen.findAllByText(/^Choisissez un des résultats pour « .+ », ou effacez ce que vous y avez tapé/)).length).toBeGreaterThan(0);
    expect(typed).toHaveProperty('value', 'nancy');
    await userEvent.clear(typed);
    await press('Corriger à la main');
    await fill(box('Commune'), 'Colmar');
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls)?.home).toMatchObject({ addressLocality: 'Colmar' }));
    expect(calls.filter(({ method }) => method === 'update')).toHaveLength(1);
  });

  it('can be taken back', async () => {
    await open();
    await search();
    await press('Corriger à la main');
    await fill(box('Commune'), 'Colmar');
    await userEvent.tab();
    await press('Rétablir l’adresse enregistrée');
    await screen.findByText('3 place Kléber, 67000 Strasbourg', { selector: 'p' });
    expect(document.activeElement).toBe(await search());
    screen.getByText('L’adresse enregistrée est rétablie');
  });
});

describe('clearing an address', () => {
  it('sends null where the platform can empty it, and gives the focus to the search', async () => {
    const { calls } = await open();
    await search();
    await press('Effacer l’adresse');
    expect(document.activeElement).toBe(await search());
    screen.getByText('L’adresse est effacée');
    expect(screen.queryByText(/place Kléber/, { selector: 'p' })).toBeNull();
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls)).toEqual({ home: null }));
  });

  it('is not offered where the platform cannot, and says why', async () => {
    await open({ entity: withAddress({ cleared: 'refused' }) });
    await search();
    expect(screen.queryByRole('button', { name: 'Effacer l’adresse' })).toBeNull();
    screen.getByText(/la plateforme ne le permet pas/);
  });

  it.each([
    ['not offered as long as the platform has the fault', [], 0],
    ['offered where the platform has mended it', ['addressClearing' as const], 1],
  ])('that a fault of the platform stands in the way of is %s', async (_what, mended, offered) => {
    await open({ entity: withAddress({ clearable: { not: { fault: 'addressClearing' } } }), settings: { mended } });
    await search();
    expect(screen.queryAllByRole('button', { name: 'Effacer l’adresse' })).toHaveLength(offered);
    expect(screen.queryAllByText(/la plateforme ne le permet pas/)).toHaveLength(1 - offered);
  });

  it('is offered there for an address that was not saved yet', async () => {
    await open({ record: {}, entity: withAddress({ cleared: 'refused' }) });
    await fill(await search(), 'nancy');
    await userEvent.click(await screen.findByRole('option', { name: /^12 Rue/ }));
    await press('Effacer l’adresse');
    expect(screen.queryByText(/Saint-Jean/)).toBeNull();
  });
});

describe('an address to read', () => {
  it('is its lines, and a map with its name', async () => {
    await renderRecord({ path: '/outings/show/12', entity: withAddress(), api: { get: () => Promise.resolve({ ...saved, home }) } });
    await screen.findByText('3 place Kléber, 67000 Strasbourg', { selector: 'dd div' });
    const map = await screen.findByRole('region', { name: /^Carte.*3 place Kléber, 67000 Strasbourg/ });
    await within(map).findByRole('button', { name: 'Zoom avant' });
  });
});
