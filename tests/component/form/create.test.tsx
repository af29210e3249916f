// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { withAlternatives } from './outing';
import { renderRecord } from './renderRecord';

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Créer' });

/** The description that a screen reader reads after the name of a control. */
function description(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`).join(' | ');
}

describe('a creation form', () => {
  it('says what is required, and marks nothing else', async () => {
    await renderRecord({ path: '/outings/create' });
    screen.getByRole('heading', { level: 1, name: 'Création d’une sortie' });
    screen.getByText('Les champs marqués d’un astérisque (*) sont obligatoires.');
    expect((await field(/^Nom/)).required).toBe(true);
    expect((await field('Prix')).required).toBe(false);
  });

  it('ties its help to the input itself, and nothing that is not there', async () => {
    await renderRecord({ path: '/outings/create' });
    expect(description(await field(/^Adresse e-mail/))).toBe('Elle n’est pas publiée.');
    expect((await field(/^Nom/)).hasAttribute('aria-describedby')).toBe(false);
  });

  it('is not red before a field is left, then says what to do on the input itself', async () => {
    await renderRecord({ path: '/outings/create' });
    const contact = await field(/^Adresse e-mail/);
    await userEvent.type(contact, 'jeanne');
    expect(contact.getAttribute('aria-invalid')).toBe('false');
    await userEvent.tab();
    await waitFor(() => expect(contact.getAttribute('aria-invalid')).toBe('true'));
    expect(description(contact)).toBe('Elle n’est pas publiée. | Saisissez une adresse e-mail dans « Adresse e-mail », par exemple prenom@domaine.fr'.replaceAll('« ', '«\u202f').replaceAll(' »', '\u202f»'));
  });

  it('says that a required field left empty is to be filled in', async () => {
    await renderRecord({ path: '/outings/create' });
    const name = await field(/^Nom/);
    await userEvent.click(name);
    await userEvent.tab();
    await waitFor(() => expect(description(name)).toContain('Renseignez le champ'));
  });

  it('refuses to send with errors: a summary takes the focus and leads to each field, and the tab says so', async () => {
    const { calls } = await renderRecord({ path: '/outings/create' });
    await field(/^Nom/);
    await userEvent.click(save());
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 2 erreurs' });
    expect(document.activeElement).toBe(summary);
    expect(document.title).toMatch(/^Erreur/);
    // The address stays as it is: the router would take another one for a navigation.
    expect(fireEvent.click(within(summary).getByRole('link', { name: /Adresse e-mail/ }))).toBe(false);
    expect(document.activeElement).toBe(await field(/^Adresse e-mail/));
    expect(calls.filter(({ method }) => method === 'create')).toEqual([]);
  });

  it('is not what Back leads to once the record is created: the page before it is', async () => {
    const { router, address } = await renderRecord({ path: '/outings/create' });
    await userEvent.type(await field(/^Nom/), 'Vosges');
    await userEvent.type(await field(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await userEvent.click(save());
    await waitFor(() => expect(address()).toBe('/outings/show/99'));
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Liste des sorties' });
  });

  it('creates with the defaults of the schema, and opens the page of the id in the answer', async () => {
    const { calls, address } = await renderRecord({ path: '/outings/create' });
    await userEvent.type(await field(/^Nom/), 'Vosges');
    await userEvent.type(await field(/^Adresse e-mail/), ' jeanne@exemple.fr ');
    await userEvent.click(screen.getByRole('radio', { name: 'Confirmée' }));
    await userEvent.click(save());
    await screen.findByText('La sortie a été créée');
    expect(calls.find(({ method }) => method === 'create')).toEqual({
      method: 'create',
      path: 'admin/outings',
      body: { name: 'Vosges', contact: 'jeanne@exemple.fr', status: 1, places: 4, letter: '[]' },
    });
    await waitFor(() => expect(address()).toBe('/outings/show/99'));
  });

  it('loses nothing typed just before Enter', async () => {
    const { calls } = await renderRecord({ path: '/outings/create' });
    await userEvent.type(await field(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await userEvent.type(await field(/^Nom/), 'Vosges{Enter}');
    await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).toMatchObject({ name: 'Vosges' }));
  });

  it('keeps the focus on the button that saves while the field from which it was asked for is locked', async () => {
    await renderRecord({ path: '/outings/create', api: { create: () => new Promise(() => undefined) } });
    await userEvent.type(await field(/^Adresse e-mail/), 'a@exemple.fr');
    await userEvent.type(await field(/^Nom/), 'Vosges{Control>}s{/Control}');
    const button = await screen.findByRole('button', { name: 'Création en cours…' });
    expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true']);
  });

  it('saves with Ctrl+S what is still being typed', async () => {
    const { calls } = await renderRecord({ path: '/outings/create' });
    await userEvent.type(await field(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await userEvent.type(await field(/^Nom/), 'Vosges{Control>}s{/Control}');
    await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).toMatchObject({ name: 'Vosges' }));
  });

  it('sends once, however many times it is asked', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', api: { create: () => new Promise(() => undefined) } });
    await userEvent.type(await field(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await userEvent.type(await field(/^Nom/), 'Vosges{Enter}{Enter}');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Création en cours…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    // Its other buttons do nothing meanwhile.
    for (const name of ['Créer et en créer d’autres', 'Annuler']) expect(screen.getByRole('button', { name }).matches(':disabled')).toBe(true);
    expect(calls.filter(({ method }) => method === 'create')).toHaveLength(1);
  });

  it('opens a field with the choice that calls for it, requires it by the setting, and drops it with the choice', async () => {
    const { calls } = await renderRecord({ path: '/outings/create' });
    await userEvent.type(await field(/^Nom/), 'Vosges');
    await userEvent.type(await field(/^Adresse e-mail/), 'jeanne@exemple.fr');
    expect(screen.queryByRole('textbox', { name: /^Récit/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Passée' }));
    screen.getByText('Champs ajoutés : Récit.');
    await userEvent.click(save());
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await userEvent.type(await field(/^Récit/), 'Il a plu');
    await userEvent.click(screen.getByRole('radio', { name: 'Prévue' }));
    screen.getByText('Champs retirés : Récit.');
    await userEvent.click(save());
    await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).not.toHaveProperty('story'));
  });

  it('renders alternatives, for which no widget stands', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: withAlternatives() });
    await userEvent.type(await field(/^Nom/), 'Vosges');
    await userEvent.type(await field(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Tarif/ }), 'En mots');
    await userEvent.type(await screen.findByRole('textbox', { name: /Tarif/ }), 'libre');
    await userEvent.click(save());
    await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).toMatchObject({ name: 'Vosges', fare: 'libre' }));
  });

  it.each([
    ['fr', 'Créer', 'Le formulaire contient 2 erreurs', /^Renseignez le champ «\u202fNom\u202f»/],
    ['en', 'Create', 'The form contains 2 errors', /^Fill in “Nom”/],
  ] as const)('says in the language of the operator, %s, what is to be filled in', async (language, create, title, sentence) => {
    await renderRecord({ path: '/outings/create', language });
    await field(/^Nom/);
    await userEvent.click(screen.getByRole('button', { name: create }));
    const summary = await screen.findByRole('alert', { name: title });
    within(summary).getByRole('link', { name: sentence });
  });
});
