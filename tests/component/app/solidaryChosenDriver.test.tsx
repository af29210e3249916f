// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { BENEFICIARY, chosen, DRIVER, entry, history, loadPage, message, open, REQUEST, type Request } from './followedRequest';

beforeAll(loadPage);

describe('a driver who was chosen', () => {
  it('is written to once there is something to read, and the action that notes it is proposed', async () => {
    const { sent } = await open();
    expect(chosen().getByText('Pas encore contacté')).toBeTruthy();
    const box = chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' });
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    chosen().getByText('Écrivez le message avant de l’envoyer.');
    expect(document.activeElement).toBe(box);
    await userEvent.type(box, 'Bonjour Paul');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    await chosen().findByText('Sophie Martin, au nom du bénéficiaire (Jeanne Roux)');
    expect([box.value, chosen().queryByText('Écrivez le message avant de l’envoyer.')]).toEqual(['', null]);
    expect(chosen().getByText(/^Contacté par message le 20\/11\/2026 .* par Sophie Martin$/)).toBeTruthy();
    expect(chosen().getByText(/^Le dernier message envoyé n’est pas dans l’historique.: vous pouvez y noter «.Contact par messagerie.»\. La demande passera au statut «.Recherche de solution.», avancée de 50.%\./)).toBeTruthy();
    await userEvent.click(chosen().getByRole('button', { name: 'Noter ce message' }));
    await history().findByText('Contact par messagerie');
    expect(chosen().queryByRole('button', { name: 'Noter ce message' })).toBeNull();
    expect(sent).toEqual([{ message: { solution: 900, text: 'Bonjour Paul' } }, { animation: { action: 44, user: DRIVER } }]);
  });

  it('is called at a number without the spaces that it is read with', async () => {
    const [driver] = REQUEST.adminsolutions.drivers;
    await open({ request: { adminsolutions: { drivers: [{ ...driver!, telephone: '06 12 34 56 78' }], threads: { 900: [] } } } });
    expect(chosen().getByRole('link', { name: /06.12.34.56.78/ }).getAttribute('href')).toBe('tel:0612345678');
  });

  it('is said not to be noted as called in the dialog, which stays', async () => {
    await open({ refusals: [json({}, 403)] });
    await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Noter un appel à Paul Durand' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Le contact n’a pas été noté');
  });

  it('is not noted as called from a dialog over a page that does not know how it ended', async () => {
    const { state } = await open({ refusals: [json({}, 500)] });
    await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Noter un appel à Paul Durand' }));
    state.broken = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Noter' }));
    expect(await screen.findByRole('button', { name: 'Relire la demande' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the focus where they are written to, once they were called and cannot be noted as called again', async () => {
    await open({ answerOfActions: () => json({ 'hydra:member': [{ id: 72, name: 'solidary_contact_call', type: 2, progression: '50.00' }] }) });
    await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Noter un appel à Paul Durand' })).getByRole('button', { name: 'Noter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen().queryByRole('button', { name: 'Noter un appel' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' })));
  });

  it('whose message ended in doubt has it no longer in the box once the request says that it left', async () => {
    const { state, sent } = await open({ refusals: [json({}, 500)] });
    state.broken = true;
    await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Bonjour');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    const again = await screen.findByRole('button', { name: 'Relire la demande' });
    expect(chosen().getByRole<HTMLButtonElement>('button', { name: 'Noter un appel' }).disabled).toBe(true);
    expect(chosen().getByRole<HTMLTextAreaElement>('textbox', { name: 'Écrire à Paul Durand' }).value).toBe('Bonjour');
    // However the form may be submitted, its button cannot be pressed.
    fireEvent.submit(chosen().getByRole('form', { name: 'Écrire à Paul Durand' }));
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
    expect(dialog.getByText(/^Contacté par message le 19\/11\/2026 .* par Sophie Martin\. Aucune réponse n’est arrivée depuis par la plateforme\.$/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('who is written to again, is so behind the question, which closes as soon as it is answered', async () => {
    let answer = () => undefined as void;
    const { sent } = await open({
      thread: [message(BENEFICIARY, 'Bonjour', '2026-11-19T09:00:00+00:00')],
      refusals: [() => new Promise((resolve) => (answer = () => resolve(json({}, 403))))],
    });
    await userEvent.type(chosen().getByRole('textbox', { name: 'Écrire à Paul Durand' }), 'Êtes-vous là ?');
    await userEvent.click(chosen().getByRole('button', { name: 'Envoyer le message' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Envoyer le message' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toHaveLength(1);
    await act(async () => answer());
    expect(await chosen().findByText(/^Le message à Paul Durand n’a pas pu être envoyé/)).toBeTruthy();
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
    await waitFor(() => expect(document.activeElement).toBe(chosen().getByRole('button', { name: 'Noter un appel' })));
    await chosen().findByText(/^Contacté par téléphone le 20\/11\/2026/);
    await userEvent.click(chosen().getByRole('button', { name: 'Noter un appel' }));
    const again = within(await screen.findByRole('dialog', { name: 'Noter un appel à Paul Durand' }));
    expect(again.getByText(/^Contacté par téléphone le 20\/11\/2026 .* par Sophie Martin$/)).toBeTruthy();
    await userEvent.click(again.getByRole('button', { name: 'Noter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await history().findByText('Relance par téléphone');
    expect(sent).toEqual([{ animation: { action: 72, user: DRIVER } }, { animation: { action: 73, user: DRIVER } }]);
  });

  it('is noted as written to on the telephone', async () => {
    const { sent } = await open();
    await userEvent.click(chosen().getByRole('button', { name: 'Noter un SMS' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Noter un SMS à Paul Durand' })).getByRole('button', { name: 'Noter' }));
    await chosen().findByText(/^Contacté par SMS le 20\/11\/2026/);
    expect(sent).toEqual([{ animation: { action: 43, user: DRIVER } }]);
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
