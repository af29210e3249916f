// @vitest-environment happy-dom
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useFormWords } from '@/features/solidary/form/useCompletedEntity';
import { loadLaterTexts, loadTexts, startI18n } from '@/i18n/i18n';
import { json, type Seen } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

it('a request that does not say which structure it was made for is not changed with what another one asks', async () => {
  const asked: Seen[] = [];
  await renderApp({
    address: '/solidaryrecords/12',
    permissions: ['solidary_list', 'solidary_read', 'solidary_update', 'structure_read'],
    structures: STRUCTURES,
    answers: {
      'admin/solidaries/12': () => json({ id: 12, status: 1, admingivenName: 'Anne', adminfamilyName: 'Roux' }),
      'admin/structures/undefined': (call) => {
        asked.push(call);
        return json({}, 404);
      },
    },
  });
  await screen.findByText('Cette demande ne dit pas de quelle structure elle est');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toEqual([]);
});

it('of another structure than the current one is changed with its own structure in sight', async () => {
  await renderApp({
    address: '/solidaryrecords/12',
    permissions: ['solidary_list', 'solidary_read', 'solidary_update', 'structure_read'],
    structures: STRUCTURES,
    answers: {
      'admin/solidaries/12': () => json({ id: 12, status: 1, admingivenName: 'Anne', adminfamilyName: 'Roux', adminstructureId: 9 }),
      'admin/structures/9': () => json({ id: 9, name: 'Mission locale' }),
    },
  });
  const selector = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Structure' });
  await screen.findByText('Demande faite auprès de la structure « Mission locale »');
  await waitFor(() => expect(selector.selectedOptions[0]?.textContent).toBe('Mission locale'));
  expect(selector.disabled).toBe(true);
  // Nothing of the journey has changed so far, and the request has no choices that each change would repeat.
  await userEvent.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'e');
  await userEvent.tab();
  expect(screen.getByText(/^Un changement de lieu, de date ou d’horaire remplacera cette demande par une copie/).closest('[role=status]')).not.toBeNull();
});

