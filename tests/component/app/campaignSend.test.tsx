// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
import { campaign, open, PERMISSIONS, type Setting } from './keptCampaign';

/** Everything that suspends is loaded once before React renders twice, because `act` would not return to it otherwise. */
beforeAll(async () => {
  await open({ strict: false });
  await testButton();
  cleanup();
});

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** What is announced about something. */
const said = (what: RegExp) => [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map(({ textContent }) => textContent).filter((text) => what.test(text));

const step = (name: RegExp) => screen.findByRole('region', { name });
const testButton = () => screen.findByRole('button', { name: 'Envoyer un test à elodie@demo.test' });
const mailingButton = () => screen.findByRole('button', { name: /^Envoyer à 1.243 personnes et à vous$/ });

async function ask() {
  await userEvent.click(await mailingButton());
  return screen.findByRole('alertdialog', { name: /^Envoyer la campagne «.Lettre de rentrée.» à 1.243 personnes et à vous/ });
}

describe('the page that sends a campaign', () => {
  it('shows the order of the work and what is complete', async () => {
    await open();
    await testButton();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['1. Message', '2. Destinataires', '3. Test', '4. Envoi', 'Message à envoyer']);
    const isNext = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(isNext.map((item) => item.querySelector('h2')?.textContent)).toEqual(['3. Test']);
    for (const [name, state] of [[/Message$/, 'Complet'], [/Destinataires$/, 'Complet'], [/Test$/, 'À faire'], [/Envoi$/, 'À faire']] as const) {
      expect(within(await step(name)).getByText(state)).toBeTruthy();
    }
    expect((await mailingButton()).matches(':disabled')).toBe(true);
    expect(within(await step(/Envoi$/)).getByRole('button', { description: 'Envoyez d’abord un test\u202f: la plateforme n’envoie que ce qui a été testé.' })).toBeTruthy();
  });

  it('sends a test, says to whom and when, and then offers the mailing', async () => {
    const { sendings } = await open();
    await userEvent.dblClick(await testButton());
    expect(await within(await step(/Test$/)).findByText(/^Test envoyé à elodie@demo.test le \d\d\/\d\d\/\d{4} \d\d:\d\d\. La campagne compte 1.243 personnes\.$/)).toBeTruthy();
    expect(screen.getByText('L’e-mail de test a bien été envoyé')).toBeTruthy();
    // The message bar says it, and the page keeps it without saying it again.
    expect(said(/[Tt]est/)).toEqual([expect.stringMatching(/^L’e-mail de test a bien été envoyé/)]);
    expect((await mailingButton()).matches(':disabled')).toBe(false);
    expect(screen.getByRole('button', { name: /^Envoyer à/, description: 'Une confirmation vous sera demandée.' })).toBeTruthy();
    expect(sendings).toEqual([0]);
    // The campaign is read again: what was tested can no longer be changed.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Modifier le message' })).toBeNull());
  });

  it('says what the test has frozen, and lets the recipients alone be changed after it', async () => {
    await open();
    expect(await screen.findByRole('button', { name: /^Envoyer un test/, description: 'Relisez avant d’envoyer\u202f: la plateforme garde l’objet, le message et les destinataires de ce premier test, et c’est cela qui sera envoyé.' })).toBeTruthy();
    for (const name of ['Modifier le message', 'Modifier les destinataires', 'Voir la campagne']) expect(screen.getByRole('link', { name })).toBeTruthy();
    cleanup();
    await open({ record: { status: 1 } });
    const test = await step(/Test$/);
    expect(within(test).getByRole('note').textContent).toMatch(/^La plateforme garde l’objet, le message et les destinataires du premier test.: c’est cela qui sera envoyé, même si la campagne a été modifiée depuis\. Pour envoyer autre chose, créez une copie\./);
    expect(within(test).getByText('Le même message sera envoyé de nouveau à cette adresse.')).toBeTruthy();
    expect(within(test).getByText('Un test a déjà été envoyé.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Modifier le message' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Modifier les destinataires' })).toBeTruthy();
    cleanup();
    await open({ record: { status: 1, updatedDate: '2026-10-03T12:00:00+00:00' } });
    expect(await screen.findByText(/^Un test a déjà été envoyé\. La campagne a changé pour la dernière fois le 03\/10\/2026 \d\d:\d\d\.$/)).toBeTruthy();
  });

  it('asks before the mailing, with the way out first, and sends nothing when it is taken', async () => {
    // Without the strict mode, which renders twice: a dialog would lose the focus that it has given.
    const { sendings } = await open({ record: { status: 1 }, strict: false });
    const dialog = await ask();
    expect(within(dialog).getByText('Le message testé est envoyé aussitôt. Un envoi ne peut être ni arrêté ni annulé.')).toBeTruthy();
    for (const text of [campaign.subject, campaign.email, 'Élodie M. (elodie@demo.test) a créé la campagne et reçoit chaque envoi.', '1 243 personnes']) expect(within(dialog).getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Annuler' })));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sendings).toEqual([]);
  });

  it('sends the mailing once, whatever is pressed, and never again', async () => {
    const { sendings, kept } = await open({ record: { status: 1 } });
    await userEvent.dblClick(within(await ask()).getByRole('button', { name: /^Envoyer à 1.243 personnes et à vous$/ }));
    expect(await within(await step(/Envoi$/)).findByText(/^Campagne envoyée à 1.243 personnes et à vous le/)).toBeTruthy();
    // The button that the dialog came from has gone.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    for (const event of ['focus', 'online', 'visibilitychange']) act(() => void window.dispatchEvent(new Event(event)));
    expect([sendings, kept.status]).toEqual([[1], 2]);
    expect(screen.getByText('La campagne a bien été envoyée')).toBeTruthy();
    // What has just been said is not said a second time.
    expect(screen.queryByText(/^La campagne a été envoyée à/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Envoyer/ })).toBeNull();
    expect(within(await step(/Envoi$/)).getByRole('link', { name: 'Créer une copie' }).getAttribute('href')).toBe('/campaigns/create?from=7');
  });

  it('starts from what the platform has now, not from what the campaign’s own page has read', async () => {
    let held: Promise<unknown> = Promise.resolve();
    let answer: () => void = () => undefined;
    let deliveryCount = 1243;
    await open({ answers: { 'admin/campaigns/7': () => held.then(() => json({ ...campaign, deliveryCount })) } });
    await userEvent.click(await screen.findByRole('link', { name: 'Voir la campagne' }));
    await screen.findByRole('link', { name: 'Modifier' });
    held = new Promise((resolve) => (answer = () => resolve(undefined)));
    deliveryCount = 8;
    await act(async () => window.history.back());
    expect(await screen.findByText(/^Chargement/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Envoyer/ })).toBeNull();
    await act(async () => answer());
    expect(await screen.findByRole('button', { name: 'Envoyer à 8 personnes et à vous' })).toBeTruthy();
  });

  it('is locked while something is on its way, also for who leaves and comes back', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { sendings } = await open({ sends: [() => new Promise<Response>((resolve) => (answer = resolve))] });
    await userEvent.click(await testButton());
    for (const name of ['Modifier le message', 'Voir la campagne']) expect((await screen.findByRole('button', { name })).matches(':disabled')).toBe(true);
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Menu principal' })).getByRole('link', { name: 'Campagnes' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Quitter pendant l’envoi\u202f?' }));
    expect(question.getByText('L’envoi est en cours : quitter cette page ne l’arrête pas, et vous ne verrez pas comment il se termine.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Quitter' }));
    await screen.findByRole('heading', { level: 1, name: /^Campagnes/ });
    await act(async () => window.history.back());
    expect((await testButton()).getAttribute('aria-disabled')).toBe('true');
    await act(async () => answer(json({ 'hydra:member': [1243] })));
    expect(await screen.findByText(/^Test envoyé à elodie@demo.test le/)).toBeTruthy();
    expect(sendings).toEqual([0]);
  });
});

