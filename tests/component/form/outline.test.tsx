// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { wideScreen } from '@/ui/tokens';
import { outingWith } from './outing';
import { renderRecord } from './renderRecord';

const sections = [
  { name: 'who', rows: [['name'], ['contact']] },
  { name: 'told', rows: [['link']] },
  { name: 'what', rows: [['places', 'price']] },
  { name: 'when', rows: [['day']] },
];
const words = { sections: { who: 'Personne', told: 'Récit', what: 'Sortie', when: 'Date' } };
const long = outingWith({ form: sections, show: sections });

afterEach(() => void vi.restoreAllMocks());

const outline = () => within(screen.getByRole('navigation', { name: 'Sommaire' }));
/** The sections with their states. */
const lines = () => outline().getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);

it('a long form has an outline that says how each section stands, as it is typed', async () => {
  await renderRecord({ path: '/outings/12', entity: long, words });
  await screen.findByRole('textbox', { name: 'Prix' });
  expect(lines()).toEqual(['Personne remplie', 'Récit vide', 'Sortie remplie', 'Date remplie']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Prix' }), '8');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Nom/ }));
  await userEvent.tab();
  expect(lines()).toEqual(['Personne en erreur', 'Récit vide', 'Sortie modifiée', 'Date remplie']);
  outline().getByRole('button', { name: /^Sommaire.: 4 rubriques, 1 en erreur, 1 modifiée$/ });
});

it('a section of a new record is not said to be filled in while a field that must be is empty', async () => {
  await renderRecord({ path: '/outings/create', entity: long, words });
  await screen.findByRole('textbox', { name: /^Nom/ });
  expect(lines()[0]).toBe('Personne à compléter');
});

it('on a wide screen says what each section holds, as it is typed', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { matches: media === wideScreen, media }) as MediaQueryList);
  const parts = [...sections.slice(0, 3), { name: 'when', rows: [['day'], ['image']] }];
  await renderRecord({ path: '/outings/12', entity: outingWith({ form: parts, show: parts }), words });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Prix' }), '8');
  const items = () => outline().getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  await waitFor(() => expect(items()).toEqual(['Personne remplieVallée de la Meurthe · jeanne@exemple.fr', 'Récit vide', 'Sortie modifiée4 · 8', 'Date remplie12/03/2027']));
});

it('an entry leads to its section, whose heading takes the focus, and the list closes', async () => {
  await renderRecord({ path: '/outings/12', entity: long, words });
  const button = outline().getByRole('button', { expanded: false });
  await userEvent.click(button);
  await userEvent.click(outline().getByRole('link', { name: 'Sortie remplie' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Sortie' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('the form opens at the section that was chosen on the page of the record, though it was folded', async () => {
  const { address } = await renderRecord({ path: '/outings/12', entity: long, words });
  await userEvent.click(await screen.findByRole('button', { name: 'Sortie' }));
  await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
  await waitFor(() => expect(address()).toBe('/outings/show/12'));
  await userEvent.click(await screen.findByRole('link', { name: /^Modifier «.Sortie.»$/ }));
  await screen.findByRole('textbox', { name: 'Prix' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Sortie' }));
});

it('a section is edited from the page of the record only where the form leads to it and something in it can be changed', async () => {
  const links = () => screen.queryAllByRole('link', { name: /^Modifier «/ }).map((link) => link.getAttribute('aria-label'));
  const parts = [...sections.slice(0, 3), { name: 'when', rows: [['townName']] }];
  await renderRecord({ path: '/outings/show/12', entity: outingWith({ form: parts, show: parts }), words });
  await screen.findByRole('heading', { level: 2, name: 'Date' });
  expect(links()).toEqual(['Modifier «\u202fPersonne\u202f»', 'Modifier «\u202fSortie\u202f»']);
  cleanup();
  await renderRecord({ path: '/outings/show/12', entity: outingWith({ form: sections.slice(0, 2), show: sections }), words });
  await screen.findByRole('heading', { level: 2, name: 'Date' });
  expect(links()).toEqual([]);
});

it('a short form has none', async () => {
  await renderRecord({ path: '/outings/12', entity: outingWith({ form: sections.slice(0, 2), show: sections }), words });
  await screen.findByRole('textbox', { name: /^Nom/ });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('the first section is there before the others, which come at once after it', async () => {
  const arrived: string[] = [];
  const headings = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      const added = [...addedNodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('h2')].map(({ textContent }) => textContent) : []));
      if (added.length > 0) arrived.push(added.join(' '));
    }
  });
  headings.observe(document.body, { childList: true, subtree: true });
  await renderRecord({ path: '/outings/12', entity: long, words });
  await screen.findByRole('textbox', { name: 'Prix' });
  headings.disconnect();
  expect(arrived).toEqual(['Personne', 'Récit', 'Sortie', 'Date']);
});
