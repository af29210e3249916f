// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { EntityBody, RecordRule } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { DayBox } from '@/features/solidary/timetable/TimetableLine';
import { compiled, outing } from '../form/outing';
import { renderRecord } from '../form/renderRecord';

/** An outing that takes place on some days of each week. */
function weekly(): EntityBody {
  const clock = { type: 'string' as const, format: 'clock' };
  const days = { type: 'array' as const, uniqueItems: true, minItems: 1, items: { type: 'string' as const, enum: ['mon', 'tue', 'sun'] } };
  const hours = { type: 'array' as const, items: { type: 'object' as const, required: ['days', 'from'], properties: { days, from: clock, to: clock } } };
  const schema = { ...outing.schema, properties: { ...outing.schema.properties, hours } };
  const sections = [{ name: 'all', rows: [['hours']] }];
  const fields = { ...outing.resource.fields, hours: { cleared: 'null' as const, widget: { use: 'timetable' } } };
  return { schema, resource: { ...outing.resource, fields, form: sections, show: sections }, validators: compiled(schema) };
}

const words = {
  fields: { hours: 'Horaires', 'hours.days': 'Jours', 'hours.from': 'Départ', 'hours.to': 'Retour' },
  enums: { 'hours.days': { mon: 'lundi', tue: 'mardi', sun: 'dimanche' } },
  items: { hours: 'Horaire {{position}}' },
  adding: { hours: 'Ajouter un horaire' },
};
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const time = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

async function renderHours(hours: unknown, entity = weekly()) {
  const record = { id: 12, name: 'Vosges', status: 1, contact: 'jeanne@exemple.fr', hours };
  const page = await renderRecord({ path: '/outings/12', entity, words, api: { get: () => Promise.resolve(record) } });
  await screen.findByRole('button', { name: /^Ajouter/ });
  return { ...page, patch: () => page.calls.find(({ method }) => method === 'update')?.body };
}

test('the hours of a week are one table, with a box for each day of each line and its times', async () => {
  const { patch } = await renderHours([{ days: ['sun'], from: '08:00' }]);
  const table = screen.getByRole('table', { name: 'Horaires' });
  expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Horaires', 'lundi', 'mardi', 'dimanche', 'Départ *', 'Retour', 'Autres actions']);
  expect(within(table).getByRole('rowheader').textContent).toBe('Horaire 1');
  expect(screen.queryByText(/Un jour n’est que dans une ligne/)).toBeNull();
  expect([(await time('Horaire 1, Départ')).required, (await time('Horaire 1, Retour')).required]).toEqual([true, false]);
  expect((await time('Horaire 1, Retour')).placeholder).toBe('08:30');
  await userEvent.click(await box('Horaire 1, lundi'));
  await userEvent.type(await time('Horaire 1, Retour'), '17h30');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(patch()).toEqual({ hours: [{ days: ['mon', 'sun'], from: '08:00', to: '17:30' }] }));
});

test('the click that leaves a time ticks the day under it, and what was typed stays', async () => {
  const { patch } = await renderHours([{ days: ['sun'], from: '08:00' }]);
  await userEvent.type(await time('Horaire 1, Retour'), '17h30');
  await userEvent.click(await box('Horaire 1, lundi'));
  expect((await box('Horaire 1, lundi')).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(patch()).toEqual({ hours: [{ days: ['mon', 'sun'], from: '08:00', to: '17:30' }] }));
});

