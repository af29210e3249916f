// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { BENEFICIARY, chosen, DRIVER, entry, history, loadPage, message, open, REQUEST, type Request } from './followedRequest';

beforeAll(loadPage);

describe('noting a call with whoever asked', () => {
  const words = async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Rechercher/ }), 'appel');
    return within(await screen.findByRole('group', { name: 'Jeanne Roux' }));
  };

  it('is one step at the top of the page and in the palette, which has it for each driver too', async () => {
    const { sent } = await open();
    await userEvent.click((await words()).getByRole('option', { name: 'Noter un appel', selected: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Noter un appel à Jeanne Roux' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Commentaire/ }), 'Rappeler jeudi');
    await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
    await history().findByText('Demande d’informations par téléphone');
    expect(sent).toEqual([{ animation: { action: 71, user: BENEFICIARY, comment: 'Rappeler jeudi' } }]);

    await words();
    await userEvent.click(within(screen.getByRole('group', { name: 'Paul Durand' })).getByRole('option', { name: 'Noter un appel' }));
    expect(await screen.findByRole('dialog', { name: 'Noter un appel à Paul Durand' })).toBeTruthy();
  });

  it.each([
    ['', 'Appel téléphonique'],
    ['sans réponse', 'Appel téléphonique\u202f: sans réponse'],
    // The platform would take what looks like a tag out of the comment.
    ['voir Paul <paul@exemple.fr>', 'Appel téléphonique\u202f: voir Paul &lt;paul@exemple.fr>'],
  ])('says in words what no action of this stage says: %j', async (typed, comment) => {
    const { sent } = await open({ request: { status: 3, progression: 75 } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Noter un appel' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Noter un appel à Jeanne Roux' }));
    if (typed) await userEvent.type(dialog.getByRole('textbox', { name: /^Commentaire/ }), typed);
    await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
    await history().findByText('Autre action');
    expect(screen.getByText(/^Action notée/).textContent).toBe('Action notée\u202f: Appel téléphonique');
    expect(sent).toEqual([{ animation: { action: 90, user: BENEFICIARY, comment } }]);
  });

  it('is asked at once where the list leads to it, and not again when its page is loaded again', async () => {
    const { sent } = await open({ address: '/solidaryrecords', isReady: /^Aller au contenu$/ });
    await userEvent.click(await screen.findByRole('button', { name: /^Actions pour Jeanne Roux/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Noter un appel' }));
    await screen.findByText(/^Noter un appel à/);
    const dialog = within(screen.getByRole('dialog', { name: 'Noter un appel à Jeanne Roux' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
    await history().findByText('Demande d’informations par téléphone');
    expect([window.location.pathname, sent]).toEqual(['/solidaryrecords/show/7', [{ animation: { action: 71, user: BENEFICIARY } }]]);
    cleanup();
    await open({ address: '/solidaryrecords/show/7?ask=call' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered of a request that was replaced', async () => {
    await open({ request: { status: 6 }, isReady: /^Cette demande a été remplacée par une copie/ });
    expect(screen.queryByRole('button', { name: 'Noter un appel' })).toBeNull();
  });
});

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

  it('is possible once the list of actions, which had not come, is asked for again', async () => {
    let fails = true;
    await open({ answerOfActions: () => (fails ? json({}, 500) : undefined), isReady: /^Les actions n’ont pas pu être chargées/ });
    fails = false;
    await userEvent.click(within(screen.getByText(/^Les actions n’ont pas pu être chargées/).closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('combobox', { name: 'Action' })).toBeTruthy();
  });

  it('asks for the action, and sends nothing without it', async () => {
    const { sent } = await open();
    const form = within(screen.getByRole('form', { name: 'Noter une action' }));
    // The browser itself sends nothing.
    expect(fireEvent.submit(screen.getByRole('form', { name: 'Noter une action' }))).toBe(false);
    expect(form.getByText(/marqués d’un astérisque/)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Noter l’action' }));
    const select = form.getByRole('combobox', { name: 'Action', description: 'Choisissez l’action à noter.' });
    expect([document.activeElement, select.getAttribute('aria-required')]).toEqual([select, 'true']);
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
    expect(reason()?.textContent).toMatch(/^L’action «.Autre action.» n’a pas pu être notée\. \S/);
    await userEvent.click(button);
    await history().findByText('Autre action');
    expect(reason()).toBeNull();
  });

  it('is not taken for the same one that was noted before, where the server broke without noting it', async () => {
    const noted = entry('solidary_more_infos_call', '2026-11-19T10:00:00+00:00');
    await open({ request: { admindiary: [noted, ...REQUEST.admindiary] as Request['admindiary'] }, refusals: [json({}, 500)] });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Demande d’informations par téléphone');
    await userEvent.click(screen.getByRole('button', { name: 'Noter l’action' }));
    await screen.findAllByText(/^L’action «.Demande d’informations par téléphone.» n’a pas pu être notée/);
    expect(screen.queryByText(/^Action notée/)).toBeNull();
  });

  it('may move the progression alone, which is said before', async () => {
    await open({ request: { progression: 0, admindiary: [] } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Demande d’informations par téléphone');
    expect(screen.getByText(/^L’avancée passera à 25.%, le statut ne change pas\.$/)).toBeTruthy();
    expect(history().getByText('Rien n’a encore été noté.')).toBeTruthy();
  });

  it('asks for the progression to set, and sends nothing without it', async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Changer l’avancée' }));
    expect(screen.getByText('Choisissez la nouvelle avancée.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('changes the progression by hand, always with one of those that the platform takes', async () => {
    const { sent } = await open();
    const group = within(screen.getByRole('group', { name: 'Nouvelle avancée' }));
    expect(group.getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByText('Sans action à noter : le statut suit l’avancée, en avant comme en arrière.')).toBeTruthy();
    expect(group.getByRole<HTMLInputElement>('radio', { name: /actuelle/ }).disabled).toBe(true);
    await userEvent.click(group.getByRole('radio', { name: /^75.%/ }));
    // Without the focus, which a browser takes from the button once it is disabled.
    (document.activeElement as HTMLElement).blur();
    fireEvent.click(screen.getByRole('button', { name: 'Changer l’avancée' }));
    await history().findByText('Avancée mise à jour');
    await waitFor(() => expect(document.activeElement).toBe(group.getAllByRole<HTMLInputElement>('radio').find(({ disabled }) => !disabled)));
    expect(sent).toEqual([{ animation: { action: 39, user: BENEFICIARY, progression: 75 } }]);
    expect(history().getByText('Avancée : 75 %')).toBeTruthy();
    // The next change starts with nothing chosen.
    expect(group.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  });
});

describe('taking a new request into account', () => {
  it('is one press and a confirmation away from the next step', async () => {
    const { sent } = await open({ request: { status: 0, progression: 0, adminsolutions: { drivers: [], threads: { 900: [] } } } });
    await userEvent.click(screen.getAllByRole('link', { name: 'Enregistrer la prise en compte' })[0]!);
    const choice = screen.getByRole<HTMLInputElement>('radio', { name: /^25.%/ });
    await waitFor(() => expect([choice.checked, document.activeElement]).toEqual([true, choice]));
    expect(screen.queryByRole('combobox', { name: 'Personne concernée' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Changer l’avancée' }));
    await waitFor(() => expect(sent).toEqual([{ animation: { action: 39, user: BENEFICIARY, progression: 25 } }]));
  });

  it('is still to be done where an action has moved the progression alone, which is said', async () => {
    await open({ request: { status: 0 } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^25.%/ }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^25.%/ }).disabled).toBe(false);
    expect(screen.getByText('Sans action à noter : le statut suit l’avancée, en avant comme en arrière. Elle est actuellement de 25 %, au statut « Créée ».')).toBeTruthy();
  });

  it('is not proposed by an old link to a request that has gone on since', async () => {
    await open({ address: '/solidaryrecords/show/7#accept', request: { status: 2, progression: 50 } });
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
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

it('a text that is not sent is told to another tab that logs out', async () => {
  await open();
  const told: string[] = [];
  const other = new BroadcastChannel('backOffice.unsaved');
  other.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => told.push(data.kind));
  await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
  other.postMessage({ kind: 'asked', from: 'another tab' });
  await waitFor(() => expect(told).toEqual(['unsaved']));
  other.close();
});

it('a message that was being sent when the page ended is said to be perhaps sent, until its box is emptied', async () => {
  const maybeSent = () => screen.queryByText(/Un envoi était en cours quand la page a été quittée/);
  const { sent } = await open({ refusals: [() => new Promise(() => {})] });
  await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
  expect(maybeSent()).toBeNull();
  await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();
  await open();
  const box = chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' });
  expect(box.value).toBe('Bonjour');
  expect(maybeSent()?.closest('[role=alert]')).toBeTruthy();
  cleanup();
  await open();
  expect(maybeSent()).toBeTruthy();
  await userEvent.clear(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }));
  await waitFor(() => expect(maybeSent()).toBeNull());
});

describe('a message that is on its way when the page is left', () => {
  const box = () => chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' });
  const drafts = () => screen.queryByRole('region', { name: 'Saisies à reprendre' });

  async function leaveWhileSending() {
    let answer = (_response: Response): void => undefined;
    const { sent } = await open({ refusals: [() => new Promise<Response>((resolve) => (answer = resolve))] });
    await userEvent.type(box(), 'Bonjour');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(screen.getAllByRole('link', { name: 'Accueil' })[0]!);
    const question = await screen.findByRole('alertdialog', { name: /^Quitter cette demande/, description: /^Un envoi est en cours, ou on ne sait pas s’il a eu lieu\..*depuis l’accueil\.$/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Quitter' }));
    return { answer: (response: Response) => answer(response) };
  }

  it('is kept where it is not sent, and found again from the home page', async () => {
    const { answer } = await leaveWhileSending();
    await waitFor(() => expect(drafts()).toBeTruthy());
    answer(json({}, 400));
    await screen.findByText(/n’a pas pu être envoyé/);
    await userEvent.click(within(drafts()!).getByRole('link'));
    await waitFor(() => expect(box().value).toBe('Bonjour'));
  });

  it('is not kept once it is sent', async () => {
    const { answer } = await leaveWhileSending();
    await waitFor(() => expect(drafts()).toBeTruthy());
    answer(json({ ...REQUEST, adminsolutions: { drivers: REQUEST.adminsolutions.drivers.map((driver) => ({ ...driver, contacted: true })), threads: { 900: [message(BENEFICIARY, 'Bonjour', '2026-11-20T14:05:00+00:00')] } } }));
    await screen.findByText('Le message à Paul Durand a été envoyé');
    await waitFor(() => expect(drafts()).toBeNull());
  });
});

it('the message bar says how the last attempt to send ended, and nothing of the one before', async () => {
  const { sent } = await open({ refusals: [json({}, 400), new Response('<html>')] });
  await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
  await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
  await waitFor(() => expect(screen.getAllByText(/n’a pas pu être envoyé/).length).toBeGreaterThan(0));
  await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
  await screen.findByText(/^La réponse s’est perdue.*Ne recommencez pas/);
  expect(screen.queryAllByText(/n’a pas pu être envoyé/)).toEqual([]);
  expect(sent).toHaveLength(2);
});

it('a call that was being noted as the session ended is asked for again, and not said to be perhaps noted before it was sent', async () => {
  const call = () => screen.findByRole('dialog', { name: 'Noter un appel à Jeanne Roux' });
  const { sent } = await open({ answerOfList: () => new Promise(() => {}) });
  await userEvent.click(screen.getAllByRole('button', { name: 'Noter un appel' })[0]!);
  await userEvent.type(within(await call()).getByRole('textbox', { name: /^Commentaire/ }), 'A rappelé');
  await userEvent.click(within(await call()).getByRole('button', { name: 'Noter' }));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('button', { name: /^Noter/ }).getAttribute('aria-disabled')).toBe('true'));
  expect(sent).toEqual([]);
  cleanup();
  await open({ isReady: /a été gardée/ });
  expect(within(await call()).getByRole<HTMLTextAreaElement>('textbox', { name: /^Commentaire/ }).value).toBe('A rappelé');
  expect(screen.queryByText(/Un envoi était en cours/)).toBeNull();
});

it('the dialog of a driver in which was typed last is open again after the end of a session, and the button of another one says that it keeps a text', async () => {
  const type = async (button: HTMLElement, title: string, text: string) => {
    await userEvent.click(button);
    await userEvent.type(within(await screen.findByRole('dialog', { name: title })).getByRole('textbox', { name: /^Commentaire/ }), text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await open();
  await type(screen.getAllByRole('button', { name: 'Noter un appel' })[0]!, 'Noter un appel à Jeanne Roux', 'A rappelé');
  await type(chosen().getByRole('button', { name: 'Noter un SMS' }), 'Noter un SMS à Paul Durand', 'Libre jeudi');
  cleanup();
  await open({ isReady: /a été gardée/ });
  const dialog = within(await screen.findByRole('dialog', { name: 'Noter un SMS à Paul Durand' }));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Commentaire/ }).value).toBe('Libre jeudi');
  await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
  await history().findByText('Libre jeudi');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Noter un appel (texte commencé)' }));
  expect(within(await screen.findByRole('dialog', { name: 'Noter un appel à Jeanne Roux' })).getByRole<HTMLTextAreaElement>('textbox', { name: /^Commentaire/ }).value).toBe('A rappelé');
});

it('what was typed is there again after the end of a session, until it is given up', async () => {
  await open();
  await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Vu au guichet');
  cleanup();
  await open();
  expect(chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe('Bonjour');
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Commentaire/ });
  expect(comment.value).toBe('Vu au guichet');
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner cette saisie' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe(''));
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Revu');
  expect(screen.queryByRole('button', { name: 'Abandonner cette saisie' })).toBeNull();
  await userEvent.clear(screen.getByRole('textbox', { name: /^Commentaire/ }));
  cleanup();
  await open();
  expect(chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe('');
});

it('what is typed anew is not said to be there again', async () => {
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Vu au guichet');
  cleanup();
  await open();
  screen.getByRole('button', { name: 'Abandonner cette saisie' });
  await userEvent.clear(screen.getByRole('textbox', { name: /^Commentaire/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Rappeler');
  expect(screen.queryByRole('button', { name: 'Abandonner cette saisie' })).toBeNull();
});

it('a dialog closed by mistake loses nothing', async () => {
  await open();
  await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Commentaire/ }), 'Ne répond pas');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel (texte commencé)' }));
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

  it('names what the platform does not, and what is only a remark', async () => {
    await open({ request: { admindiary: [entry('', '2026-11-19T10:00:00+00:00', { comment: 'Vu au guichet' }), ...REQUEST.admindiary] as Request['admindiary'] } });
    const [item] = within(history().getByRole('list', { name: 'jeudi 19 novembre 2026' })).getAllByRole('listitem');
    expect(item?.textContent).toMatch(/Action non précisée.*Vu au guichet/);
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
