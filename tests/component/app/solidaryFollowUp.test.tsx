// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '@/config/Config';
import { json } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const PERMISSIONS = ['solidary_list', 'solidary_read', 'solidary_update', 'external_journey_list', 'external_connection_create'];
const [BENEFICIARY, DRIVER] = [31, 52];

const ACTIONS = [
  { id: 71, name: 'solidary_more_infos_call', type: 1, progression: '25.00' },
  { id: 44, name: 'solidary_contact_message', type: 2, progression: '50.00' },
  { id: 47, name: 'solidary_reminder_message', type: 2, progression: '50.00' },
  { id: 72, name: 'solidary_contact_call', type: 2, progression: '50.00' },
  { id: 73, name: 'solidary_reminder_call', type: 2, progression: '50.00' },
  { id: 49, name: 'solidary_link', type: 2, progression: '50.00' },
  { id: 106, name: 'solidary_external_driver_contact', type: 2, progression: '50.00' },
  { id: 59, name: 'solidary_ask_drop', type: 4, progression: '100.00' },
  { id: 90, name: 'solidary_free', type: 5, progression: '-1.00' },
  { id: 201, name: 'solidary_road_trip', type: 5, progression: null },
];

const NOW = '2026-11-20T14:05:00+00:00';
const address = (addressLocality: string, latitude: string, longitude: string) => ({ addressLocality, latitude, longitude, displayLabel: [addressLocality, 'France'] });

const REQUEST = {
  id: 7,
  status: 1,
  progression: 25,
  needs: [],
  adminuserId: BENEFICIARY,
  admingivenName: 'Jeanne',
  adminfamilyName: 'Roux',
  adminstructure: 'CCAS de Nancy',
  adminstructureId: 4,
  adminmode: 0,
  adminstructureSolidaryTransport: true,
  adminorigin: address('Nancy', '48.692100', '6.184400'),
  admindestination: address('Lunéville', '48.594200', '6.495000'),
  adminproposalType: 'oneway',
  adminfrequency: 1,
  adminfromDate: '2026-12-03T00:00:00+00:00',
  adminoutwardTime: '1970-01-01T08:30:00+00:00',
  admindiary: [entry('solidary_create', '2026-11-18T09:00:00+00:00', { progression: '0.00' })],
  adminsolutions: {
    drivers: [{ id: 900, matchingId: 800, type: 'carpooler', givenName: 'Paul', familyName: 'Durand', telephone: '0612345678', userId: DRIVER, status: 0, contacted: false, way: 1 }],
    threads: { 900: [] as object[] },
  },
};

function entry(action: string, date: string, { userId = BENEFICIARY, ...more }: { userId?: number } & Record<string, unknown> = {}) {
  const [givenName, familyName] = userId === DRIVER ? ['Paul', 'Durand'] : ['Jeanne', 'Roux'];
  return { action, comment: null, progression: null, authorGivenName: 'Sophie', authorFamilyName: 'Martin', userId, givenName, familyName, date, ...more };
}

const message = (posterId: number, text: string, date: string) => {
  const poster = posterId === DRIVER ? { posterGivenName: 'Paul', posterFamilyName: 'Durand' } : { posterGivenName: 'Jeanne', posterFamilyName: 'Roux', delegateGivenName: 'Sophie', delegateFamilyName: 'Martin' };
  return { posterId, ...poster, text, date };
};

type Request = typeof REQUEST;

interface Setting {
  request?: Partial<Request>;
  thread?: object[];
  language?: 'fr' | 'en';
  permissions?: string[];
  /** What partners answer, in turn. */
  partners?: object[][];
  /** Of each PATCH, in turn, instead of doing it. */
  refusals?: (Response | undefined)[];
  /** Which partners there are. */
  answerOfProviders?: () => Response;
  settings?: Partial<Config['settings']>;
  /** Of the messages to a partner, in turn. */
  connections?: (() => Response)[];
}

