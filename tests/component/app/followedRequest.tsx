import { cleanup, screen, within } from '@testing-library/react';
import type { Config } from '@/config/Config';
import { json } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

export const PERMISSIONS = ['solidary_list', 'solidary_read', 'solidary_update', 'external_journey_list', 'external_connection_create'];
export const [BENEFICIARY, DRIVER] = [31, 52];

const ACTIONS = [
  { id: 71, name: 'solidary_more_infos_call', type: 1, progression: '25.00' },
  { id: 44, name: 'solidary_contact_message', type: 2, progression: '50.00' },
  { id: 47, name: 'solidary_reminder_message', type: 2, progression: '50.00' },
  { id: 43, name: 'solidary_contact_sms', type: 2, progression: '50.00' },
  { id: 72, name: 'solidary_contact_call', type: 2, progression: '50.00' },
  { id: 73, name: 'solidary_reminder_call', type: 2, progression: '50.00' },
  { id: 49, name: 'solidary_link', type: 2, progression: '50.00' },
  { id: 106, name: 'solidary_external_driver_contact', type: 2, progression: '50.00' },
  { id: 59, name: 'solidary_ask_drop', type: 4, progression: '100.00' },
  { id: 90, name: 'solidary_free', type: 5, progression: '-1.00' },
  { id: 201, name: 'solidary_road_trip', type: 5, progression: null },
];

const NOW = '2026-11-20T14:05:00+00:00';
const town = (addressLocality: string, latitude: string, longitude: string) => ({ addressLocality, latitude, longitude, displayLabel: [addressLocality, 'France'] });

export const REQUEST = {
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
  adminorigin: town('Nancy', '48.692100', '6.184400'),
  admindestination: town('Lunéville', '48.594200', '6.495000'),
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

export function entry(action: string, date: string, { userId = BENEFICIARY, ...more }: { userId?: number } & Record<string, unknown> = {}) {
  const [givenName, familyName] = userId === DRIVER ? ['Paul', 'Durand'] : ['Jeanne', 'Roux'];
  return { action, comment: null, progression: null, authorGivenName: 'Sophie', authorFamilyName: 'Martin', userId, givenName, familyName, date, ...more };
}

export const message = (posterId: number, text: string, date: string) => {
  const poster = posterId === DRIVER ? { posterGivenName: 'Paul', posterFamilyName: 'Durand' } : { posterGivenName: 'Jeanne', posterFamilyName: 'Roux', delegateGivenName: 'Sophie', delegateFamilyName: 'Martin' };
  return { posterId, ...poster, text, date };
};

export type Request = typeof REQUEST;

interface Setting {
  request?: Partial<Request>;
  thread?: object[];
  language?: 'fr' | 'en';
  permissions?: string[];
  /** The answers of the partners, in turn. */
  partners?: (object[] | Response | Promise<Response>)[];
  /** The answers to each PATCH, in turn, which replace its effect. */
  refusals?: (Response | (() => Response | Promise<Response>) | undefined)[];
  /** The answer with the list of actions, instead of the usual one. */
  answerOfActions?: () => Response | undefined;
  /** The answer with the list of requests, which is read before each command, instead of the usual one. */
  answerOfList?: () => Promise<Response>;
  /** A text by which the page is known to be ready. */
  isReady?: RegExp;
  address?: string;
  /** The answer with the list of partners. */
  answerOfProviders?: () => Response;
  settings?: Partial<Config['settings']>;
  /** The answers to messages to a partner, in turn. */
  connections?: (() => Response | Promise<Response>)[];
}

/** Opens the page of a request over a platform that keeps one. */
export async function open({ address = '/solidaryrecords/show/7', request = {}, thread = [], language = 'fr', refusals = [], connections = [], answerOfActions, answerOfList = listed, isReady, permissions = PERMISSIONS, partners = [], answerOfProviders = ofBoth, settings = {} }: Setting = {}) {
  const [solution] = REQUEST.adminsolutions.drivers;
  const kept: Request = { ...REQUEST, adminsolutions: { drivers: [{ ...solution!, contacted: thread.length > 0 }], threads: { 900: thread } }, ...request };
  const sent: unknown[] = [];
  const connected: unknown[] = [];
  /** Whether the request can be read, and a way to write to it from elsewhere. */
  const state = { broken: false, replace: () => void Object.assign(kept, { status: 6 }), write: (text: string) => void Object.assign(kept, after(kept, { message: { text } })) };
  const bodyOf = (body: unknown) => JSON.parse(String(body)) as { animation?: { action: number; user: number; comment?: string; progression?: number }; message?: { text: string } };
  const { server } = await renderApp({
    address,
    permissions,
    structures: STRUCTURES,
    language,
    config: { settings },
    answers: {
      'admin/solidaries': () => answerOfList(),
      'admin/solidaries/actions': () => answerOfActions?.() ?? json({ 'hydra:member': ACTIONS }),
      'admin/structures/4': () => json({ id: 4, name: 'CCAS de Nancy' }),
      'admin/solidaries/7': ({ method, body }) => {
        if (method === 'PATCH') {
          sent.push(bodyOf(body));
          const refusal = refusals.shift();
          if (refusal) return refusal instanceof Response ? refusal : refusal();
          Object.assign(kept, after(kept, bodyOf(body)));
        }
        return state.broken ? json({}, 500) : json(kept);
      },
      'admin/external_journey_providers': () => answerOfProviders(),
      'admin/external_journeys': () => {
        const found = partners.shift() ?? [PARTNER_ROW];
        return Array.isArray(found) ? json({ 'hydra:member': found }) : found;
      },
      external_connections: ({ body }) => {
        connected.push(JSON.parse(String(body)));
        return connections.shift()?.() ?? json({ id: 999_999_999_999 }, 201);
      },
    },
  });
  await (isReady ? screen.findByText(isReady) : screen.findByRole('button', { name: language === 'fr' ? 'Noter l’action' : 'Record the action' }));
  return { server, sent, connected, state };
}

const listed = () => Promise.resolve(json({ 'hydra:member': [{ id: 7, status: REQUEST.status, givenName: 'Jeanne', familyName: 'Roux' }], 'hydra:totalItems': 1 }));

export const ofBoth = (): Response => json({ Covoit: { private_key: 'secret' }, Autre: { private_key: 'secret' } });

export const PARTNER_ROW = { externalProvider: 'Covoit', journeyId: 'j1', carpoolerId: 'c1', carpoolerGivenName: 'Martin D.', frequency: 1, driver: 1, passenger: 0, fromDate: '2026-12-03' };

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

/** Loads once everything that suspends. */
export async function loadPage(): Promise<void> {
  await open();
  cleanup();
}

export const section = (name: string) => within(screen.getByRole('region', { name }));
const drivers = () => section('Conducteurs choisis');
export const history = () => section('Historique');
export const chosen = () => within(drivers().getByRole('listitem', { name: 'Paul Durand' }));