describe('after a lost answer', () => {
  it('the outcome is unknown, nothing can be sent before the status is read again, and then it is what the platform says', async () => {
    const { sendings, kept } = await open({ record: { status: 1 }, sends: [lost] });
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Envoyer à/ }));
    expect(await within(dialog).findByText(/^On ne sait pas si la campagne a été envoyée \(.+\)\. La réponse s’est perdue\. Ne recommencez pas.: attendez un moment, puis relisez le statut\.$/)).toBeTruthy();
    expect(screen.getByText('On ne sait pas si la campagne a été envoyée')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /^Envoyer/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect((await mailingButton()).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('link', { name: 'Créer une copie' })).toBeNull();

    kept.status = 2;
    await userEvent.click(screen.getByRole('button', { name: 'Relire le statut' }));
    expect(await screen.findByText(/^La réponse s’est perdue.; la plateforme indique que la campagne est envoyée \(.+\)\.$/)).toBeTruthy();
    expect(screen.getByText('La campagne a bien été envoyée')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Envoyer/ })).toBeNull();
    expect(sendings).toEqual([1]);
  });

  it('or after a page that ended before its answer, as by a crash, the outcome is unknown too', async () => {
    const { sendings } = await open({ record: { status: 1 }, sends: [() => new Promise<Response>(() => undefined)] });
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Envoyer à/ }));
    await waitFor(() => expect(sendings).toEqual([1]));
    cleanup();
    await open({ record: { status: 1 } });
    expect(await screen.findByRole('button', { name: 'Relire le statut' })).toBeTruthy();
    expect((await mailingButton()).matches(':disabled')).toBe(true);
  });

  it('the page of the campaign says so too, and leads to where the status is read, until the status says that it was sent', async () => {
    const { sendings } = await open({ record: { status: 1 }, sends: [lost] });
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Envoyer à/ }));
    await within(dialog).findByRole('button', { name: 'Fermer' });
    cleanup();
    await open({ address: '/campaigns/show/7', record: { status: 1 } });
    const told = await screen.findByText('On ne sait pas si la campagne a été envoyée');
    expect(within(told.closest<HTMLElement>('[role=note]')!).getByRole('link', { name: 'Envoi de la campagne' }).getAttribute('href')).toBe('/campaigns/send/7');
    cleanup();
    await open({ address: '/campaigns/show/7', record: { status: 2 } });
    await screen.findByText(/^Utilisateurs.: des personnes choisies/);
    expect(screen.queryByText('On ne sait pas si la campagne a été envoyée')).toBeNull();
    expect(sendings).toEqual([1]);
  });

  it('what the platform has not done can be sent again once it was looked at', async () => {
    const { sendings } = await open({ record: { status: 1 }, sends: [lost, () => json({ 'hydra:member': [1243] })] });
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Envoyer à/ }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Fermer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Relire le statut' }));
    expect((await screen.findByText(/^On ne sait pas si l’envoi du .+ a eu lieu\. Le statut, relu le .+, dit qu’il n’a pas eu lieu, mais la plateforme y travaille peut-être encore\.$/)).closest('[role=alert]')).not.toBeNull();
    expect((await mailingButton()).matches(':disabled')).toBe(false);
    expect(sendings).toEqual([1]);
    // The next page knows that it was looked at.
    cleanup();
    await open({ record: { status: 1 } });
    await screen.findByText(/la plateforme y travaille peut-être encore/);
    expect((await mailingButton()).matches(':disabled')).toBe(false);
  });

  it('of a test says so, and where the status does not tell, where to look', async () => {
    await open({ sends: [lost] });
    await userEvent.click(await testButton());
    const test = within(await step(/Test$/));
    expect(await test.findByText(/^On ne sait pas si le test a été envoyé \(.+\)\. La réponse s’est perdue\. Consultez la messagerie elodie@demo\.test et relisez le statut\.$/)).toBeTruthy();
    await userEvent.click(test.getByRole('button', { name: 'Relire le statut' }));
    expect(await test.findByText(/^On ne sait pas si le test du \d\d\/.+ a été envoyé\. Le statut, relu le \d\d\/.+, ne le dit pas.: consultez la messagerie elodie@demo\.test\.$/)).toBeTruthy();
  });

  it('the status that cannot be read leaves all as it was, which is said', async () => {
    let isDown = false;
    await open({ record: { status: 1 }, sends: [lost], answers: { 'admin/campaigns/7': () => (isDown ? json({}, 500) : json({ ...campaign, status: 1 })) } });
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Envoyer à/ }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Fermer' }));
    isDown = true;
    // The first message is in the bar, and is closed.
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Relire le statut' }));
    expect(await screen.findByText(/^La campagne n’a pas pu être chargée/)).toBeTruthy();
    expect((await mailingButton()).matches(':disabled')).toBe(true);
  });

  it('an error of the server stays in the dialog, with its reason, and is not offered again there', async () => {
    const { sendings } = await open({ record: { status: 1 }, sends: [() => json({ 'hydra:description': 'Internal Server Error' }, 500)] });
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Envoyer à/ }));
    expect(await within(dialog).findByText(/^La campagne n’a pas été envoyée/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /^Envoyer/ })).toBeNull();
    expect(sendings).toEqual([1]);
  });
});

