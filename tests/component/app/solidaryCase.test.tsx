// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { CaseContext, type CaseCommands } from '@/features/solidary/case/CaseContext';
import { StatusPath } from '@/features/solidary/case/header/CaseSummary';
import { readCase } from '@/features/solidary/model/readCase';
import { chosen, clock, day, jean, loadPage, open, PERMISSIONS, place, region, rose } from './keptRequest';

beforeAll(loadPage);

describe('the page of a request', () => {
  it('says what is asked, from where to where and when, then who asks, the proofs and who could drive', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Demande', 'Bénéficiaire', 'Justificatifs', 'Solutions trouvées', 'Conducteurs choisis', 'Actions', 'Historique']);
    const question = await region('Demande');
    expect(within(question).getByText('Besoins particuliers', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Fauteuil roulant');
    expect(screen.getByText('Date du trajet', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Le 12/03/2027 à 08:30');
    for (const text of ['Rendez-vous médical', '12 rue Stanislas, 54000 Nancy', 'CHRU, 54511 Vandœuvre', 'Le 12/03/2027 à 08:30', 'Fauteuil roulant']) expect(within(question).getByText(text)).toBeTruthy();
    const carpoolers = within(await region('Solutions trouvées')).getByRole('table', { name: 'Covoitureurs de la plateforme (1)' });
    expect(within(carpoolers).getByRole('row', { name: /Jean Petit/ }).textContent).toContain('8\u00a0min, 3,2\u00a0km');
  });

  it('says who created it, how far it has come and how far it leads, and how old who asks is', async () => {
    await open({ record: { adminoperatorGivenName: 'Sophie', adminoperatorFamilyName: 'Martin', admindistance: 12.4 } });
    for (const text of ['Le 01/03/2027 par Sophie Martin', '25 %', '12,4 km']) expect(screen.getByText(text)).toBeTruthy();
    expect(within(await region('Bénéficiaire')).getByText(/^12\/03\/1958 \(\d+ ans\)$/)).toBeTruthy();
    cleanup();
    await open();
    expect(screen.getByText('Le 01/03/2027 par le bénéficiaire')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Anne Roux' })).toBeNull();
    cleanup();
    await open({ record: { admincreatedDate: null }, permissions: [...PERMISSIONS, 'user_read'] });
    expect(screen.getByText('Demande créée', { selector: 'dt' }).nextElementSibling?.textContent).toContain('non renseigné');
    expect(screen.getByRole('link', { name: 'Anne Roux' }).getAttribute('href')).toBe('/users/show/40');
  });

  it('says of those who could drive what counts besides the hour, and how long they do', async () => {
    const carpooler = { ...jean, type: 'roundtrip', frequency: 2, solidaryExclusive: true, passenger: true, schedule: { fri: clock('08:25') }, toDate: day('2027-06-30') };
    const volunteer = { ...rose, type: 'roundtrip', schedule: { mFri: true, eFri: true } };
    await open({ record: { admincarpools: { outward: [], return: [carpooler] }, admintransporters: { outward: [volunteer], return: [] } } });
    const said = async (way: string, name: string) => (await within(await region(way)).findByRole('row', { name: new RegExp(name) })).textContent;
    expect(await said('Retour', 'Jean Petit')).toMatch(/Aller-retour.*Trajets solidaires seulement.*Conducteur ou passager.*vendredi à 08:25.*du 12\/03\/2027 au 30\/06\/2027/);
    expect(await said('Aller', 'Rose Klein')).toMatch(/Aller-retour.*Disponible\u202f?\s?: vendredi \(matin\)/);
    expect(within(await region('Aller')).queryByRole('row', { name: /Jean Petit/ })).toBeNull();
  });

  it('does not repeat the period of the request for who drives all along it', async () => {
    const allAlong = { ...jean, frequency: 2, schedule: { fri: clock('08:25') }, toDate: day('2027-06-30') };
    const forAWhile = { ...allAlong, matchingId: 502, carpoolerId: 78, carpoolerGivenName: 'Lise', toDate: day('2027-04-30') };
    await open({ record: { admintoDate: day('2027-06-30'), admincarpools: { outward: [allAlong, forAWhile], return: [] } } });
    const rows = within(await region('Aller'));
    expect(rows.getByRole('row', { name: /^Lise Petit/ }).textContent).toMatch(/vendredi à 08:25.*du 12\/03\/2027 au 30\/04\/2027/);
    expect(rows.getByRole('row', { name: /^Jean Petit/ }).textContent).toMatch(/vendredi à 08:25(?!.*du 12\/03\/2027)/);
  });

  it('says how far a volunteer drives and from where, and that nobody drives', async () => {
    await open({ record: { admincarpools: { outward: [], return: [] }, admintransporters: { outward: [rose, { ...rose, matchingId: 901, volunteerId: 32, volunteerGivenName: 'Léo', centerPoint: place('Toul') }], return: [] } } });
    const outward = within(await region('Aller'));
    expect(outward.getByRole('row', { name: /^Rose Klein/ }).textContent).toContain('À 15\u00a0km à la ronde');
    expect(outward.getByRole('row', { name: /^Léo Klein/ }).textContent).toContain('Toul, à 15\u00a0km à la ronde');
    expect(outward.getByRole('table', { name: 'Bénévoles de la structure (2)' })).toBeTruthy();
    expect(outward.getByText('Aucun covoitureur ne fait ce trajet pour le moment. Les nouvelles annonces sont comparées à la demande : actualisez plus tard.')).toBeTruthy();
  });

  it('counts those who could drive, says that no volunteer can, and that no driver is chosen', async () => {
    const two = [jean, { ...jean, matchingId: 502, carpoolerId: 78, carpoolerGivenName: 'Lise' }];
    await open({ record: { admincarpools: { outward: two, return: [] }, admintransporters: { outward: [], return: [] } } });
    const outward = within(await region('Solutions trouvées'));
    expect(outward.getByRole('table', { name: 'Covoitureurs de la plateforme (2)' })).toBeTruthy();
    expect(outward.getByRole('heading', { name: 'Bénévoles de la structure (0)' })).toBeTruthy();
    expect(outward.getByText('Aucun bénévole n’est disponible à proximité à ce moment-là.')).toBeTruthy();
    expect(within(await region('Conducteurs choisis')).getByText('Aucun conducteur n’est encore choisi.')).toBeTruthy();
  });

  it('leads to several drivers who are to be contacted by their number of one name', async () => {
    await open({ record: { status: 2, progression: '50.00', adminsolutions: { drivers: [chosen, { ...chosen, id: 4, matchingId: 900, userId: 31, givenName: 'Rose', familyName: 'Klein' }], threads: [] } } });
    expect(screen.getByRole('link', { name: 'Contacter les conducteurs choisis' }).getAttribute('href')).toBe('/solidaryrecords/show/12#drivers');
  });

  it('says of those who were chosen what became of asking them', async () => {
    const drivers = [1, 2, 4, 5, 6, 9].map((status, index) => ({ ...chosen, id: 10 + index, matchingId: 600 + index, userId: 80 + index, givenName: `D${status}`, status, contacted: true }));
    await open({ record: { adminsolutions: { drivers, threads: [] } } });
    const said = async (name: string) => within(await region('Conducteurs choisis')).getByRole('listitem', { name: new RegExp(`^${name} `) }).textContent;
    for (const [name, words] of [['D1', 'Demande refusée'], ['D2', 'Réponse en attente'], ['D4', 'À suivre'], ['D5', 'Échange fermé'], ['D6', 'Demande acceptée'], ['D9', 'Statut inconnu'], ['D6', 'CovoitureurContactContactéTéléphone'], ['D6', 'Aller–non renseigné']] as const) {
      expect(await said(name)).toContain(words);
    }
  });

  it('says of a proof what was answered and what became of it, and follows no address that could run', async () => {
    const answers = [
      { structureProofId: 1, label: 'Permis', checkbox: true, value: true, status: 2 },
      { structureProofId: 2, label: 'Voiture', checkbox: true, value: false, status: 0 },
      { structureProofId: 3, label: 'Carte', file: true, originalName: 'carte.pdf', fileName: 'javascript:alert(1)', status: 0 },
      { structureProofId: 4, label: 'Assurance', checkbox: true, value: false, status: 2 },
    ];
    await open({ record: { adminproofs: answers } });
    const items = within(await region('Justificatifs')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.slice(0, 4)).toEqual(['PermisOuiRefusé', 'VoitureNonNon attesté', 'Cartecarte.pdfFourni', 'AssuranceNonRefusé']);
    expect(screen.queryByRole('link', { name: /carte\.pdf/ })).toBeNull();
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
    // The status 5 has no meaning.
    [5, 'Créée'],
  ])('stands, with status %i, at the step « %s »', (status, word) => {
    const now = { entity: { resource: { name: 'solidaryRecord' } }, solidaryCase: readCase({ id: 12, status }) } as unknown as CaseCommands;
    render(<CaseContext value={now}><StatusPath /></CaseContext>);
    const path = screen.getByRole('list', { name: 'Avancée de la demande' });
    const current = within(path).getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([word]);
  });

  it('tells proofs that were accepted from those that are missing, and opens a file in another tab', async () => {
    await open();
    const proofs = await region('Justificatifs');
    await within(proofs).findByText('Absent, obligatoire', undefined);
    const items = within(proofs).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Pièce d’identitécarte.pdf (12\u00a0Ko)(nouvel onglet)Accepté', 'Justificatif de domicileAbsent, obligatoire']);
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

  it('leads back to the list that it was reached from, and takes that along to its form', async () => {
    await open();
    await act(async () => {
      window.history.replaceState({ usr: { from: '/solidaryrecords?f.familyName=Roux' }, key: 'here', idx: 0 }, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe('/solidaryrecords?f.familyName=Roux'));
    await userEvent.click(screen.getByRole('link', { name: 'Modifier' }));
    await waitFor(() => expect(window.location.pathname).toBe('/solidaryrecords/12'));
    expect(window.history.state).toMatchObject({ usr: { from: '/solidaryrecords/show/12', list: '/solidaryrecords?f.familyName=Roux' } });
  });

  it('shows when a volunteer drives and what of it is asked, in words', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Voir la semaine (Rose Klein)' }));
    const week = within(await screen.findByRole('dialog', { name: 'Disponibilités\u202f: Rose Klein' })).getByRole('table');
    expect(within(week).getByRole('row', { name: /^vendredi/ }).textContent).toContain('disponible, demandé');
    expect(within(week).getByRole('row', { name: /^mardi/ }).textContent).toBe('mardiindisponibleindisponibleindisponible');
  });

  it.each([
    ['the structure', { record: { adminstructureSolidaryTransport: false } }],
    ['the deployment', { settings: { solidaryTransport: false } }],
  ])('shows no volunteers where %s offers no transport', async (_who, setting) => {
    await open(setting);
    const solutions = await region('Solutions trouvées');
    expect(within(solutions).getByRole('table', { name: /^Covoitureurs/ })).toBeTruthy();
    expect(within(solutions).queryByText(/Bénévoles/)).toBeNull();
  });

  it('explains what a light structure does without, and offers nobody whom the platform found', async () => {
    await open({ record: { adminmode: 1, adminproofs: [] } });
    expect(within(await region('Justificatifs')).getByRole('note').textContent).toBe('La structure est en mode allégé\u202f: elle ne demande pas de justificatif.');
    expect(within(await region('Solutions trouvées')).getByRole('note').textContent).toBe('La structure est en mode allégé\u202f: elle ne cherche pas de solution dans cette application.');
    expect(screen.queryByText(/^Covoitureurs/)).toBeNull();
    expect(screen.queryAllByRole('option', { name: /\(covoitureur\)$/ })).toEqual([]);
  });
});

describe('the sheets on paper', () => {
  /** A place that was stored by its name, as the platform answers it: it has no street, and the name takes its place. */
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
    const journey = within(within(sheet).getByRole('region', { name: 'Trajet demandé' }));
    expect(journey.getByText('Type de trajet').nextElementSibling?.textContent).toBe('Trajet ponctuel, aller simple');
    expect(within(sheet).getByText(/^CCAS de Nancy · imprimée le \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeTruthy();
  });

  it.each([
    ['there', { way: 1, outward: { fromDate: day('2027-03-12'), fromTime: clock('08:25') } }, 'Conduit à l’aller'],
    ['back', { way: 3, return: { fromDate: day('2027-03-12'), fromTime: clock('18:00') } }, 'Conduit au retour'],
    ['nobody knows which way', { way: null, matchingId: 999, mFri: true }, 'Conduit'],
  ])('say that a driver drives %s', async (_way, solution, said) => {
    await open({ record: { adminproposalType: 'roundtrip', adminsolutions: { drivers: [{ ...chosen, ...solution }], threads: [] } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Fiche de trajet pour Jean Petit/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Fiche de trajet à imprimer' });
    expect(within(within(sheet).getByRole('region', { name: 'Conducteur' })).getAllByText(/^Conduit/).map(({ textContent }) => textContent)).toEqual([said]);
  });
});

describe('a request that was replaced', () => {
  it('is read only, and leads to its copy', async () => {
    await open({ record: { status: 6, adminsolidaryChildId: 13 } });
    expect(screen.getByRole('link', { name: 'Ouvrir la demande n°\u00a013' }).getAttribute('href')).toBe('/solidaryrecords/show/13');
    expect(screen.getByText('Remplacée').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.queryByRole('button', { name: /^Choisir / })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
    expect(screen.getByText(/^Cette demande a été remplacée.: rien ne peut plus y être noté\.$/)).toBeTruthy();
  });

  it('is a piece of news on its copy just after the edit that made it, and only said later', async () => {
    await open({ record: { adminsolidaryId: 11 } });
    const notice = () => screen.getByRole('link', { name: 'Voir la demande n°\u00a011' }).closest('[role]')?.getAttribute('role');
    expect(notice()).toBe('note');
    expect(screen.getByText('Cette demande est la copie modifiée d’une autre.')).toBeTruthy();
    await act(async () => {
      window.history.replaceState({ usr: { replaced: '11' }, key: 'copy', idx: 0 }, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(notice()).toBe('status');
    expect(screen.getByText('La modification est enregistrée : cette copie remplace la demande précédente, avec de nouvelles solutions et un nouvel historique.')).toBeTruthy();
  });

  it('says where its copy is, where it does not tell which', async () => {
    await open({ record: { status: 6 } });
    expect(screen.getByText('Cette demande a été remplacée par une copie modifiée. Elle se lit encore, mais ne change plus. La copie se trouve dans la liste des demandes.')).toBeTruthy();
  });

  it('is linked from its copy', async () => {
    await open({ record: { adminsolidaryId: 11 } });
    expect(screen.getByRole('link', { name: 'Voir la demande n°\u00a011' }).getAttribute('href')).toBe('/solidaryrecords/show/11');
  });
});