/** The page of a request over a platform that keeps one. */
async function open({ request = {}, thread = [], language = 'fr', refusals = [], connections = [], permissions = PERMISSIONS, partners = [], answerOfProviders = ofBoth, settings = {} }: Setting = {}) {
  const [solution] = REQUEST.adminsolutions.drivers;
  const kept: Request = { ...REQUEST, adminsolutions: { drivers: [{ ...solution!, contacted: thread.length > 0 }], threads: { 900: thread } }, ...request };
  const sent: unknown[] = [];
  const connected: unknown[] = [];
  /** Whether the request can be read; what another way than this page writes. */
  const state = { broken: false, write: (text: string) => void Object.assign(kept, after(kept, { message: { text } })) };
  const bodyOf = (body: unknown) => JSON.parse(String(body)) as { animation?: { action: number; user: number; comment?: string; progression?: number }; message?: { text: string } };
  const { server } = await renderApp({
    address: '/solidaryrecords/show/7',
    permissions,
    structures: STRUCTURES,
    language,
    config: { settings },
    answers: {
      'admin/solidaries': () => json({ 'hydra:member': [{ id: 7 }], 'hydra:totalItems': 1 }),
      'admin/solidaries/actions': () => json({ 'hydra:member': ACTIONS }),
      'admin/structures/4': () => json({ id: 4, name: 'CCAS de Nancy' }),
      'admin/solidaries/7': ({ method, body }) => {
        if (method === 'PATCH') {
          sent.push(bodyOf(body));
          const refusal = refusals.shift();
          if (refusal) return refusal;
          Object.assign(kept, after(kept, bodyOf(body)));
        }
        return state.broken ? json({}, 500) : json(kept);
      },
      'admin/external_journey_providers': () => answerOfProviders(),
      'admin/external_journeys': () => json({ 'hydra:member': partners.shift() ?? [PARTNER_ROW] }),
      external_connections: ({ body }) => {
        connected.push(JSON.parse(String(body)));
        return connections.shift()?.() ?? json({ id: 999_999_999_999 }, 201);
      },
    },
  });
  await screen.findByRole('button', { name: language === 'fr' ? 'Noter l’action' : 'Record the action' });
  return { server, sent, connected, state };
}

const ofBoth = (): Response => json({ Covoit: { private_key: 'secret' }, Autre: { private_key: 'secret' } });

const PARTNER_ROW = { externalProvider: 'Covoit', journeyId: 'j1', carpoolerId: 'c1', carpoolerGivenName: 'Martin D.', frequency: 1, driver: 1, passenger: 0, fromDate: '2026-12-03' };

function after(kept: Request, { animation, message: written }: { animation?: { action: number; user: number; comment?: string; progression?: number }; message?: { text: string } }): Partial<Request> {
  if (written) {
    const threads = { 900: [...kept.adminsolutions.threads[900], message(BENEFICIARY, written.text, NOW)] };
    return { adminsolutions: { drivers: kept.adminsolutions.drivers.map((driver) => ({ ...driver, contacted: true })), threads } };
  }
  const action = ACTIONS.find(({ id }) => id === animation?.action) ?? { name: 'solidary_update_progress_manually', type: 0, progression: null };
  const progression = animation?.progression ?? Math.max(Number(action.progression), 0);
  const noted = entry(action.name, NOW, { comment: animation?.comment?.replaceAll('\n', '<br />\n') ?? null, userId: animation?.user ?? BENEFICIARY, progression: `${progression}.00` });
  return { progression: progression || kept.progression, status: action.type === 0 ? 3 : action.type === 5 ? kept.status : action.type, admindiary: [noted, ...kept.admindiary] as Request['admindiary'] };
}

