// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { EntityBody } from '@/engine/model/Resource';
import { copiedRecords } from '@/features/solidary/sources/copiedRecords';
import { outingWith } from './outing';
import { filePicker, png } from './pictures';
import { renderRecord } from './renderRecord';

const sections = [
  { name: 'who', rows: [['name'], ['contact']] },
  { name: 'what', rows: [['status'], ['places', 'price']] },
  { name: 'told', rows: [['story']] },
  { name: 'when', rows: [['day'], ['image']] },
];
const words = { sections: { who: 'Personne', what: 'Sortie', told: 'Suite', when: 'Date' } };

function stepped(): EntityBody {
  return outingWith({ formAs: 'steps', form: sections, show: sections });
}

const CREATE = { path: '/outings/create', entity: stepped(), words };
const EDIT = { path: '/outings/12', entity: stepped(), words };

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const body = (calls: Awaited<ReturnType<typeof renderRecord>>['calls'], method: string) => calls.find((call) => call.method === method)?.body;

const stepItems = () => within(screen.getByRole('list', { name: 'Étapes' })).getAllByRole('listitem');
const noteOf = (item: HTMLElement) => item.querySelector('.step-note')?.textContent ?? '';

/** The steps as an operator reads the list: which are done, which have errors, and which is the current one. */
function steps(): string[] {
  return stepItems().map((item) => `${item.getAttribute('aria-current') === 'step' ? '> ' : ''}${item.textContent?.replace(/^\d/, '').replace(noteOf(item), '').trim() ?? ''}`);
}

async function fillWho() {
  await userEvent.type(await box(/^Nom/), 'Vosges');
  await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.fr{Enter}');
  await heading('Sortie');
}