test('lines come and go with the focus on what is left to do', async () => {
  await renderHours([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un horaire' }));
  await waitFor(async () => expect(document.activeElement).toBe(await box('Horaire 1, lundi')));
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un horaire' }));
  await waitFor(async () => expect(document.activeElement).toBe(await box('Horaire 2, lundi')));
  await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Horaire 2$/ }));
  await waitFor(async () => expect(document.activeElement).toBe(await box('Horaire 1, lundi')));
  await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Horaire 1$/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter un horaire' })));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a time that is none is said to be wrong once it is left', async () => {
  await renderHours([{ days: ['sun'], from: '08:00' }]);
  const back = await time('Horaire 1, Retour');
  await userEvent.type(back, 'soir');
  expect(back.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.tab();
  await waitFor(() => expect(back.getAttribute('aria-invalid')).toBe('true'));
});

test('a day of one line cannot be chosen in another, and says where it is', async () => {
  const { patch } = await renderHours([{ days: ['mon'], from: '08:00' }, { days: ['sun'], from: '09:00' }]);
  const monday = await box('Horaire 2, lundi (déjà dans Horaire 1)');
  expect(document.getElementById(monday.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Un jour n’est que dans une ligne/);
  await userEvent.click(monday);
  expect(monday.checked).toBe(false);

  await userEvent.click(await box('Horaire 1, lundi'));
  await userEvent.click(await box('Horaire 1, mardi'));
  await userEvent.click(await box('Horaire 2, lundi'));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(patch()).toEqual({ hours: [{ days: ['tue'], from: '08:00' }, { days: ['mon', 'sun'], from: '09:00' }] }));
});

test('a day that came in two lines is shown in both, and can be taken out of either', async () => {
  await renderHours([{ days: ['mon'], from: '08:00' }, { days: ['mon', 'sun'], from: '09:00' }]);
  expect([(await box('Horaire 1, lundi')).checked, (await box('Horaire 2, lundi')).checked]).toEqual([true, true]);
  await userEvent.click(await box('Horaire 2, lundi'));
  await box('Horaire 2, lundi (déjà dans Horaire 1)');
});

test('what a line lacks is said under the table, and its cells refer to it', async () => {
  const { patch } = await renderHours([{ days: ['sun'], from: '08:00' }]);
  await userEvent.click(await box('Horaire 1, dimanche'));
  await userEvent.clear(await time('Horaire 1, Départ'));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const links = within(await screen.findByRole('alert', { name: /2 erreurs/ })).getAllByRole('link');
  await waitFor(async () => expect((await box('Horaire 1, lundi')).getAttribute('aria-invalid')).toBe('true'));
  for (const cell of [await box('Horaire 1, lundi'), await time('Horaire 1, Départ')]) {
    expect(links.map(({ textContent }) => textContent)).toContain(document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent);
  }
  await userEvent.click(links.find(({ textContent }) => textContent?.includes('Jours'))!);
  expect(document.activeElement).toBe(await box('Horaire 1, lundi'));
  expect(patch()).toBeUndefined();
});

test('what is wrong with all lines together is said of each of their cells, and of what adds one', async () => {
  const text = 'Personne ne revient : indiquez au moins un retour';
  const somebodyReturns = ({ hours }: RecordData) => (hours as RecordData[]).some(({ to }) => to);
  const rules: RecordRule[] = [(record) => (somebodyReturns(record) ? [] : [{ field: 'hours', text }])];
  const { patch } = await renderHours([{ days: ['mon'], from: '08:00', to: '17:00' }, { days: ['sun'], from: '09:00' }], { ...weekly(), rules });
  const said = (cell: HTMLElement) => (cell.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(said(await time('Horaire 2, Départ'))).not.toContain(text);

  await userEvent.clear(await time('Horaire 1, Retour'));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const link = await screen.findByRole('link', { name: text });
  const cells = [...within(screen.getByRole('table')).getAllByRole('checkbox'), ...within(screen.getByRole('table')).getAllByRole('textbox')];
  expect(cells).toHaveLength(10);
  expect(cells.filter((cell) => cell.getAttribute('aria-invalid') !== 'true' || !said(cell).includes(text))).toEqual([]);
  await userEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Ajouter/ }));
  expect(said(screen.getByRole('button', { name: /^Ajouter/ }))).toContain(text);
  expect(patch()).toBeUndefined();
});

test('a box of a day cannot be ticked while nothing may be changed, and shows under the pointer which line has its day', async () => {
  const onToggle = vi.fn();
  const monday = (more: object) => <DayBox id="mon" label="Horaire 1, lundi" checked={false} holder={undefined} reason="why" wrong={{ invalid: false, describedBy: undefined }} disabled={false} onToggle={onToggle} {...more} />;
  const { rerender } = render(monday({ disabled: true }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Horaire 1, lundi' }).disabled).toBe(true);
  rerender(monday({ holder: 'Horaire 2' }));
  const taken = screen.getByRole('checkbox', { name: /^Horaire 1, lundi.*Horaire 2/ });
  expect(taken.closest('[title]')?.getAttribute('title')).toBe(taken.getAttribute('aria-label'));
});
