// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { choose, chosen, jean, loadPage, open, PERMISSIONS, region } from './keptRequest';

beforeAll(loadPage);

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
    await waitFor(() => expect(document.activeElement?.id).toBe('drivers'));
  });

  it('is sent once, however fast it is pressed', async () => {
    const kept = await open(chooses);
    const chooser = screen.getByRole('button', { name: 'Choisir Rose Klein' });
    expect(chooser.getAttribute('aria-haspopup')).toBe('dialog');
    await userEvent.click(chooser);
    await userEvent.dblClick(within(await screen.findByRole('alertdialog', { description: 'Un choix ne peut pas être annulé. La personne n’est pas prévenue\u202f: vous la contactez ensuite.' })).getByRole('button', { name: 'Choisir' }));
    await screen.findByText('Rose Klein fait maintenant partie des conducteurs choisis', undefined);
    expect(kept.patches).toEqual([{ solution: { matching: 900, transporter: 31 } }]);
  });

  it('is on its way alone: nothing else is sent meanwhile', async () => {
    let answer: () => void = () => undefined;
    const kept = await open({ ...chooses, change: () => new Promise((resolve) => (answer = () => resolve(json(kept.current)))) });
    await choose('Jean Petit');
    for (const name of ['Changer l’avancée', 'Noter l’action']) expect((await screen.findByRole<HTMLButtonElement>('button', { name, hidden: true })).disabled).toBe(true);
    await act(async () => answer());
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Changer l’avancée' }).disabled).toBe(false));
  });

  it('is not sent for a request that was replaced meanwhile, which is said with the way to the list', async () => {
    const kept = await open({ ...chooses, isListed: false });
    await choose('Jean Petit');
    expect((await screen.findByRole('link', { name: 'Retour à la liste' })).getAttribute('href')).toMatch(/^\/solidaryrecords/);
    expect(screen.getByText(/^Cette demande a été remplacée entre-temps.: rien n’a été envoyé\. Sa copie se trouve dans la liste\.$/).closest('[role=alert]')).toBeTruthy();
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
    const kept = await open({
      ...chooses,
      change: () => {
        kept.current = { ...kept.current, status: 3 };
        return json({}, 500);
      },
    });
    await choose('Jean Petit');
    expect(await screen.findByText(/^Le choix n’a pas pu être enregistré.: Jean Petit/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Choisir Jean Petit' })).toBeTruthy();
    // The state read afterwards is on the page.
    expect(screen.getByText('Suivi').closest('li')?.getAttribute('aria-current')).toBe('step');
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
    expect(document.activeElement?.textContent).toMatch(/^L’opération a sans doute été enregistrée, mais la demande ne peut pas être affichée pour le moment\. Ne recommencez pas.: relisez d’abord la demande\.Relire la demande$/);
    for (const name of ['Choisir Rose Klein', 'Changer l’avancée', /^Envoyer un fichier/]) expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);

    await userEvent.click(again);
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
    expect(screen.getByText(/^La réponse s’est perdue.: on ne sait pas si l’opération a été enregistrée\. Ne recommencez pas.: relisez d’abord la demande\.$/)).toBeTruthy();
    expect(screen.queryByText(/sans doute/)).toBeNull();
    kept.broken = false;
    await userEvent.click(again);
    expect(await screen.findByText(/^Le choix n’a pas pu être enregistré.: Jean Petit$/, undefined)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choisir Jean Petit' }).disabled).toBe(false);
  });

  it('is not offered to who may only read', async () => {
    await open({ ...chooses, permissions: PERMISSIONS.filter((name) => name !== 'solidary_update') });
    expect(screen.getByText('Jean Petit')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Choisir / })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
    cleanup();
    await open({ record: { status: 0 }, permissions: PERMISSIONS.filter((name) => name !== 'solidary_update') });
    expect(screen.getByRole('link', { name: 'Enregistrer la prise en compte' }).getAttribute('href')).toBe('/solidaryrecords/show/12#actions');
    expect(screen.queryByRole('button', { name: /^Noter un contact/ })).toBeNull();
    expect(screen.getByText(/^Vous n’avez pas le droit de modifier les demandes/)).toBeTruthy();
  });

  it('says that a round trip is chosen for both ways', async () => {
    await open({ ...chooses, record: { admincarpools: { outward: [{ ...jean, type: 'roundtrip' }], return: [] } } });
    await userEvent.click(screen.getByRole('button', { name: 'Choisir Jean Petit' }));
    expect(within(await screen.findByRole('alertdialog')).getByText('Le choix vaut aussi pour l’autre sens du trajet lorsqu’il convient, et ne peut pas être annulé. La personne n’est pas prévenue : vous la contactez ensuite.')).toBeTruthy();
  });

  it('offers nobody whom the platform has not numbered', async () => {
    const { matchingId: _matchingId, ...unnumbered } = jean;
    await open({ ...chooses, record: { admincarpools: { outward: [unnumbered], return: [] } } });
    expect(screen.getByText('Jean Petit')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choisir Jean Petit' })).toBeNull();
  });
});

