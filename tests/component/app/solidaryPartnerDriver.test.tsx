// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_MESSAGE } from '@/features/solidary/case/partners/partnerContacts';
import { json } from '../../unit/api/fakes';
import { BENEFICIARY, loadPage, ofBoth, open, PARTNER_ROW, PERMISSIONS, REQUEST, section } from './followedRequest';

beforeAll(loadPage);

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

  it('of one that fails is asked for again there, beside those of the others; one without any has no table', async () => {
    await open({ partners: [json({}, 500), [{ ...PARTNER_ROW, detourDuration: 1500, detourDistance: 12400 }], []] });
    const [first] = await search();
    expect(first?.closest('tr')?.textContent).toMatch(/Trajet.: 25.min, 12,4.km/);
    const alert = screen.getByText(/^Covoit n’a pas répondu/).closest('[role=alert]') as HTMLElement;
    expect(alert.textContent).toMatch(/^Covoit n’a pas répondu\. Erreur de la .+Réessayer$/s);
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    const none = await screen.findByText(/^Covoit.: 0 trajet$/, { selector: 'p' });
    expect([within(none.parentElement!).queryByRole('table'), none.parentElement?.getAttribute('aria-busy')]).toEqual([null, 'false']);
  });

  it('is neither looked for nor written to where the request may not be changed', async () => {
    await open({ permissions: ['solidary_list', 'solidary_read', 'external_journey_list', 'external_connection_create'], isReady: /^Vous n’avez pas le droit de modifier/ });
    expect(screen.queryByText('Chez les partenaires')).toBeNull();
  });

  it('is written to no more once the request was replaced meanwhile', async () => {
    const { state } = await open({ refusals: [] });
    expect(await search()).toHaveLength(2);
    state.replace();
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await screen.findAllByText(/^Cette demande a été remplacée/);
    expect(screen.queryByRole('button', { name: 'Contacter Martin D.' })).toBeNull();
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
    const [written] = screen.getAllByRole('button', { name: 'Recontacter Martin D.' });
    await waitFor(() => expect(document.activeElement).toBe(written));
    expect(connected).toEqual([{ provider: 'Covoit', carpoolerUuid: 'c1', journeysUuid: 'j1', content: 'Bonjour', role: 2 }]);
    expect(sent).toEqual([{ animation: { action: 106, user: BENEFICIARY, comment: 'Covoit – Martin D.\nBonjour' } }]);
    expect((await screen.findAllByText(/^Contacté par message le 20\/11\/2026 .* par Sophie Martin$/)).length).toBeGreaterThan(0);
    await userEvent.click(written!);
    const again = within(await screen.findByRole('alertdialog', { name: 'Écrire à Martin D. (Covoit)' }));
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('');
  });

  it('is not written to twice when the contact could not be noted: that alone is tried again', async () => {
    const { sent, connected } = await open({ refusals: [json({ 'hydra:description': 'Access Denied.' }, 400)] });
    const [first] = await search();
    await write(first!);
    await screen.findAllByText(/^Le message est envoyé, mais le contact n’a pas pu être noté/);
    expect(screen.getAllByText('Message envoyé, contact pas encore noté').length).toBeGreaterThan(0);
    const [line] = screen.getAllByRole('row', { name: /^Martin D\./ });
    expect(within(line!).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Noter Martin D.']);
    // Only this page knows that the message was sent.
    await userEvent.click(screen.getAllByRole('link', { name: 'Accueil' })[0]!);
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: /^Quitter cette demande/, description: 'Un texte n’est pas encore envoyé, ou un contact pas encore noté\u202f: en quittant la page, vous le perdez.' })).getByRole('button', { name: 'Rester' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(screen.getAllByRole('button', { name: 'Noter Martin D.' })[0]!);
    await screen.findByText('Le conducteur a été contacté');
    expect([connected.length, sent.length]).toEqual([1, 2]);
  });

  it.each<[string, () => Response | Promise<Response>, () => Promise<unknown>]>([
    ['is on its way when the page ends', () => new Promise<Response>(() => undefined), () => Promise.resolve()],
    ['has lost its answer', () => json({}, 502), () => screen.findAllByRole('button', { name: 'Noter Martin D.' })],
  ])('whose message %s is said, on the next page, to have perhaps been written to', async (_what, answer, isOver) => {
    const { connected } = await open({ connections: [answer] });
    const [first] = await search();
    await write(first!);
    await waitFor(() => expect(connected).toHaveLength(1));
    await isOver();
    cleanup();
    await open();
    expect((await screen.findByText(/Un envoi était en cours quand la page a été quittée/)).closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /commencé.* Martin D\.$/ }));
    expect(await screen.findByRole('alertdialog', { name: 'Écrire à Martin D. (Covoit)', description: /il est peut-être arrivé/ })).toBeDefined();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe('Bonjour');
  });

  it('is still the one who was perhaps written to after a second reload, although another text was typed meanwhile', async () => {
    const { connected } = await open({ connections: [() => new Promise<Response>(() => undefined)] });
    const [first] = await search();
    await write(first!);
    await waitFor(() => expect(connected).toHaveLength(1));
    cleanup();
    await open();
    const warning = (await screen.findByText(/Un envoi était en cours quand la page a été quittée/)).closest('[role=alert]');
    expect(warning?.textContent).toMatch(/L’historique ne montre un message au conducteur d’un partenaire que si ce contact a été noté/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonsoir');
    cleanup();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /commencé.* Martin D\.$/ }));
    expect(await screen.findByRole('alertdialog', { name: 'Écrire à Martin D. (Covoit)', description: /il est peut-être arrivé/ })).toBeDefined();
  });

  it('is not said to have perhaps been written to where a message to somebody else was on its way', async () => {
    const { sent } = await open({ refusals: [() => new Promise(() => undefined)] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
    await userEvent.click(screen.getAllByRole('button', { name: 'Envoyer le message' })[0]!);
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    await open();
    expect((await screen.findByText(/Un envoi était en cours quand la page a été quittée/)).textContent).toMatch(/vérifiez-le dans les échanges et dans l’historique\.$/);
    const [first] = await search();
    await userEvent.click(first!);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Bonsoir');
    expect(screen.getByRole('dialog', { name: 'Écrire à Martin D. (Covoit)' }).textContent).not.toMatch(/peut-être/);
  });

  it('to whom a message may have been sent is noted as written to, and the message is no longer begun', async () => {
    const { sent } = await open({ connections: [() => json({}, 502)] });
    const [first] = await search();
    await write(first!);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Noter Martin D.' }))[0]!);
    await screen.findByText('Le conducteur a été contacté');
    expect(sent).toHaveLength(1);
    expect(await screen.findAllByRole('button', { name: /Martin D\.$/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /commencé/ })).toBeNull();
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

  it('is said to be found, or not, after each search', async () => {
    await open({ partners: [[PARTNER_ROW], [PARTNER_ROW], [], [PARTNER_ROW]] });
    await search();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join();
    await waitFor(() => expect(said()).toMatch(/Covoit.: 1 trajet.*Autre.: 1 trajet/));
    expect(said()).not.toMatch(/recherche en cours/);
    await userEvent.click(screen.getByRole('button', { name: 'Chercher de nouveau' }));
    await waitFor(() => expect(said()).toMatch(/Covoit.: 0 trajet.*Autre.: 1 trajet/));
  });

  it('is said to be looked for as long as a partner has not answered', async () => {
    await open({ partners: [new Promise<Response>(() => undefined), [PARTNER_ROW, { ...PARTNER_ROW, journeyId: 'j2', carpoolerId: 'c2', carpoolerGivenName: 'Zoé' }]] });
    await userEvent.click(await screen.findByRole('button', { name: 'Chercher chez les partenaires' }));
    await screen.findByText('Autre : 2 trajets', { selector: 'p' });
    screen.getByText('Covoit : recherche en cours…', { selector: 'p' });
  });

  it('cannot be looked for where the request says no precise place', async () => {
    await open({ request: { admindestination: REQUEST.adminorigin } });
    expect(await screen.findByText('Les partenaires ne cherchent qu’entre deux lieux précis, à une date donnée : ils ne peuvent pas être interrogés sur cette demande.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Chercher chez les partenaires' })).toBeNull();
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
    const [warning] = await screen.findAllByText(/La liste des plateformes partenaires n’a pas pu être lue/);
    fails = false;
    await userEvent.click(within(warning?.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByRole('button', { name: 'Chercher chez les partenaires' })).toHaveLength(2);
    const asked = server.seen.filter(({ path }) => path === 'admin/external_journey_providers');
    expect(asked.map(({ headers }) => headers['Accept'])).toEqual(['application/json', 'application/json']);
  });

  it('is not written to without a message, nor with a longer one than a partner takes, which is asked for where it is typed', async () => {
    const { connected } = await open();
    const [first] = await search();
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Écrire à Martin D. (Covoit)' }));
    dialog.getByText(/^Le contact sera noté dans l’historique\. La demande passera au statut «.Recherche de solution.», avancée de 50.%\.$/);
    const left = (end: string) => `Le message est envoyé au nom de la plateforme : indiquez comment vous répondre. Encore ${end}.`;
    dialog.getByText(left('500 caractères'));
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer le message' }));
    const box = dialog.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.paste('x'.repeat(LONGEST_MESSAGE - 1));
    await dialog.findByText(left('1 caractère'));
    await userEvent.paste('xx');
    await dialog.findByText('Raccourcissez le message de 1 caractère : le partenaire n’en prend pas plus de 500.');
    await userEvent.paste('x');
    await dialog.findByText('Raccourcissez le message de 2 caractères : le partenaire n’en prend pas plus de 500.');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer le message' }));
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(connected).toEqual([]);
  });

  it('to whom a message was begun is looked for again after the end of a session, and the message is where it was, or in sight if they are found no more', async () => {
    const dialog = { name: 'Écrire à Martin D. (Covoit)' };
    await open();
    const [first] = await search();
    await userEvent.click(first!);
    await userEvent.type(within(await screen.findByRole('dialog', dialog)).getByRole('textbox', { name: 'Message' }), 'Bonjour Martin');
    cleanup();
    await open({ isReady: /a été gardée/ });
    expect(within(await screen.findByRole('dialog', dialog)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Bonjour Martin');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Contacter (texte commencé) Martin D.' })).toBeTruthy();
    cleanup();
    await open({ isReady: /a été gardée/, partners: [[], []] });
    expect((await screen.findByText(/^Covoit ne propose plus le trajet/)).textContent).toContain('Bonjour Martin');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not said to be contacted when the partner refuses, and what was typed stays', async () => {
    const { sent } = await open({ connections: [() => json({ 'hydra:description': 'HTTP 503' }, 400)] });
    const [first] = await search();
    const dialog = await write(first!);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Le conducteur n’a pas pu être contacté/);
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Bonjour');
    expect(sent).toEqual([]);
  });

  it('of a partner that refuses is said to be missing without the words of its refusal', async () => {
    const none = () => json({ 'hydra:description': 'HTTP 503' }, 400);
    await open({ partners: [none(), none()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Chercher chez les partenaires' }));
    const alert = (await screen.findByText(/^Covoit n’a pas répondu/)).closest('[role=alert]') as HTMLElement;
    expect(alert.textContent).toMatch(/^Covoit n’a pas répondu\.?Réessayer$/);
  });

  it.each([
    ['is lost', (): Response => { throw new TypeError('Failed to fetch'); }],
    ['is that of another message', () => json({ id: 999_999_999_999, provider: 'Autre', content: 'Bonsoir' }, 201)],
  ])('may have been written to when the answer %s: it is said, and nothing is sent again by itself', async (_how, lost) => {
    const { sent, connected } = await open({ connections: [lost] });
    const [first] = await search();
    await write(first!);
    expect((await screen.findAllByText(/^On ne sait pas si le message a été envoyé/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.querySelector('.message-bar')?.textContent).toMatch(/^On ne sait pas si le message a été envoyé/));
    expect([connected.length, sent.length]).toEqual([1, 0]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Recontacter Martin D.' })[0]!);
    expect(within(await screen.findByRole('alertdialog', { name: 'Écrire à Martin D. (Covoit)' })).getByText('La réponse au message précédent s’est perdue : il est peut-être arrivé. Lui écrire de nouveau ?')).toBeTruthy();
  });
});