describe('a form in steps', () => {
  it('marks the step whose file was refused, wherever the operator stands', async () => {
    await renderRecord(EDIT);
    await userEvent.click(await screen.findByRole('button', { name: 'Date' }));
    await heading('Date');
    await userEvent.upload(await waitFor(filePicker), png('petite.png', 100, 600));
    await screen.findByText(/trop petite/);
    expect(steps()).toEqual(['Personne (terminée)', 'Sortie (terminée)', '> DateÀ corriger', 'Récapitulatif']);
    await press('Personne');
    expect(steps()).toEqual(['> Personne', 'Sortie (terminée)', 'DateÀ corriger', 'Récapitulatif']);
    await userEvent.click(button('Enregistrer'));
    await heading('Date');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer sans ce fichier' }));
    expect(steps()).toEqual(['Personne (terminée)', 'Sortie (terminée)', '> Date', 'Récapitulatif']);
  });

  it('checks a step before the next one opens, and says what is wrong with that step alone', async () => {
    await renderRecord(CREATE);
    await userEvent.type(await box(/^Adresse e-mail/), 'jeanne');
    await press('Suivant');

    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 2 erreurs' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(steps()).toEqual(['> PersonneÀ corriger', 'Sortie', 'Date', 'Récapitulatif']);

    await userEvent.click(within(summary).getByRole('link', { name: /Nom/ }));
    await userEvent.keyboard('Vosges');
    await userEvent.type(await box(/^Adresse e-mail/), '@exemple.fr');
    await press('Suivant');

    await waitFor(async () => expect(document.activeElement).toBe(await heading('Sortie')));
    expect(screen.queryByRole('alert', { name: /erreur/ })).toBeNull();
    expect(steps()).toEqual(['Personne (terminée)', '> Sortie', 'Date', 'Récapitulatif']);
    expect(screen.queryByRole('textbox', { name: /^Nom/ })).toBeNull();
  });

  it('goes on with Enter, and ends with all that was filled in, which is then sent', async () => {
    const { calls } = await renderRecord(CREATE);
    await fillWho();
    await userEvent.click(screen.getByRole('radio', { name: 'Confirmée' }));
    await press('Suivant');
    await userEvent.type(await box(/^Jour de la sortie/), '12/03/2027');
    await press('Suivant');

    await waitFor(async () => expect(document.activeElement).toBe(await heading('Récapitulatif')));
    const what = within(screen.getByRole('region', { name: 'Sortie' }));
    expect(what.getByText('Statut').parentElement?.textContent).toBe('StatutConfirmée');
    expect(within(screen.getByRole('region', { name: 'Date' })).getByText('Jour de la sortie').parentElement?.textContent).toBe('Jour de la sortie12/03/2027');
    what.getByText('Non renseigné : Prix');

    await press('Modifier\u202f: Personne');
    expect((await box(/^Nom/)).value).toBe('Vosges');
    await userEvent.click(screen.getByRole('button', { name: 'Récapitulatif' }));
    await press('Créer');
    await waitFor(() => expect(body(calls, 'create')).toMatchObject({ name: 'Vosges', status: 1, day: '2027-03-12' }));
  });

  it('goes on with Ctrl and Enter from wherever the focus is, and says so', async () => {
    await renderRecord(CREATE);
    await fillWho();
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Sortie')));
    screen.getByText(/^Ctrl\+Entrée\s: étape suivante\.$/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await heading('Date');
  });

  it('opens a step before which nothing is lacking, and calls done only what was seen', async () => {
    const price = { ...stepped().resource.fields['price'], cleared: 'null' as const, required: { mode: 'create' as const } };
    await renderRecord({ ...CREATE, entity: outingWith({ formAs: 'steps', form: [...sections].reverse(), show: sections, fields: { ...stepped().resource.fields, price } }) });
    await heading('Date');
    expect(screen.queryByRole('button', { name: 'Personne' })).toBeNull();
    await press('Sortie');
    await heading('Sortie');
    await userEvent.type(await box(/^Prix/), '3');
    await userEvent.tab();
    await press('Personne');
    await heading('Personne');
    expect(steps()).toEqual(['Date (terminée)', 'Sortie (terminée)', '> Personne', 'Récapitulatif']);
    expect(screen.queryByRole('button', { name: 'Récapitulatif' })).toBeNull();
  });

  it('says in the list what the other steps hold', async () => {
    await renderRecord(CREATE);
    await fillWho();
    expect(stepItems().map(noteOf)).toEqual(['Vosges · jeanne@exemple.fr', '', '', '']);
    await press('Personne');
    await heading('Personne');
    expect(stepItems().map(noteOf)).toEqual(['', 'Prévue · 4', '', '']);
  });

  it('says in the list nothing of a step that nobody has seen, whose values are those of the form', async () => {
    await renderRecord(CREATE);
    await userEvent.type(await box(/^Nom/), 'Vosges');
    expect(stepItems().map(noteOf)).toEqual(['', '', '', '']);
  });

  it('asks to read it over no more once it is stored, where the platform cannot show it', async () => {
    const lists = [[], [{ id: 14 }]];
    const api: Partial<Api> = {
      list() {
        const items = lists.shift() ?? [];
        return Promise.resolve({ items, total: items.length });
      },
      create: () => Promise.reject(new ApiError('server')),
      get: () => Promise.reject(new ApiError('server')),
    };
    const entity = outingWith({ formAs: 'steps', form: sections, show: sections }, { source: copiedRecords({ parameters: { who: 'contact' } }) });
    await renderRecord({ ...CREATE, entity, api });
    await fillWho();
    await press('Suivant');
    await heading('Date');
    await press('Suivant');
    await screen.findByText(/^Relisez ce qui va être créé/);
    await press('Créer');
    await screen.findByRole('alert', { name: /^La fiche n°.14 est enregistrée, mais/ });
    expect(screen.queryByText(/^Relisez/)).toBeNull();
    await heading('Récapitulatif');
  });

  it('keeps what was half typed when the operator goes back and forth', async () => {
    await renderRecord(CREATE);
    await fillWho();
    await userEvent.clear(await box(/^Places/));
    await userEvent.type(await box(/^Places/), 'trois');
    await press('Précédent');
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Personne')));
    expect((await box(/^Nom/)).value).toBe('Vosges');
    await userEvent.click(screen.getByRole('button', { name: 'Sortie' }));
    expect((await box(/^Places/)).value).toBe('trois');
  });

  it('has no step for a section whose fields are all hidden', async () => {
    await renderRecord(CREATE);
    await fillWho();
    expect(steps()).not.toContain('Suite');
    await userEvent.click(screen.getByRole('radio', { name: 'Passée' }));
    expect(steps()).toEqual(['Personne (terminée)', '> Sortie', 'Suite', 'Date', 'Récapitulatif']);
    await press('Suivant');
    await heading('Suite');
    await box(/^Récit/);
  });

  it('marks what is required, in each step alike', async () => {
    const { resource, schema } = stepped();
    const required = (name: string) => ({ ...resource.fields[name], cleared: 'null' as const, required: { mode: 'create' as const } });
    const asking = { ...resource, fields: { ...resource.fields, places: required('places'), price: required('price'), status: required('status') } };
    await renderRecord({ ...CREATE, entity: { ...stepped(), schema, resource: asking } });
    await screen.findByText('Les champs marqués d’un astérisque (*) sont obligatoires.');
    await fillWho();
    screen.getByText('Les champs marqués d’un astérisque (*) sont obligatoires.');
  });

  it('does not explain the mark in a step that has none', async () => {
    await renderRecord(CREATE);
    await fillWho();
    screen.getByText(/astérisque/);
    await press('Suivant');
    await heading('Date');
    expect(screen.queryByText(/astérisque/)).toBeNull();
  });

  it('goes back to the first step with a mistake when it is saved from another', async () => {
    const { calls } = await renderRecord(CREATE);
    await fillWho();
    await userEvent.click(screen.getByRole('button', { name: 'Personne' }));
    await userEvent.clear(await box(/^Nom/));
    await userEvent.click(screen.getByRole('button', { name: 'Sortie' }));
    await heading('Sortie');
    await userEvent.keyboard('{Control>}s{/Control}');

    await heading('Personne');
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    expect((await box(/^Nom/)).getAttribute('aria-invalid')).toBe('true');
    expect(calls.some(({ method }) => method === 'create')).toBe(false);
  });

  it('goes back with the browser too, and asks before it is left from the first step', async () => {
    const { router, address } = await renderRecord(CREATE);
    await fillWho();
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Personne')));
    expect([(await box(/^Nom/)).value, address()]).toEqual(['Vosges', '/outings/create']);
    expect(screen.queryByRole('alertdialog')).toBeNull();

    await act(() => router.navigate(-1));
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/, description: 'Vos modifications ne sont pas enregistrées. Si vous quittez cette page, elles seront perdues.' })).getByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(address()).toBe('/outings'));
  });

  it('takes up interrupted work at the step where it was', async () => {
    await renderRecord(CREATE);
    await fillWho();
    await userEvent.type(await box(/^Prix/), '12');
    await userEvent.tab();
    cleanup();
    await renderRecord(CREATE);

    await heading('Sortie');
    expect((await box(/^Prix/)).value).toBe('12');
    await userEvent.click(screen.getByRole('radio', { name: 'Confirmée' }));
    await press('Suivant');
    await heading('Date');
    cleanup();
    await renderRecord(CREATE);
    await heading('Date');
    await userEvent.click(screen.getByRole('button', { name: 'Personne' }));
    expect((await box(/^Nom/)).value).toBe('Vosges');
  });

  it('starts again at the first step, with its fields, once interrupted work is given up', async () => {
    await renderRecord(CREATE);
    await fillWho();
    cleanup();
    await renderRecord(CREATE);
    await heading('Sortie');
    await userEvent.click(screen.getByRole('button', { name: 'Abandonner cette saisie' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));

    await heading('Personne');
    expect((await box(/^Nom/)).value).toBe('');
    expect(steps()).toEqual(['> Personne', 'Sortie', 'Date', 'Récapitulatif']);
    expect(screen.queryByRole('button', { name: 'Sortie' })).toBeNull();
    await fillWho();
  });
});