/** What suspends is loaded once. */
beforeAll(async () => {
  await open();
  cleanup();
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const drivers = () => section('Conducteurs choisis');
const history = () => section('Historique');
const chosen = () => within(drivers().getByRole('listitem', { name: 'Paul Durand' }));

describe('noting an action', () => {
  it('offers those that make sense first, by kind, and says what the chosen one does', async () => {
    await open();
    const select = screen.getByRole('combobox', { name: 'Action' });
    const groups = [...select.querySelectorAll('optgroup')].map(({ label }) => label);
    expect(groups).toEqual(['Prise en compte', 'Recherche de solution', 'Autre action', 'Clôture (inhabituel à ce stade)']);
    expect(within(select).getByRole('option', { name: 'Road trip' })).toBeTruthy();
    await userEvent.selectOptions(select, 'Abandon de la demande');
    expect(screen.getByText(/^La demande passera au statut «.Clôturée.», avancée de 100.%\.$/)).toBeTruthy();
    await userEvent.selectOptions(select, 'Autre action');
    expect(screen.getByText('Le statut et l’avancée ne changent pas.')).toBeTruthy();
  });

  it('sends it about whom it concerns, and the history has it at once', async () => {
    const { sent } = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Demande d’informations par téléphone');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personne concernée' }), 'Paul Durand (conducteur)');
    await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Rappeler{Enter}jeudi');
    await userEvent.click(screen.getByRole('button', { name: 'Noter l’action' }));
    await history().findByText('Demande d’informations par téléphone');
    expect(sent).toEqual([{ animation: { action: 71, user: DRIVER, comment: 'Rappeler\njeudi' } }]);
    expect(history().getByText('Par Sophie Martin, à propos de Paul Durand')).toBeTruthy();
    expect(screen.getByText(/^Action notée/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Commentaire/ }).value).toBe('');
  });

  it('asks for the action, and sends nothing without it', async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Noter l’action' }));
    const select = screen.getByRole('combobox', { name: 'Action' });
    expect(document.activeElement).toBe(select);
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Choisissez l’action à noter.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('loses nothing that was typed when it is refused', async () => {
    await open({ refusals: [json({ 'hydra:description': 'Access Denied.' }, 400)] });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Autre action');
    await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Vu au guichet');
    await userEvent.click(screen.getByRole('button', { name: 'Noter l’action' }));
    await screen.findAllByText(/^L’action «.Autre action.» n’a pas pu être notée/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Commentaire/ }).value).toBe('Vu au guichet');
    const button = screen.getByRole('button', { name: 'Noter l’action' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    const reason = () => document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason()?.textContent).toMatch(/^L’action «.Autre action.» n’a pas pu être notée/);
    await userEvent.click(button);
    await history().findByText('Autre action');
    expect(reason()).toBeNull();
  });

  it('changes the progression by hand, always with one of those that the platform takes', async () => {
    const { sent } = await open();
    const group = within(screen.getByRole('group', { name: 'Nouvelle avancée' }));
    expect(group.getAllByRole('radio')).toHaveLength(4);
    expect(group.getByRole<HTMLInputElement>('radio', { name: /actuelle/ }).disabled).toBe(true);
    await userEvent.click(group.getByRole('radio', { name: /^75.%/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Changer l’avancée' }));
    await history().findByText('Avancée mise à jour');
    expect(sent).toEqual([{ animation: { action: 39, user: BENEFICIARY, progression: 75 } }]);
  });
});

describe('taking a new request into account', () => {
  it('is one press and a confirmation away from the next step', async () => {
    const { sent } = await open({ request: { status: 0, progression: 0, adminsolutions: { drivers: [], threads: { 900: [] } } } });
    await userEvent.click(screen.getAllByRole('link', { name: 'Enregistrer la prise en compte' })[0]!);
    const choice = screen.getByRole<HTMLInputElement>('radio', { name: /^25.%/ });
    await waitFor(() => expect([choice.checked, document.activeElement]).toEqual([true, choice]));
    await userEvent.click(screen.getByRole('button', { name: 'Changer l’avancée' }));
    await waitFor(() => expect(sent).toEqual([{ animation: { action: 39, user: BENEFICIARY, progression: 25 } }]));
  });

  it('is still to be done where an action has moved the progression alone, which is said', async () => {
    await open({ request: { status: 0 } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^25.%/ }).disabled).toBe(false);
    expect(screen.getByText(/Elle est actuellement de 25.%, au statut «.Créée.»\.$/)).toBeTruthy();
  });
});

