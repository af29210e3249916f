import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Settings } from '@/config/Config';
import { json, type Seen } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

export const PERMISSIONS = ['solidary_list', 'solidary_read', 'solidary_update', 'structure_read'];

export const day = (date: string) => `${date}T00:00:00+00:00`;
export const clock = (time: string) => `1970-01-01T${time}:00+00:00`;
export const place = (line: string) => ({ '@id': '/addresses/1', addressLocality: line, latitude: '48.692100', longitude: '6.184400', displayLabel: [line, 'Grand Est, France'] });

export const jean = { matchingId: 501, carpoolerId: 77, carpoolerGivenName: 'Jean', carpoolerFamilyName: 'Petit', frequency: 1, type: 'oneway', driver: true, fromDate: day('2027-03-12'), fromTime: clock('08:25'), detourDuration: 480, detourDistance: 3200 };
export const rose = { matchingId: 900, volunteerId: 31, volunteerGivenName: 'Rose', volunteerFamilyName: 'Klein', type: 'oneway', volunteerSchedule: { mFri: true, aMon: true }, schedule: { mFri: true }, maxDistance: 15000 };
export const chosen = { id: 3, matchingId: 501, type: 'carpooler', userId: 77, givenName: 'Jean', familyName: 'Petit', way: 1, contacted: false };

export const request = {
  id: 12,
  status: 1,
  progression: '25.00',
  adminsubject: 'Rendez-vous médical',
  needs: { 0: { id: 4, label: 'Fauteuil roulant' } },
  admingivenName: 'Anne',
  adminfamilyName: 'Roux',
  adminuserId: 40,
  adminbirthDate: day('1958-03-12'),
  adminstructure: 'CCAS de Nancy',
  adminstructureId: 4,
  adminmode: 0,
  adminstructureSolidaryTransport: true,
  admincreatedDate: day('2027-03-01'),
  adminproposalType: 'oneway',
  adminfrequency: 1,
  adminfromDate: day('2027-03-12'),
  adminoutwardTime: clock('08:30'),
  punctualOutwardTimeChoice: 1,
  adminorigin: place('12 rue Stanislas, 54000 Nancy'),
  admindestination: place('CHRU, 54511 Vandœuvre'),
  adminproofs: [{ structureProofId: 8, label: 'Pièce d’identité', file: true, originalName: 'carte.pdf', fileName: 'https://platform.test/upload/x.pdf', fileSize: '12kB', status: 1 }],
  admindiary: [],
  admincarpools: { outward: [jean], return: [] },
  admintransporters: { outward: [rose], return: [] },
  adminsolutions: { drivers: [], threads: [] },
};

const structure = {
  id: 4,
  structureProofs: [
    { id: 8, label: 'Pièce d’identité', type: 1, position: 1, activated: true, file: true },
    { id: 9, label: 'Justificatif de domicile', type: 1, position: 2, activated: true, mandatory: true, file: true },
  ],
};

const actions = [
  { id: 43, name: 'solidary_contact_sms', type: 2, progression: '50.00' },
  { id: 44, name: 'solidary_contact_message', type: 2, progression: '50.00' },
  { id: 72, name: 'solidary_contact_call', type: 2, progression: '50.00' },
  { id: 50, name: 'solidary_carpool_refusal', type: 2, progression: '50.00' },
];

interface Setting {
  record?: object;
  permissions?: string[];
  /** The answer to a change, by its body; by default, the request with its driver. */
  change?: (body: unknown) => Response | Promise<Response>;
  /** Whether the list still has the request. */
  isListed?: boolean;
  /** The answer to an uploaded file; by default, it is stored. */
  upload?: () => Response;
  /** The faults that the platform no longer has. */
  mended?: string[];
  settings?: Partial<Settings>;
}

/** Opens the page over a platform that keeps one request. */
export async function open({ record = {}, permissions = PERMISSIONS, change, isListed = true, upload, mended = [], settings = {} }: Setting = {}) {
  const kept = { answers: Promise.resolve() as Promise<unknown>, current: { ...request, ...record } as object, reads: 0, broken: false, patches: [] as unknown[], uploads: [] as FormData[] };
  async function item({ method, body }: Seen): Promise<Response> {
    if (method === 'PATCH') {
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
      kept.patches.push(sent);
      return change?.(sent) ?? json((kept.current = { ...kept.current, adminsolutions: { drivers: [chosen], threads: [] } }));
    }
    kept.reads += 1;
    await kept.answers;
    return kept.broken ? json({}, 500) : json(kept.current);
  }
  await renderApp({
    address: '/solidaryrecords/show/12',
    permissions,
    structures: STRUCTURES,
    config: { settings: { mended, ...settings } },
    answers: {
      'admin/solidaries': () => json({ 'hydra:member': isListed ? [{ id: 12 }] : [], 'hydra:totalItems': isListed ? 1 : 0 }),
      'admin/solidaries/12': item,
      'admin/solidaries/actions': () => json({ 'hydra:member': actions }),
      'admin/proofs'({ body }) {
        kept.uploads.push(body as FormData);
        return upload?.() ?? json({ id: 31 }, 201);
      },
      'admin/structures/4': () => json(structure),
    },
  });
  // A dialog that is open from the start hides the page behind it.
  await screen.findByRole('heading', { level: 1, hidden: true, name: /Demande n°\u00a012$/ });
  return kept;
}

/** Loads once everything that suspends, so that no test waits for it. */
export async function loadPage(): Promise<void> {
  await import('@/features/solidary/case/CaseScreen');
  await open();
  cleanup();
}

export const region = (name: string) => screen.findByRole('region', { name });

export async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Choisir ${name}` }));
  await userEvent.click(within(await screen.findByRole('alertdialog', { name: `Choisir ${name}\u202f?` })).getByRole('button', { name: 'Choisir' }));
}