describe('an edit in steps', () => {
  it('has every step open, and leads to the field that the server refuses', async () => {
    const refused = new ApiError('rejected', '', [{ path: 'name', message: 'Ce nom est déjà pris.' }]);
    const { calls } = await renderRecord({ ...EDIT, api: { update: () => Promise.reject(refused) } });
    await heading('Personne');
    expect(steps()).toEqual(['> Personne', 'Sortie (terminée)', 'Date (terminée)', 'Récapitulatif']);
    await userEvent.clear(await box(/^Nom/));
    await userEvent.type(await box(/^Nom/), 'Vosges');
    await userEvent.click(screen.getByRole('button', { name: 'Date' }));
    await heading('Date');
    await press('Enregistrer');

    await heading('Personne');
    await waitFor(async () => expect((await box(/^Nom/)).getAttribute('aria-invalid')).toBe('true'));
    screen.getByRole('link', { name: 'Nom\u202f: Ce nom est déjà pris.' });
    expect(body(calls, 'update')).toEqual({ name: 'Vosges' });
  });

  it('stays at its step while it is sent', async () => {
    await renderRecord({ ...EDIT, api: { update: () => new Promise(() => undefined) } });
    await userEvent.clear(await box(/^Nom/));
    await userEvent.type(await box(/^Nom/), 'Vosges');
    await press('Enregistrer');
    await screen.findByRole('button', { name: 'Enregistrement en cours…' });
    expect(button('Suivant').matches(':disabled')).toBe(true);
  });

  it('leads from what is wrong to a field of another step', async () => {
    await renderRecord(EDIT);
    await userEvent.clear(await box(/^Nom/));
    await userEvent.click(button('Sortie'));
    await heading('Sortie');
    await userEvent.type(await box('Places'), '99');
    await press('Enregistrer');
    await heading('Personne');
    await userEvent.click(await screen.findByRole('link', { name: /Places/ }));
    await heading('Sortie');
    expect(document.activeElement).toBe(await box('Places'));
  });

  it('leads to the step of a file that could not be sent', async () => {
    await renderRecord({ ...EDIT, api: { upload: () => Promise.reject(new ApiError('rejected', 'Trop lourde')) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Date' }));
    await heading('Date');
    await waitFor(() => filePicker());
    await userEvent.upload(filePicker(), png('lac.png', 800, 600));
    await userEvent.click(screen.getByRole('button', { name: 'Personne' }));
    await heading('Personne');
    await press('Enregistrer');

    await heading('Date');
    button('Réessayer l’envoi');
  });
});

describe('on a telephone', () => {
  beforeEach(() => vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList));
  afterEach(() => vi.restoreAllMocks());

  it('says which step it is of how many, in English too', async () => {
    await renderRecord({ ...CREATE, language: 'en' });
    await screen.findByText('Step 1 of 4');
    await userEvent.type(await box(/^Nom/), 'Vosges');
    await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await press('Next');
    await screen.findByText('Step 2 of 4');
    await press('Previous');
    await screen.findByText('Step 1 of 4');
    expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  });

  it('has the list of the steps behind that, which leads to one and closes', async () => {
    await renderRecord(CREATE);
    await fillWho();
    const place = await screen.findByRole('button', { name: 'Étape 2 sur 4', expanded: false });
    await userEvent.click(place);
    expect(steps()).toEqual(['Personne (terminée)', '> Sortie', 'Date', 'Récapitulatif']);
    await press('Personne');
    await heading('Personne');
    expect(place.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('list', { name: 'Étapes' })).toBeNull();
  });
});
