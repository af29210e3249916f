// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const PERMISSIONS = ['solidary_list', 'solidary_read', 'solidary_update', 'structure_read'];

const day = (date: string) => `${date}T00:00:00+00:00`;
const clock = (time: string) => `1970-01-01T${time}:00+00:00`;
const place = (line: string) => ({ '@id': '/addresses/1', addressLocality: line, latitude: '48.692100', longitude: '6.184400', displayLabel: [line, 'Grand Est, France'] });

const jean = { matchingId: 501, carpoolerId: 77, carpoolerGivenName: 'Jean', carpoolerFamilyName: 'Petit', frequency: 1, type: 'oneway', driver: true, fromDate: day('2027-03-12'), fromTime: clock('08:25'), detourDuration: 480, detourDistance: 3200 };
const rose = { matchingId: 900, volunteerId: 31, volunteerGivenName: 'Rose', volunteerFamilyName: 'Klein', type: 'oneway', volunteerSchedule: { mFri: true, aMon: true }, schedule: { mFri: true }, maxDistance: 15000 };
const chosen = { id: 3, matchingId: 501, type: 'carpooler', userId: 77, givenName: 'Jean', familyName: 'Petit', way: 1, contacted: false };

const request = {
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
  /** Of a change, by what was sent; the request with its driver otherwise. */
  change?: (body: unknown) => Response;
  /** Whether the list still has the request. */
  isListed?: boolean;
  /** Of a file; it is stored otherwise. */
  upload?: () => Response;
  /** The faults that the platform has no more. */
  mended?: string[];
}