describe('a carpooler, whom this platform cannot choose (contract requests.unreadable)', () => {
  const row = () => within(screen.getByRole('row', { name: /^Jean Petit/ }));
  const note = async (means: string, comment: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Noter un contact avec Jean Petit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Noter un contact avec Jean Petit' }));
    await userEvent.click(within(dialog.getByRole('group', { name: 'Moyen du contact' })).getByRole('radio', { name: means }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Commentaire/ }), comment);
    await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
  };

  it('is not offered as a choice, which is said, where volunteers are', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Choisir Jean Petit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choisir Rose Klein' })).toBeTruthy();
    expect(screen.getByText('Contactez la personne et notez l’échange ici : si un covoitureur était choisi, la plateforme ne pourrait plus jamais afficher la demande.')).toBeTruthy();
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

  it('is noted to be contacted in the way that was chosen, though the session ended meanwhile; a way without a text is not kept', async () => {
    const openDialog = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name: 'Noter un contact avec Jean Petit' }));
    };
    await open();
    const first = await openDialog('Noter un contact avec Jean Petit');
    await userEvent.click(first.getByRole('radio', { name: 'Par SMS' }));
    cleanup();
    await open();
    const again = await openDialog('Noter un contact avec Jean Petit');
    expect(again.getByRole<HTMLInputElement>('radio', { name: 'Par téléphone' }).checked).toBe(true);
    await userEvent.type(again.getByRole('textbox', { name: /^Commentaire/ }), 'Libre jeudi');
    await userEvent.click(again.getByRole('radio', { name: 'Par SMS' }));
    cleanup();
    const kept = await open({ change: () => json(kept.current) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Noter un contact avec Jean Petit' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Par SMS' }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
    await waitFor(() => expect(kept.patches).toEqual([{ animation: { action: 43, user: 77, comment: 'Libre jeudi' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const next = await openDialog('Noter un contact avec Jean Petit');
    expect(next.getByRole<HTMLInputElement>('radio', { name: 'Par téléphone' }).checked).toBe(true);
  });

  it('is still whom a comment was begun about after the end of a session, with the action chosen for it', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Refus du covoiturage');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personne concernée' }), 'Jean Petit (covoitureur)');
    await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Trop loin');
    cleanup();
    const kept = await open({ change: () => json(kept.current) });
    await userEvent.click(await screen.findByRole('button', { name: 'Noter l’action' }));
    await waitFor(() => expect(kept.patches).toEqual([{ animation: { action: 50, user: 77, comment: 'Trop loin' } }]));
    await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Action' }).value).toBe(''));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Personne concernée' }).selectedOptions[0]?.textContent).toBe('Anne Roux (bénéficiaire)');
  });

  it('may be whom an action is about', async () => {
    const kept = await open({ change: () => json(kept.current) });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Refus du covoiturage');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personne concernée' }), 'Jean Petit (covoitureur)');
    await userEvent.click(screen.getByRole('button', { name: 'Noter l’action' }));
    await waitFor(() => expect(kept.patches).toEqual([{ animation: { action: 50, user: 77 } }]));
  });

  it('is one among those whom an action may be about, though found for both ways', async () => {
    await open({ record: { adminproposalType: 'roundtrip', admincarpools: { outward: [jean], return: [{ ...jean, matchingId: 502 }] } } });
    const person = await screen.findByRole('combobox', { name: 'Personne concernée' });
    expect(within(person).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Anne Roux (bénéficiaire)', 'Jean Petit (covoitureur)']);
  });

  it('is known to be put in touch, though nobody noted that they were contacted', async () => {
    await open({ record: { admindiary: [{ action: 'solidary_link', userId: 77, authorGivenName: 'Sophie', date: '2026-11-21T09:00:00+00:00' }] } });
    expect(row().getByText(/^Mise en relation \(noté le 21\/11\/2026/)).toBeTruthy();
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