describe('a driver who was chosen', () => {
  it('is written to, and the action that notes it is proposed', async () => {
    const { sent } = await open();
    expect(chosen().getByText('Pas encore contacté')).toBeTruthy();
    await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour Paul');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    await chosen().findByText('Sophie Martin, au nom du bénéficiaire (Jeanne Roux)');
    expect(chosen().getByText(/^Contacté par message le 20\/11\/2026 .* par Sophie Martin$/)).toBeTruthy();
    await userEvent.click(chosen().getByRole('button', { name: 'Noter ce message' }));
    await history().findByText('Contact par messagerie');
    expect(chosen().queryByRole('button', { name: 'Noter ce message' })).toBeNull();
    expect(sent).toEqual([{ message: { solution: 900, text: 'Bonjour Paul' } }, { animation: { action: 44, user: DRIVER } }]);
  });

  it('whose message ended in doubt has it no longer in the box once the request says that it left', async () => {
    const { state, sent } = await open({ refusals: [json({}, 500)] });
    state.broken = true;
    await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    const again = await screen.findByRole('button', { name: 'Relire la demande' });
    expect(chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe('Bonjour');
    Object.assign(state, { broken: false });
    state.write('Bonjour');
    await userEvent.click(again);
    await screen.findByText('Le message à Paul Durand a été envoyé');
    expect(chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe('');
    expect(sent).toHaveLength(1);
  });

  it('who has not answered is written to again only after a question that says who did and when', async () => {
    const { sent } = await open({ thread: [message(BENEFICIARY, 'Bonjour', '2026-11-19T09:00:00+00:00')] });
    await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Êtes-vous là ?');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Écrire de nouveau à Paul Durand/ }));
    expect(dialog.getByText(/^Contacté par message le 19\/11\/2026 .* par Sophie Martin\. Aucune réponse/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('who has answered is answered without a question', async () => {
    const { sent } = await open({ thread: [message(BENEFICIARY, 'Bonjour', '2026-11-19T09:00:00+00:00'), message(DRIVER, 'Oui<br />\ndemain', '2026-11-19T10:00:00+00:00')] });
    const thread = within(chosen().getByRole('list', { name: 'Échanges avec Paul Durand' }));
    expect(thread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Bonjour'), expect.stringContaining('demain')]);
    await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Merci');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('is noted as called, which says by whom they were contacted before', async () => {
    const { sent } = await open();
    await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Noter un appel à Paul Durand' })).getByRole('button', { name: 'Noter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chosen().findByText(/^Contacté par téléphone le 20\/11\/2026/);
    await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
    const again = within(await screen.findByRole('dialog', { name: 'Noter un appel à Paul Durand' }));
    expect(again.getByText(/^Contacté par téléphone le 20\/11\/2026 .* par Sophie Martin$/)).toBeTruthy();
    await userEvent.click(again.getByRole('button', { name: 'Noter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await history().findByText('Relance par téléphone');
    expect(sent).toEqual([{ animation: { action: 72, user: DRIVER } }, { animation: { action: 73, user: DRIVER } }]);
  });
});

describe('what operators noted of a driver', () => {
  const about = (action: string, userId: number, date = '2026-11-19T11:00:00+00:00') => entry(action, date, { userId });
  const request = (...diary: object[]) => ({ admindiary: [...diary, ...REQUEST.admindiary] as Request['admindiary'] });
  const asked = [message(BENEFICIARY, 'Bonjour', '2026-11-19T09:00:00+00:00')];

  it('a refusal, takes the place of an ask without an answer, and they are written to again without a question', async () => {
    const { sent } = await open({ request: request(about('solidary_carpool_refusal', DRIVER)), thread: asked });
    expect(chosen().getByText(/^Refus du covoiturage \(noté le 19\/11\/2026 .* par Sophie Martin\)$/)).toBeTruthy();
    expect(chosen().queryByText('Demande envoyée')).toBeNull();
    await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Dommage');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('that they were put in touch, is not "not contacted"', async () => {
    await open({ request: request(about('solidary_link', DRIVER)) });
    expect(chosen().getByText(/^Mise en relation \(noté le 19\/11\/2026/)).toBeTruthy();
    expect(chosen().queryByText('Pas encore contacté')).toBeNull();
  });

  it('though it was noted about the beneficiary, where they are the only one and were contacted before', async () => {
    await open({ request: request(about('solidary_link', BENEFICIARY)), thread: asked });
    expect(chosen().getByText(/^Mise en relation \(noté le/)).toBeTruthy();
  });

  it('but not what was noted about the beneficiary before they were contacted: it was of somebody else', async () => {
    await open({ request: request(about('solidary_carpool_refusal', BENEFICIARY)) });
    expect(chosen().queryByText(/^Refus du covoiturage/)).toBeNull();
    expect(chosen().getByText('Pas encore contacté')).toBeTruthy();
  });

  it('is theirs by default, where there is no other', async () => {
    await open();
    const person = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Personne concernée' });
    expect(person.value).toBe(String(BENEFICIARY));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Mise en relation');
    expect(person.value).toBe(String(DRIVER));
  });
});

describe('a driver of a partner', () => {
  const search = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Chercher chez les partenaires' }));
    return screen.findAllByRole('button', { name: 'Contacter Martin D.' });
  };
  const write = async (button: HTMLElement) => {
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Écrire à Martin D. (Covoit)' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Bonjour');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer le message' }));
    return dialog;
  };

  it('is looked for only when asked, at each partner', async () => {
    const { server } = await open();
    expect(server.paths()).not.toContain('admin/external_journeys');
    expect(await search()).toHaveLength(2);
    expect(server.paths().filter((path) => path === 'admin/external_journeys')).toHaveLength(2);
  });

  it('stands in the list of the way that was asked, each way on its own', async () => {
    await open({ request: { adminproposalType: 'roundtrip' } });
    const [outward, back] = [section('Aller'), section('Retour')];
    await userEvent.click(await back.findByRole('button', { name: 'Chercher chez les partenaires' }));
    expect(await back.findAllByRole('button', { name: 'Contacter Martin D.' })).toHaveLength(2);
    expect(outward.queryByRole('button', { name: 'Contacter Martin D.' })).toBeNull();
  });

  it('is written to, then the contact is noted by partner and alias', async () => {
    const { sent, connected } = await open();
    const [first] = await search();
    await write(first!);
    await screen.findByText('Le conducteur a été contacté');
    expect(connected).toEqual([{ provider: 'Covoit', carpoolerUuid: 'c1', journeysUuid: 'j1', content: 'Bonjour', role: 2 }]);
    expect(sent).toEqual([{ animation: { action: 106, user: BENEFICIARY, comment: 'Covoit – Martin D.\nBonjour' } }]);
    expect((await screen.findAllByText(/^Contacté par message le 20\/11\/2026 .* par Sophie Martin$/)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Recontacter Martin D.' })[0]!);
    expect(await screen.findByRole('alertdialog', { name: 'Écrire à Martin D. (Covoit)' })).toBeTruthy();
  });

  it('is not written to twice when the contact could not be noted: that alone is tried again', async () => {
    const { sent, connected } = await open({ refusals: [json({ 'hydra:description': 'Access Denied.' }, 400)] });
    const [first] = await search();
    await write(first!);
    await screen.findAllByText(/^Le message est envoyé, mais le contact n’a pas pu être noté/);
    expect(screen.getAllByText('Message envoyé, contact pas encore noté').length).toBeGreaterThan(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Noter Martin D.' })[0]!);
    await screen.findByText('Le conducteur a été contacté');
    expect([connected.length, sent.length]).toEqual([1, 2]);
  });

  it('is known again when another search finds them elsewhere in the list', async () => {
    const other = { ...PARTNER_ROW, journeyId: 'j2', carpoolerId: 'c2', carpoolerGivenName: 'Zoé' };
    const { connected } = await open({
      refusals: [json({ 'hydra:description': 'Access Denied.' }, 400)],
      partners: [[PARTNER_ROW], [PARTNER_ROW], [other, PARTNER_ROW], [other, PARTNER_ROW]],
    });
    const [first] = await search();
    await write(first!);
    await screen.findAllByRole('button', { name: 'Noter Martin D.' });
    await userEvent.click(screen.getByRole('button', { name: 'Chercher de nouveau' }));
    await screen.findAllByRole('button', { name: 'Contacter Zoé' });
    expect(screen.getAllByRole('button', { name: 'Noter Martin D.' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Contacter Martin D.' })).toBeNull();
    expect(connected).toHaveLength(1);
  });

  it('is not looked for by who could not write to them', async () => {
    const { server } = await open({ permissions: PERMISSIONS.filter((name) => name !== 'external_connection_create') });
    expect(screen.queryByRole('button', { name: 'Chercher chez les partenaires' })).toBeNull();
    expect(server.paths()).not.toContain('admin/external_journey_providers');
  });

  it('asks no partner where the deployment has none', async () => {
    const { server } = await open({ settings: { externalJourneys: false } });
    expect(screen.queryByRole('button', { name: 'Chercher chez les partenaires' })).toBeNull();
    expect(server.paths()).not.toContain('admin/external_journey_providers');
  });

  it('is asked for in plain JSON, once for both ways, and again when it was not answered', async () => {
    let fails = true;
    const answerOfProviders = () => (fails ? json({}, 500) : ofBoth());
    const { server } = await open({ request: { adminproposalType: 'roundtrip' }, answerOfProviders });
    const [warning] = await screen.findAllByText(/Les plateformes partenaires n’ont pas pu être demandées/);
    fails = false;
    await userEvent.click(within(warning?.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByRole('button', { name: 'Chercher chez les partenaires' })).toHaveLength(2);
    const asked = server.seen.filter(({ path }) => path === 'admin/external_journey_providers');
    expect(asked.map(({ headers }) => headers['Accept'])).toEqual(['application/json', 'application/json']);
  });

  it('is not said to be contacted when the partner refuses, and what was typed stays', async () => {
    const { sent } = await open({ connections: [() => json({ 'hydra:description': 'HTTP 503' }, 400)] });
    const [first] = await search();
    const dialog = await write(first!);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Le conducteur n’a pas pu être contacté/);
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Bonjour');
    expect(sent).toEqual([]);
  });

  it('may have been written to when the answer is lost: it is said, and nothing is sent again by itself', async () => {
    const lost = (): Response => {
      throw new TypeError('Failed to fetch');
    };
    const { sent, connected } = await open({ connections: [lost] });
    const [first] = await search();
    await write(first!);
    expect((await screen.findAllByText(/^On ne sait pas si le message a été envoyé/)).length).toBeGreaterThan(0);
    expect([connected.length, sent.length]).toEqual([1, 0]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Recontacter Martin D.' })[0]!);
    expect(within(await screen.findByRole('alertdialog', { name: 'Écrire à Martin D. (Covoit)' })).getByText(/il est peut-être arrivé/)).toBeTruthy();
  });
});

it('leaving with a text that is not sent asks first', async () => {
  await open();
  await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
  await userEvent.click(screen.getAllByRole('link', { name: 'Accueil' })[0]!);
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Quitter cette demande/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Rester' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe('Bonjour');
});

it('what was typed is there again after the end of a session, until it is given up', async () => {
  await open();
  await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Vu au guichet');
  cleanup();
  await open();
  expect(chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe('Bonjour');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Commentaire/ }).value).toBe('Vu au guichet');
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner cette saisie' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand', hidden: true }).value).toBe(''));
  cleanup();
  await open();
  expect(chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe('');
});

it('a dialog closed by mistake loses nothing', async () => {
  await open();
  await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Commentaire/ }), 'Ne répond pas');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
  expect(within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox', { name: /^Commentaire/ }).value).toBe('Ne répond pas');
});

describe('the history', () => {
  it('is told by day, newest first, with the hour, who and what for', async () => {
    await open({
      request: {
        admindiary: [
          entry('solidary_road_trip', '2026-11-19T10:00:00+00:00', { comment: 'Une<br />\nremarque', authorGivenName: null, authorFamilyName: null }),
          ...REQUEST.admindiary,
        ] as Request['admindiary'],
      },
    });
    expect(history().getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['jeudi 19 novembre 2026', 'mercredi 18 novembre 2026']);
    const [item] = within(history().getByRole('list', { name: 'jeudi 19 novembre 2026' })).getAllByRole('listitem');
    expect(item?.querySelector('time')?.dateTime).toBe('2026-11-19T10:00:00+00:00');
    expect(item?.textContent).toContain('Road trip');
    expect(item?.textContent).toContain('Par Compte supprimé');
    expect(item?.querySelector('br')).not.toBeNull();
  });

  it('is narrowed by kind when it is long', async () => {
    const calls = Array.from({ length: 20 }, (_, index) => entry('solidary_contact_call', `2026-11-19T10:${10 + index}:00+00:00`));
    await open({ request: { admindiary: [...calls, ...REQUEST.admindiary] as Request['admindiary'] } });
    const filter = screen.getByRole('combobox', { name: 'Actions affichées' });
    expect(within(filter).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Toutes', 'Autres', 'Recherche de solution']);
    await userEvent.selectOptions(filter, 'Autres');
    expect(history().getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Demande créée')]);
    expect(history().getByText('1 action')).toBeTruthy();
  });
});

it('everything is said in English too', async () => {
  await open({ language: 'en' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Chosen drivers', 'Actions', 'History']));
  expect(screen.getByText('Not contacted yet')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Search with partners' })).toBeTruthy();
});