it('that was replaced is not changed, and leads to the copy that takes its place', async () => {
  await renderApp({
    address: '/solidaryrecords/12',
    permissions: ['solidary_list', 'solidary_read', 'solidary_update', 'structure_read'],
    structures: STRUCTURES,
    answers: {
      'admin/solidaries/12': () => json({ id: 12, status: 6, adminsolidaryChildId: 13, admingivenName: 'Anne', adminfamilyName: 'Roux', adminstructureId: 4 }),
      'admin/structures/4': () => json({ id: 4, name: 'CCAS de Nancy' }),
    },
  });
  await screen.findByText('Cette demande a été remplacée et ne peut plus être modifiée');
  screen.getByText('Une modification en a fait une copie, qui la remplace.');
  expect(screen.getByRole('link', { name: 'Ouvrir la demande n°\u00a013' }).getAttribute('href')).toBe('/solidaryrecords/show/13');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('that keeps its choices of days and hours is replaced by any change, which is said before', async () => {
  await renderApp({
    address: '/solidaryrecords/12',
    permissions: ['solidary_list', 'solidary_read', 'solidary_update', 'structure_read'],
    structures: STRUCTURES,
    answers: {
      'admin/solidaries/12': () => json({ id: 12, status: 1, admingivenName: 'Anne', adminfamilyName: 'Roux', adminstructureId: 4, punctualOutwardDateChoice: 1 }),
      'admin/structures/4': () => json({ id: 4, name: 'CCAS de Nancy' }),
    },
  });
  await screen.findByText(/^Enregistrer remplacera cette demande par une copie/);
});

it('asks what its structure asks now, not what the page of the structure has read', async () => {
  let held: Promise<unknown> = Promise.resolve();
  let answer: () => void = () => undefined;
  await renderApp({
    address: '/solidarystructures/show/4',
    permissions: ['solidary_list', 'solidary_create', 'structure_read'],
    structures: STRUCTURES,
    answers: { 'admin/structures/4': () => held.then(() => json({ id: 4, name: 'CCAS de Nancy', mode: 0, subjects: [], needs: [], structureProofs: [] })) },
  });
  await screen.findByRole('heading', { level: 1, name: /^CCAS de Nancy/ });
  held = new Promise((resolve) => (answer = () => resolve(undefined)));
  await act(async () => {
    window.history.pushState({}, '', '/solidaryrecords/create');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByText('Chargement de la structure…');
  expect(screen.queryByText(/^Demande faite auprès de/)).toBeNull();
  await act(async () => answer());
  await screen.findByText('Demande faite auprès de la structure « CCAS de Nancy »');
});

it('its form says the parts of a day as the structure understands them, and what a journey on each day would be', async () => {
  startI18n('fr');
  await loadTexts('fr');
  await loadLaterTexts('solidaryRequest');
  const { current: words } = renderHook(useFormWords).result;
  expect([words.partOfDay(2, { min: '08:00', max: '12:00' }), words.partOfDay(2, undefined)]).toEqual([expect.stringMatching(/08:00.*12:00/), expect.not.stringMatching(/\d/)]);
  const days = { from: '2026-12-03', to: '2026-12-10', outwardTime: '09:30' };
  expect(words.everyDay({ ...days, returnTime: undefined })).toEqual({
    title: 'Cette demande risque de ne jamais pouvoir être ouverte',
    body: 'Quand un bénévole de la structure peut répondre à une demande sans date précise, la plateforme l’enregistre, puis ne peut plus l’afficher\u202f: personne ne peut la traiter.',
    advised: { label: 'Demander ce trajet chaque jour, du jeudi 3 décembre 2026 au jeudi 10 décembre 2026', detail: 'Aller à 09:30. La demande reste lisible, et les conducteurs sont cherchés de même.' },
    asked: { label: 'Garder la demande sans date précise', detail: 'Je sais qu’elle peut être enregistrée sans que personne puisse l’ouvrir.' },
    taken: 'Le trajet est demandé chaque jour, du jeudi 3 décembre 2026 au jeudi 10 décembre 2026. Relisez-le, puis enregistrez',
  });
  expect(words.everyDay({ ...days, returnTime: '11:30' }).advised.detail).toBe('Aller à 09:30, retour à 11:30. La demande reste lisible, et les conducteurs sont cherchés de même.');
  expect([words.fileLater, words.fileKept, words.ownSubject]).toEqual(['Obligatoire, à fournir plus tard si besoin.', 'Déjà fourni. La plateforme ne permet pas de remplacer un fichier.', 'Autre motif']);
  expect(words.flexibleRisk).toBe('Sans date précise, la plateforme enregistre la demande mais ne peut plus l’afficher si un covoitureur fait déjà ce trajet, ce que personne ne peut savoir avant. Avec une date précise, elle reste lisible.');
  expect(words.emailNeeded).toBe('La structure n’a pas d’adresse e-mail\u202f: la plateforme ne peut pas en créer une pour cette personne, il lui en faut une.');
});

it('what its structure asks is asked for again where it has not come', async () => {
  let isDown = true;
  await renderApp({
    address: '/solidaryrecords/create',
    permissions: ['solidary_list', 'solidary_create', 'structure_read'],
    structures: STRUCTURES,
    answers: { 'admin/structures/4': () => (isDown ? json({}, 500) : json({ id: 4, name: 'CCAS de Nancy', mode: 1, subjects: [], needs: [], structureProofs: [] })) },
  });
  await screen.findByText('Ce que la structure propose n’a pas pu être chargé');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText('Demande faite auprès de la structure « CCAS de Nancy »');
  expect(screen.getByText('Cette structure travaille en mode allégé : aucun justificatif n’est demandé et aucune solution n’est recherchée ici.').closest('[role=note]')).not.toBeNull();
});