const refused = () => json({ 'hydra:description': 'Access Denied.' }, 400);

describe('a refusal', () => {
  it('of what was done all the same is not said to be "not sent": the status knows', async () => {
    const { sendings } = await open({ sends: [refused], acts: true });
    await userEvent.click(await testButton());
    expect(await within(await step(/Test$/)).findByText(/^La plateforme a répondu par un refus, mais elle envoie avant de refuser.; le statut de la campagne indique que le test a été envoyé \(.+\)\.$/)).toBeTruthy();
    expect(screen.queryByText(/n’a pas (pu être|été) envoyé/)).toBeNull();
    expect((await mailingButton()).matches(':disabled')).toBe(false);
    expect(sendings).toEqual([0]);
  });

  it('of what was not done is said to be so, as the status would have shown it', async () => {
    await open({ sends: [refused] });
    await userEvent.click(await testButton());
    expect((await within(await step(/Test$/)).findByText(/^Le test n’a pas été envoyé/)).closest('[role=alert]')).not.toBeNull();
    // It is read from where it stays; the bar only shows it.
    expect(said(/envoyé/)).toEqual([expect.stringMatching(/^Le test n’a pas été envoyé /)]);
    expect(screen.getByText(/^L’e-mail de test n’a pas pu être envoyé\. /)).toBeTruthy();
  });

  it('of a second test says nothing, and nor does the status', async () => {
    await open({ record: { status: 1 }, sends: [refused] });
    await userEvent.click(await testButton());
    expect(await within(await step(/Test$/)).findByText(/^On ne sait pas si le test a été envoyé .* elle envoie avant de refuser/)).toBeTruthy();
  });
});