/** The page over a platform that keeps one request. */
async function open({ record = {}, permissions = PERMISSIONS, change, isListed = true, upload, mended = [] }: Setting = {}) {
  const kept = { current: { ...request, ...record } as object, reads: 0, broken: false, patches: [] as unknown[], uploads: [] as FormData[] };
  async function item({ method, body }: Seen): Promise<Response> {
    if (method === 'PATCH') {
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
      kept.patches.push(sent);
      return change?.(sent) ?? json((kept.current = { ...kept.current, adminsolutions: { drivers: [chosen], threads: [] } }));
    }
    kept.reads += 1;
    return kept.broken ? json({}, 500) : json(kept.current);
  }
  await renderApp({
    address: '/solidaryrecords/show/12',
    permissions,
    structures: STRUCTURES,
    config: { settings: { mended } },
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
  await screen.findByRole('heading', { level: 1, name: /Demande n°\u00a012$/ });
  return kept;
}

/** What suspends is loaded once, and is not waited for by a test. */
beforeAll(async () => {
  await import('@/features/solidary/case/CaseScreen');
  await open();
  cleanup();
});

const region = (name: string) => screen.findByRole('region', { name });

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Choisir ${name}` }));
  await userEvent.click(within(await screen.findByRole('alertdialog', { name: `Choisir ${name}\u202f?` })).getByRole('button', { name: 'Choisir' }));
}

describe('the page of a request', () => {
  it('says what is asked, from where to where and when, then who asks, the proofs and who could drive', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Demande', 'Bénéficiaire', 'Justificatifs', 'Solutions trouvées', 'Conducteurs choisis', 'Actions', 'Historique']);
    const question = await region('Demande');
    for (const text of ['Rendez-vous médical', '12 rue Stanislas, 54000 Nancy', 'CHRU, 54511 Vandœuvre', 'Le 12/03/2027 à 08:30', 'Fauteuil roulant']) expect(within(question).getByText(text)).toBeTruthy();
    const carpoolers = within(await region('Solutions trouvées')).getByRole('table', { name: /^Covoitureurs/ });
    expect(within(carpoolers).getByRole('row', { name: /Jean Petit/ }).textContent).toContain('8\u00a0min, 3,2\u00a0km');
  });

  it('has its number in the tab and the name of the person on the page only', async () => {
    await open();
    expect(document.title).toMatch(/^Demande n°\u00a012 –/);
    expect(document.title).not.toContain('Roux');
    expect(screen.getAllByText('Anne Roux').length).toBeGreaterThan(0);
    expect(window.location.href).not.toContain('Roux');
  });

  it('says how far it has come, in words, and what comes next', async () => {
    await open();
    const path = within(screen.getByRole('list', { name: 'Avancée de la demande' })).getAllByRole('listitem');
    expect(path.map(({ textContent }) => textContent)).toEqual(['Créée (étape passée)', 'Prise en compte', 'Recherche de solution', 'Suivi', 'Clôturée']);
    expect(path.filter((step) => step.getAttribute('aria-current') === 'step').map(({ textContent }) => textContent)).toEqual(['Prise en compte']);
    expect(screen.getByRole('link', { name: 'Trouver un conducteur' }).getAttribute('href')).toBe('/solidaryrecords/show/12#solutions');
  });

  it.each([
    [0, 'Créée'],
    [1, 'Prise en compte'],
    [2, 'Recherche de solution'],
    [3, 'Suivi'],
    [4, 'Clôturée'],
    [6, 'Remplacée'],
    // Of no meaning.
    [5, 'Créée'],
  ])('stands, with status %i, at the step « %s »', async (status, word) => {
    await open({ record: { status } });
    const path = screen.getByRole('list', { name: 'Avancée de la demande' });
    const current = within(path).getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([word]);
  });

  it('tells proofs that were accepted from those that are missing, and opens a file in another tab', async () => {
    await open();
    const proofs = await region('Justificatifs');
    await within(proofs).findByText('Absent, obligatoire', undefined);
    const items = within(proofs).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Pièce d’identitécarte.pdf (12\u00a0Ko)(nouvel onglet)Validé', 'Justificatif de domicileAbsent, obligatoire']);
    expect(within(proofs).queryByRole('button')).toBeNull();
    const file = within(proofs).getByRole('link', { name: /carte\.pdf/ });
    expect([file.getAttribute('href'), file.getAttribute('target'), file.getAttribute('rel')]).toEqual(['https://platform.test/upload/x.pdf', '_blank', 'noopener noreferrer']);
  });

  it('shows the week of a regular journey as a table, each day in words', async () => {
    const schedules = [
      { mon: true, tue: false, wed: false, thu: true, fri: false, sat: false, sun: false, outwardTime: clock('07:45'), returnTime: clock('18:00') },
      { mon: false, tue: false, wed: true, thu: false, fri: false, sat: false, sun: false, outwardTime: clock('13:30'), returnTime: null },
    ];
    await open({ record: { adminfrequency: 2, adminschedules: schedules, adminproposalType: 'roundtrip' } });
    const table = screen.getByRole('table', { name: 'Semaine demandée' });
    const columns = within(table).getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Aller', 'Retour', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']);
    expect(within(table).getByRole('row', { name: /^07:45/ }).textContent).toBe('07:4518:00OuiNonNonOuiNonNonNon');
    expect(within(table).getByRole('row', { name: /^13:30/ }).textContent).toContain('non renseigné');
  });

  it('leads from one part to another without losing what the entry of the history knows', async () => {
    await open();
    await act(async () => {
      window.history.replaceState({ usr: { list: '/solidaryrecords?page=2' }, key: 'here', idx: 0 }, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const before = window.history.length;
    await userEvent.click(screen.getAllByRole('link', { name: 'Solutions trouvées' })[0]!);
    await waitFor(() => expect(window.location.hash).toBe('#solutions'));
    expect(window.history.state).toMatchObject({ usr: { list: '/solidaryrecords?page=2' } });
    expect(window.history.length).toBe(before);
    expect(document.activeElement).toBe(await region('Solutions trouvées'));
  });

  it('shows when a volunteer drives and what of it is asked, in words', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Voir la semaine (Rose Klein)' }));
    const week = within(await screen.findByRole('dialog', { name: 'Disponibilités\u202f: Rose Klein' })).getByRole('table');
    expect(within(week).getByRole('row', { name: /^vendredi/ }).textContent).toContain('disponible, demandé');
    expect(within(week).getByRole('row', { name: /^mardi/ }).textContent).toBe('mardiindisponibleindisponibleindisponible');
  });

  it('shows no volunteers where the structure offers no transport', async () => {
    await open({ record: { adminstructureSolidaryTransport: false } });
    const solutions = await region('Solutions trouvées');
    expect(within(solutions).getByRole('table', { name: /^Covoitureurs/ })).toBeTruthy();
    expect(within(solutions).queryByText(/Bénévoles/)).toBeNull();
  });

  it('explains what a light structure does without, and offers nobody whom the platform found', async () => {
    await open({ record: { adminmode: 1, adminproofs: [] } });
    expect(within(await region('Justificatifs')).getByRole('note').textContent).toContain('mode allégé');
    expect(within(await region('Solutions trouvées')).getByRole('note').textContent).toContain('mode allégé');
    expect(screen.queryByText(/^Covoitureurs/)).toBeNull();
    expect(screen.queryAllByRole('option', { name: /\(covoitureur\)$/ })).toEqual([]);
  });
});

describe('the sheets on paper', () => {
  /** As the platform gives a place that was stored by its name: without a street, the name stands where it does. */
  const station = { ...place('Nancy'), streetAddress: 'Gare de Nancy', postalCode: '54000', displayLabel: ['54000, Nancy', 'Grand est, France'] };

  it.each([
    ['that a driver takes along', /^Fiche de trajet pour Jean Petit/, 'Fiche de trajet à imprimer'],
    ['of the request', 'Fiche de la demande', 'Fiche à imprimer'],
  ])('name a place that has a name and no street, in the one %s', async (_which, item, title) => {
    await open({ record: { adminorigin: station, adminsolutions: { drivers: [chosen], threads: [] } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    const sheet = await screen.findByRole('dialog', { name: title });
    expect(within(sheet).getByText('Départ').nextElementSibling?.textContent).toBe('Gare de Nancy, 54000 Nancy');
    expect(within(sheet).getByText('Arrivée').nextElementSibling?.textContent).toBe('CHRU, 54511 Vandœuvre');
  });
});

describe('sending the file of a proof', () => {
  const may = { permissions: [...PERMISSIONS, 'proof_create'] };

  async function send(button: string, file: File) {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole(button.startsWith('Remplacer') ? 'alertdialog' : 'dialog');
    const input = dialog.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, file);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    return dialog;
  }

  it('sends that one alone, and reads the request again', async () => {
    const kept = await open(may);
    const uploaded = new File(['x'], 'quittance.pdf');
    kept.current = { ...kept.current, adminproofs: [...request.adminproofs, { structureProofId: 9, label: 'Justificatif de domicile', file: true, originalName: 'quittance.pdf', fileName: 'https://platform.test/upload/y.pdf', status: 1 }] };
    await send('Envoyer un fichier pour «\u202fJustificatif de domicile\u202f»', uploaded);
    expect(await screen.findByText('Le fichier quittance.pdf a été envoyé')).toBeTruthy();
    expect(kept.uploads.map((form) => [...form.entries()].map(([part, value]) => [part, value instanceof File ? value.name : value]))).toEqual([
      [['solidaryId', '12'], ['proofId', '9'], ['file', 'quittance.pdf']],
    ]);
    expect(kept.reads).toBe(2);
    expect(await screen.findByRole('link', { name: /^quittance\.pdf/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^carte\.pdf/ })).toBeTruthy();
  });

  it('refuses one with nothing in it, and sends nothing', async () => {
    const kept = await open(may);
    const dialog = await send('Envoyer un fichier pour «\u202fJustificatif de domicile\u202f»', new File([], 'vide.pdf'));
    expect(await within(dialog).findByText(/Ce fichier est vide/)).toBeTruthy();
    expect(kept.uploads).toEqual([]);
  });

  it('replaces none where the platform refuses a second one', async () => {
    await open(may);
    expect(await screen.findByRole('button', { name: /^Envoyer un fichier/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remplacer le fichier/ })).toBeNull();
  });

  it('says which file it replaces, and keeps the choice when it fails', async () => {
    const kept = await open({ ...may, mended: ['repeatedProof'], upload: () => json({}, 500) });
    const dialog = await send('Remplacer le fichier pour «\u202fPièce d’identité\u202f»', new File(['x'], 'neuve.pdf'));
    expect(within(dialog).getByText(/carte\.pdf.* sera remplacé/)).toBeTruthy();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Le fichier neuve.pdf n’a pas pu être envoyé');
    expect(within(dialog).getByRole('button', { name: 'neuve.pdf' })).toBeTruthy();
    // The server may have stored it before it broke.
    expect(kept.reads).toBe(2);
  });

  it('asks for a file first', async () => {
    const kept = await open({ ...may, mended: ['repeatedProof'] });
    await userEvent.click(await screen.findByRole('button', { name: /^Remplacer le fichier/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Choisissez d’abord un fichier');
    expect(kept.uploads).toEqual([]);
  });
});

describe('reading, which acts on the platform (contract requests.reading)', () => {
  it('happens once for a visit, not when the page is looked at again, and once more on demand', async () => {
    const kept = await open();
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    expect(kept.reads).toBe(1);
    kept.current = { ...kept.current, status: 3 };
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Suivre le trajet, puis clôturer' })).toBeTruthy());
    expect(await screen.findByText('La demande a été relue')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actualiser' }));
    expect(kept.reads).toBe(2);
  });

  it('leaves the page as it is when it fails', async () => {
    const kept = await open();
    kept.broken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByText(/^La demande n’a pas pu être chargée/, undefined)).toBeTruthy();
    expect(screen.getByText('Rendez-vous médical')).toBeTruthy();
  });
});

describe('choosing a driver', () => {
  const chooses = { mended: ['carpoolerChoice'] };

  it('asks first, sends the match and the person, and shows the answer without reading again', async () => {
    const kept = await open(chooses);
    await choose('Jean Petit');
    expect(await screen.findByText('Jean Petit fait maintenant partie des conducteurs choisis')).toBeTruthy();
    expect([kept.patches, kept.reads]).toEqual([[{ solution: { matching: 501, carpooler: 77 } }], 1]);
    const row = screen.getByRole('row', { name: /^Jean Petit/ });
    expect(within(row).getByText('Choisi')).toBeTruthy();
    expect(within(await region('Conducteurs choisis')).getByText('Jean Petit')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contacter Jean Petit' }).getAttribute('href')).toBe('/solidaryrecords/show/12#drivers');
  });

  it('is sent once, however fast it is pressed', async () => {
    const kept = await open(chooses);
    await userEvent.click(screen.getByRole('button', { name: 'Choisir Rose Klein' }));
    await userEvent.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Choisir' }));
    await screen.findByText('Rose Klein fait maintenant partie des conducteurs choisis', undefined);
    expect(kept.patches).toEqual([{ solution: { matching: 900, transporter: 31 } }]);
  });

  it('is not sent for a request that was replaced meanwhile, which is said with the way to the list', async () => {
    const kept = await open({ ...chooses, isListed: false });
    await choose('Jean Petit');
    expect((await screen.findByRole('link', { name: 'Retour à la liste' })).getAttribute('href')).toMatch(/^\/solidaryrecords/);
    expect(screen.getAllByText(/remplacée entre-temps/).length).toBeGreaterThan(0);
    expect(kept.patches).toEqual([]);
  });

  it('leads to the copy of a request that somebody else replaced meanwhile, as the request itself tells', async () => {
    const kept = await open({ ...chooses, isListed: false });
    kept.current = { ...kept.current, status: 6, adminsolidaryChildId: 13 };
    await choose('Jean Petit');
    expect((await screen.findByRole('link', { name: 'Ouvrir sa copie, la demande n°\u00a013' })).getAttribute('href')).toBe('/solidaryrecords/show/13');
    expect(kept.patches).toEqual([]);
  });

  it('is found again when the server broke upon having made it', async () => {
    const kept = await open({
      ...chooses,
      change: () => {
        kept.current = { ...kept.current, adminsolutions: { drivers: [chosen], threads: [] } };
        return json({}, 500);
      },
    });
    await choose('Jean Petit');
    expect(await screen.findByText('Jean Petit fait maintenant partie des conducteurs choisis')).toBeTruthy();
    expect([kept.patches.length, kept.reads]).toEqual([1, 2]);
  });

  it('is said to have failed when the request says that it was not made', async () => {
    await open({ ...chooses, change: () => json({}, 500) });
    await choose('Jean Petit');
    expect(await screen.findByText(/^Le choix n’a pas pu être enregistré.: Jean Petit/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Choisir Jean Petit' })).toBeTruthy();
  });

  it('may have been made when the request can no longer be shown: nothing more is sent before it has been read again (23 a)', async () => {
    const kept = await open({
      ...chooses,
      permissions: [...PERMISSIONS, 'proof_create'],
      change: () => {
        kept.broken = true;
        return json({}, 500);
      },
    });
    await choose('Jean Petit');
    const again = await screen.findByRole('button', { name: 'Relire la demande' });
    await waitFor(() => expect(document.activeElement?.contains(again)).toBe(true));
    expect(document.activeElement?.textContent).toMatch(/^L’opération a sans doute été enregistrée/);
    for (const name of ['Choisir Rose Klein', 'Changer l’avancée', /^Envoyer un fichier/]) expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);

    await userEvent.click(again);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(await screen.findByText(/^La demande n’a pas pu être chargée/, undefined)).toBeTruthy();
    Object.assign(kept, { broken: false, current: { ...kept.current, adminsolutions: { drivers: [chosen], threads: [] } } });
    await userEvent.click(screen.getByRole('button', { name: 'Relire la demande' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Relire la demande' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(within(screen.getByRole('row', { name: /^Jean Petit/ })).getByText('Choisi')).toBeTruthy();
    expect(await screen.findByText('Jean Petit fait maintenant partie des conducteurs choisis', undefined)).toBeTruthy();
  });

  it('is known to nobody when the answer was lost with the network, and has failed when the request, read again, says so', async () => {
    const kept = await open({
      ...chooses,
      change: () => {
        kept.broken = true;
        throw new TypeError('Failed to fetch');
      },
    });
    await choose('Jean Petit');
    const again = await screen.findByRole('button', { name: 'Relire la demande' });
    expect(screen.getAllByText(/on ne sait pas si l’opération a été enregistrée/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/sans doute/)).toBeNull();
    kept.broken = false;
    await userEvent.click(again);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(await screen.findByText(/^Le choix n’a pas pu être enregistré.: Jean Petit$/, undefined)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choisir Jean Petit' }).disabled).toBe(false);
  });

  it('is not offered to who may only read', async () => {
    await open({ ...chooses, permissions: PERMISSIONS.filter((name) => name !== 'solidary_update') });
    expect(screen.getByText('Jean Petit')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Choisir / })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  });
});

describe('a carpooler, whom this platform cannot choose (contract requests.unreadable)', () => {
  const row = () => within(screen.getByRole('row', { name: /^Jean Petit/ }));
  const note = async (means: string, comment: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Noter un contact avec Jean Petit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Noter un contact avec Jean Petit' }));
    await userEvent.click(dialog.getByRole('radio', { name: means }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Commentaire/ }), comment);
    await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
  };

  it('is not offered as a choice, which is said, where volunteers are', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Choisir Jean Petit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choisir Rose Klein' })).toBeTruthy();
    expect(screen.getByText(/^Contactez la personne et notez l’échange ici/)).toBeTruthy();
  });

  it.each([
    ['Par téléphone', 72, 'solidary_contact_call', 'Contacté par téléphone'],
    ['Par SMS', 43, 'solidary_contact_sms', 'Contacté par SMS'],
    ['Par message', 44, 'solidary_contact_message', 'Contacté par message'],
  ])('is contacted %s, which is noted about them by the action that says so', async (means, action, name, said) => {
    const kept = await open({
      change: () => json((kept.current = { ...kept.current, admindiary: [{ action: name, userId: 77, givenName: 'Jean', familyName: 'Petit', authorGivenName: 'Sophie', date: '2026-11-20T14:05:00+00:00' }] })),
    });
    await note(means, 'Libre');
    expect(await row().findByText(new RegExp(`^${said} le 20/11/2026 .* par Sophie$`))).toBeTruthy();
    expect(kept.patches).toEqual([{ animation: { action, user: 77, comment: 'Libre' } }]);
    expect(screen.getByRole('link', { name: 'Mettre en relation ou relancer' })).toBeTruthy();
  });

  it('may be whom an action is about', async () => {
    const kept = await open({ change: () => json(kept.current) });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Refus du covoiturage');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personne concernée' }), 'Jean Petit (covoitureur)');
    await userEvent.click(screen.getByRole('button', { name: 'Noter l’action' }));
    await waitFor(() => expect(kept.patches).toEqual([{ animation: { action: 50, user: 77 } }]));
  });

  it('is looked for elsewhere once they have refused', async () => {
    const about = { userId: 77, givenName: 'Jean', familyName: 'Petit', authorGivenName: 'Sophie' };
    const admindiary = [
      { action: 'solidary_carpool_refusal', ...about, date: '2026-11-21T09:00:00+00:00' },
      { action: 'solidary_contact_call', ...about, date: '2026-11-20T09:00:00+00:00' },
    ];
    await open({ record: { admindiary } });
    expect(row().getByText(/^Refus du covoiturage \(noté le 21\/11\/2026 .* par Sophie\)$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trouver un conducteur' })).toBeTruthy();
  });

  it('with a regular advertisement drives on the day and at the hour that fit', async () => {
    await open({ record: { admincarpools: { outward: [{ ...jean, frequency: 2 }], return: [] } } });
    expect(row().getByText('12/03/2027 à 08:25')).toBeTruthy();
  });
});

describe('a request that was replaced', () => {
  it('is read only, and leads to its copy', async () => {
    await open({ record: { status: 6, adminsolidaryChildId: 13 } });
    expect(screen.getByRole('link', { name: 'Ouvrir la demande n°\u00a013' }).getAttribute('href')).toBe('/solidaryrecords/show/13');
    expect(screen.getByText('Remplacée').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.queryByRole('button', { name: /^Choisir / })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  });

  it('is linked from its copy', async () => {
    await open({ record: { adminsolidaryId: 11 } });
    expect(screen.getByRole('link', { name: 'Voir la demande n°\u00a011' }).getAttribute('href')).toBe('/solidaryrecords/show/11');
  });
});
