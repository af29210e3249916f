// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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

it('an entry leads to its section, whose heading takes the focus, and the list closes', async () => {
  await renderRecord({ path: '/outings/12', entity: long, words });
  const button = outline().getByRole('button', { expanded: false });
  await userEvent.click(button);
  await userEvent.click(outline().getByRole('link', { name: 'Sortie remplie' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Sortie' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('a short form has none', async () => {
  await renderRecord({ path: '/outings/12', entity: outingWith({ form: sections.slice(0, 3), show: sections }), words });
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
