// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { widgetField } from '@/engine/model/widgetField';
import { WeekInput } from '@/features/solidary/week/WeekInput';
import { outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

const sections = [{ name: 'all', rows: [['tags']] }];
const entity = outingWith({ fields: { tags: { cleared: 'null', widget: { use: 'week' } } }, form: sections, show: sections });
const open = (path: string) => renderRecord({ path, entity, api: { get: () => Promise.resolve({ ...saved, tags: ['mMon', 'eSun'] }) } });

describe('the parts of a week', () => {
  it('are read in a table, each with its word', async () => {
    await open('/outings/show/12');
    const row = await screen.findByRole('row', { name: /^lundi/ });
    expect(within(row).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Oui', 'Non', 'Non']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Jour', 'matin', 'après-midi', 'soir']);
  });

  it('are ticked and unticked, and kept in the order of the week', async () => {
    const { calls } = await open('/outings/12');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'lundi, matin' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'samedi, après-midi' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'dimanche, soir' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ tags: ['aSat', 'eSun'] }));
  });

  it('belong to their field: its label leads to the first, each has its message, tells when it is left, and none is ticked while it may not be changed', async () => {
    const [onChange, onBlur] = [vi.fn(), vi.fn()];
    const input = (disabled: boolean) => <WeekInput id="week" field={widgetField(entity, 'tags', 'Semaine')} value={['eSun']} onChange={onChange} onBlur={onBlur} required={false} disabled={disabled} invalid describedBy="wrong" mode="edit" />;
    const { rerender } = render(<><p id="wrong">Aucun jour</p>{input(false)}</>);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { description: 'Aucun jour' });
    expect([boxes.length, boxes[0]?.id, new Set(boxes.map(({ id }) => id)).size, boxes.every((box) => box.getAttribute('aria-invalid') === 'true')]).toEqual([21, 'week', 21, true]);
    boxes[1]?.focus();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
    rerender(input(true));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => !box.disabled)).toEqual([]);
  });
});