describe('who really gets it', () => {
  const people = [{ id: 5, givenName: 'Paul', shortFamilyName: 'D.', newsSubscription: true, status: 1 }, { id: 6, givenName: 'Jeanne', shortFamilyName: 'A.', newsSubscription: false, status: 1 }];
  const listed = { 'admin/users': () => json({ 'hydra:member': people, 'hydra:totalItems': 2 }) };
  const named = { filterType: 2, filters: 'selected=5,6,7', deliveryCount: 3 };

  it('is said before a test: those who withdrew or are gone since are left out of the filter that names them, the creator never is', async () => {
    await open({ record: named, answers: listed });
    const recipients = await step(/Destinataires$/);
    expect(await within(recipients).findByText(/^2 personnes choisies ont retiré leur accord ou ont été supprimées depuis.: elles ne recevront rien\. Il s’agit de.: Jeanne/)).toBeTruthy();
    expect(within(recipients).queryByText(/leur écrirait/)).toBeNull();
    expect(within(recipients).getByText(/^Le message est envoyé à 1 personne et à vous\. Élodie M\. \(elodie@demo\.test\) a créé la campagne et reçoit chaque envoi\.$/)).toBeTruthy();
  });

  it('leaves out one person, who is named', async () => {
    await open({ record: { ...named, filters: 'selected=5,6', deliveryCount: 2 }, answers: listed });
    expect((await screen.findByText(/^1 personne choisie/)).textContent).toMatch(/^1 personne choisie a retiré son accord ou a été supprimée depuis.: elle ne recevra rien\. Il s’agit de.: Jeanne\.$/);
  });

  it('offers to start again with all who accept', async () => {
    const both = people.map((one) => ({ ...one, newsSubscription: true }));
    const answers = { 'admin/users': () => json({ 'hydra:member': both, 'hydra:totalItems': 2 }) };
    await open({ record: { ...named, status: 1 }, answers, permissions: [...PERMISSIONS, 'campaign_delete'] });
    expect(await screen.findByRole('button', { name: 'Reprendre avec les 2 personnes qui acceptent' })).toBeTruthy();
    expect(screen.getByText(/^1 personne a retiré son accord ou a été supprimée depuis qu’elle a été choisie.: la plateforme lui écrirait quand même\./)).toBeTruthy();
  });

  it('is said after it: the platform was given them, and a clean start is offered', async () => {
    await open({ record: { ...named, status: 1 }, answers: listed, permissions: [...PERMISSIONS, 'campaign_delete'], sends: [() => new Promise<Response>(() => undefined)] });
    const recipients = await step(/Destinataires$/);
    expect(await within(recipients).findByText(/^2 personnes ont retiré leur accord ou ont été supprimées depuis qu’elles ont été choisies.: la plateforme leur écrirait quand même\./)).toBeTruthy();
    expect(within(recipients).getByRole('button', { name: 'Reprendre avec la personne qui accepte', description: 'Une copie au même contenu, avec ces seules personnes, prend la place de cette campagne. Elle sera à tester de nouveau.' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Envoyer à 3 personnes et à vous' })).toBeTruthy();
    await userEvent.click(await testButton());
    await waitFor(() => expect(within(recipients).getByRole('button', { name: /^Reprendre/ }).matches(':disabled')).toBe(true));
  });

  it('is known from the test where nobody can tell who was chosen: they can be chosen again', async () => {
    await open({ sends: [() => json({ 'hydra:member': [1200] })] });
    await userEvent.click(await testButton());
    const recipients = await step(/Destinataires$/);
    expect(await within(recipients).findByText(/^43 personnes ont retiré leur accord .* leur écrirait quand même\. Pour l’éviter, choisissez de nouveau les destinataires\.$/)).toBeTruthy();
  });

  it('is who still accepts, and nobody else, once a copy has taken the place of the campaign', async () => {
    const commands: string[] = [];
    let found: object = { source: null, filterType: null, filters: null, deliveryCount: null };
    const keeper = (answer: () => object) => ({ method, path }: Seen) => {
      if (method !== 'GET') commands.push(`${method} ${path}`);
      return method === 'DELETE' ? new Response(null, { status: 204 }) : json(answer());
    };
    await open({
      record: { ...named, status: 1 },
      permissions: [...PERMISSIONS, 'campaign_delete'],
      answers: {
        ...listed,
        'admin/campaigns': keeper(() => ({ ...campaign, ...found, id: 8 })),
        'admin/campaigns/7': keeper(() => ({ ...campaign, ...named, status: 1 })),
        'admin/campaigns/8': keeper(() => ({ ...campaign, ...found, id: 8 })),
        'admin/users/associate-campaign': () => {
          found = { ...named, filters: 'selected=5', deliveryCount: 1 };
          commands.push('associate');
          return json({});
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reprendre avec la personne qui accepte' }));
    await waitFor(() => expect(window.location.pathname).toBe('/campaigns/send/8'));
    expect(commands).toEqual(['POST admin/campaigns', 'associate', 'DELETE admin/campaigns/7']);
    expect(await screen.findByRole('button', { name: 'Envoyer à 1 personne et à vous' })).toBeTruthy();
  });

  it('leaves whoever went elsewhere where they are once the copy is made', async () => {
    const commands: string[] = [];
    let answer: (() => void) | undefined;
    const gone = { ...named, filters: 'selected=5', deliveryCount: 1 };
    await open({
      record: { ...named, status: 1 },
      permissions: [...PERMISSIONS, 'campaign_delete'],
      answers: {
        ...listed,
        'admin/campaigns': ({ method }) => (method === 'GET' ? json({ 'hydra:member': [], 'hydra:totalItems': 0 }) : new Promise((resolve) => (answer = () => resolve(json({ ...campaign, id: 8 }))))),
        'admin/campaigns/7': ({ method }) => (commands.push(method), method === 'DELETE' ? new Response(null, { status: 204 }) : json({ ...campaign, ...named, status: 1 })),
        'admin/campaigns/8': () => json({ ...campaign, ...gone, id: 8 }),
        'admin/users/associate-campaign': () => json({}),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reprendre avec la personne qui accepte' }));
    await waitFor(() => expect(answer).toBeDefined());
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Menu principal' })).getByRole('link', { name: 'Accueil' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await act(async () => answer?.());
    await waitFor(() => expect(commands).toContain('DELETE'));
    expect(await screen.findByText(/est remplacée par la fiche n°/)).toBeTruthy();
    expect(window.location.pathname).toBe('/');
  });

  it('is not offered to start again while nobody knows whether the copy was made', async () => {
    await open({
      record: { ...named, status: 1 },
      permissions: [...PERMISSIONS, 'campaign_delete'],
      answers: { ...listed, 'admin/campaigns': ({ method }) => (method === 'GET' ? json({}, 500) : lost()) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reprendre avec la personne qui accepte' }));
    expect((await screen.findAllByText(/^On ne sait pas si l’enregistrement a eu lieu/)).length).toBeGreaterThan(0);
    expect((await screen.findByRole('button', { name: 'Reprendre avec la personne qui accepte' })).matches(':disabled')).toBe(true);
  });

  it('is not started again by who may not take the campaign away', async () => {
    await open({ record: { ...named, status: 1 }, answers: listed });
    expect(await screen.findByText(/^2 personnes ont retiré leur accord/)).toBeTruthy();
    expect([screen.queryByRole('button', { name: /^Reprendre/ }), screen.queryByText(/choisissez de nouveau les destinataires/)]).toEqual([null, null]);
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer à 3 personnes et à vous' }));
    expect(within(await screen.findByRole('alertdialog')).getByText(/^2 personnes ont retiré leur accord .* leur écrirait quand même/)).toBeTruthy();
  });

  it('is its creator too, who need not be the operator, unless they were chosen', async () => {
    await open({ record: { creatorId: 13, creator: 'Paul D.' } });
    expect(await screen.findByRole('button', { name: /^Envoyer à 1.243 personnes et au créateur$/ })).toBeTruthy();
    cleanup();
    await open({ record: { ...named, creatorId: 5 }, answers: listed });
    expect(await screen.findByRole('button', { name: 'Envoyer à 1 personne' })).toBeTruthy();
  });

  it('is not said after it of those whom the test had left out already', async () => {
    await open({ record: { ...named, status: 1, deliveryCount: 1 }, answers: listed });
    expect(await screen.findByRole('button', { name: 'Envoyer à 1 personne et à vous' })).toBeTruthy();
    expect(await screen.findByText(/^Le message est envoyé à 1 personne et à vous/)).toBeTruthy();
    expect(screen.queryByText(/leur écrirait quand même/)).toBeNull();
  });

  it('stops it when the platform counts more people than were chosen', async () => {
    await open({ record: { ...named, deliveryCount: 5 }, answers: listed });
    expect(await screen.findByText('La plateforme compte 5 destinataires, et vous en avez choisi 3 : rien ne sera envoyé tant que ce ne sont pas les mêmes.')).toBeTruthy();
    expect((await testButton()).matches(':disabled')).toBe(true);
    expect(screen.queryByText(/^Le message est envoyé à/)).toBeNull();
  });

  it('is not named where only some of those who left are meant', async () => {
    await open({ record: { ...named, status: 1, deliveryCount: 2 }, answers: listed });
    const note = await screen.findByText(/^1 personne a retiré son accord/);
    expect(note.textContent).not.toMatch(/Il s’agit de/);
  });

  it('leaves out neither where the platform has been mended', async () => {
    await open({ record: { ...named, status: 1 }, answers: listed, config: { settings: { mended: ['withdrawnRecipients'] } } });
    expect(await screen.findByRole('button', { name: 'Envoyer à 3 personnes' })).toBeTruthy();
  });
});

describe('nothing can be sent', () => {
  it.each([
    ['to nobody, which no button offers', { record: { deliveryCount: 0 } }, 'Aucun des destinataires choisis n’accepte de recevoir des actualités : il n’y a personne à qui écrire. La plateforme n’enverrait le message qu’au créateur de la campagne.'],
    ['without recipients', { record: { source: null, filterType: null, deliveryCount: null } }, 'Aucun destinataire n’est choisi.'],
    ['without a message', { record: { body: '[]' } }, 'Le message est vide.'],
    ['without a subject', { record: { subject: '' } }, 'Le message n’a pas d’objet.'],
    ['of a body that is no list', { record: { body: '<p>Bonjour</p>' } }, 'Le corps du message ne peut pas être lu : la plateforme enverrait un e-mail vide.'],
    ['of an element without its place', { record: { body: JSON.stringify([{ type: 'title', value: 'Bonjour' }]) } }, 'Un élément du message est incomplet : les destinataires verraient peut-être une ligne vide.'],
    ['to people whom the operator may not list: the platform would send before it refuses', { permissions: PERMISSIONS.filter((name) => name !== 'user_list') }, 'Vous n’avez pas le droit d’écrire à ces personnes : il faut pouvoir consulter leur liste.'],
  ] as [string, Setting, string | RegExp][])('%s', async (_what, setting, reason) => {
    await open(setting);
    expect(await screen.findByText(reason)).toBeTruthy();
    for (const button of screen.getAllByRole('button', { name: /^Envoyer/ })) expect(button.matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: /\b0 personne/ })).toBeNull();
  });

  it('to the members of a community by who may not open its list; nor is the campaign’s page offered to who may not see it', async () => {
    const record = { source: 2, sourceId: 3, sourceName: 'Nancy' };
    const others = PERMISSIONS.filter((name) => name !== 'campaign_read');
    await open({ record, permissions: others });
    expect(await screen.findByRole('button', { name: /^Envoyer un test/, description: 'Vous n’avez pas le droit d’écrire à ces personnes.' })).toBeTruthy();
    expect([(await testButton()).matches(':disabled'), screen.queryByRole('link', { name: 'Voir la campagne' })]).toEqual([true, null]);
    cleanup();
    await open({ record, permissions: [...others, 'community_manage'] });
    expect((await testButton()).matches(':disabled')).toBe(false);
  });

  it.each([
    [2, 'Envoyée', /^La campagne a été envoyée à 1.243 personnes et à vous\. Dernier changement le 03\/10\/2026 \d\d:\d\d\.$/],
    [3, 'Envoyée', /^La campagne, envoyée à 1.243 personnes et à vous, est archivée\. Dernier changement le 03\/10\/2026 \d\d:\d\d\.$/],
  ])('twice: the status %i', async (status, word, summary) => {
    await open({ record: { status, updatedDate: '2026-10-03T12:00:00+00:00' } });
    const sent = await step(/Envoi$/);
    expect(within(sent).getByText(word)).toBeTruthy();
    expect(within(sent).getByText(summary)).toBeTruthy();
    expect(within(sent).getByText('Une campagne ne s’envoie qu’une fois. Pour écrire de nouveau, créez une copie.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Envoyer/ })).toBeNull();
    expect(screen.queryByText(/^Le message est envoyé à/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Modifier/ })).toBeNull();
  });

  it.each([
    ['who may not change campaigns', 'Accès refusé', { permissions: ['campaign_list', 'campaign_read'] }],
    ['who has no campaigns in this deployment', 'Page non disponible', { config: { settings: { campaign: false } } }],
  ])('by %s: the page is closed', async (_who, title, setting) => {
    const { sendings } = await open(setting);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(sendings).toEqual([]);
  });
});

it('warns of what readers will notice', async () => {
  const body = JSON.stringify([{ type: 'image', src: 'https://data.exemple.fr/1.jpg', position: 1 }]);
  await open({ record: { body } });
  const warnings = within(await step(/Message$/)).getByRole('note');
  expect(within(warnings).getByText('À vérifier avant d’envoyer :')).toBeTruthy();
  expect(within(warnings).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Le message ne contient aucun lien.',
    'Une image n’a aucun texte à côté d’elle\u202f: la plateforme n’envoie pas de description, et les personnes qui ne voient pas les images ne sauront pas ce qu’elle montre.',
  ]);
  cleanup();
  const parts = [{ type: 'text', value: '<p><a href="http://www.exemple.fr">Trajets</a></p>', position: 1 }, { type: 'video', value: '', position: 2 }];
  await open({ record: { body: JSON.stringify(parts) } });
  const others = within(await step(/Message$/)).getByRole('note');
  expect(within(others).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Un lien n’est pas sécurisé\u202f: il ne commence pas par https.',
    'Un élément est d’un type inconnu\u202f: les destinataires verront une ligne vide.',
  ]);
});

it('speaks English', async () => {
  await open({ language: 'en', record: { status: 1 } });
  expect(await screen.findByRole('button', { name: 'Send to 1,243 people and you' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: /^Sending the mass mailing/ })).toBeTruthy();
});
