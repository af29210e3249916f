// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

beforeAll(async () => {
  startI18n('fr');
  await loadTexts('fr');
});

function open(props: Partial<ComponentProps<typeof ConfirmDialog>> = {}) {
  const onClose = vi.fn();
  render(<ConfirmDialog open title="Supprimer le forum ?" body="Ses participants aussi." confirmLabel="Supprimer" onConfirm={() => undefined} onClose={onClose} {...props} />, { wrapper: MemoryRouter });
  return { onClose };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string, times = 1) => act(async () => void fireEvent.click(button(name), { detail: times }));

describe('a question', () => {
  it('interrupts and is described by what is at stake, and is a plain dialog where nothing is', () => {
    open();
    const question = screen.getByRole('alertdialog', { name: 'Supprimer le forum ?' });
    expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Ses participants aussi.');
  });

  it('is a plain dialog where nothing is at stake', () => {
    open({ body: undefined });
    expect(screen.getByRole('dialog', { name: 'Supprimer le forum ?' }).hasAttribute('aria-describedby')).toBe(false);
  });

  it('begins with the focus on its way out, which has its own word where there is one', async () => {
    open({ cancelLabel: 'Rester' });
    await waitFor(() => expect(document.activeElement).toBe(button('Rester')));
  });

  it('is answered once by a double click, whose second click may have been meant for what stood there before', async () => {
    const onConfirm = vi.fn();
    open({ onConfirm });
    await press('Supprimer', 2);
    expect(onConfirm).not.toHaveBeenCalled();
    await press('Supprimer', 1);
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('is not closed by a second click that falls on the way out, as its double click has opened it', async () => {
    const { onClose } = open();
    await press('Annuler', 2);
    expect(onClose).not.toHaveBeenCalled();
    await press('Annuler', 1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is closed by a press beside it, but not by the second of the double click that has opened it', async () => {
    const { onClose } = open();
    const beside = screen.getByRole('alertdialog').parentElement!;
    const pressBeside = (detail: number) => {
      fireEvent.mouseDown(beside, { detail });
      fireEvent.click(beside, { detail });
    };
    pressBeside(2);
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(button('Annuler')));
    pressBeside(1);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a failure', () => {
  it('is told inside, with the page where one can look, until the next attempt begins', async () => {
    const answers = [Promise.resolve({ text: 'Rien n’est venu.', see: { href: '/events', label: 'Voir les événements' } }), new Promise<void>(() => undefined)];
    open({ onConfirm: () => answers.shift() });
    await press('Supprimer');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Rien n’est venu.');
    const { href, target } = within(alert).getByRole<HTMLAnchorElement>('link', { name: 'Voir les événements' });
    expect([new URL(href).pathname, target]).toEqual(['/events', '_blank']);
    await press('Supprimer');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('after which there is nothing more to do leaves a way out alone', async () => {
    const { onClose } = open({ cancelLabel: 'Rester', children: <input aria-label="Motif" />, onConfirm: () => ({ text: 'C’est peut-être fait.', isFinal: true }) });
    screen.getByRole('textbox', { name: 'Motif' });
    await press('Supprimer');
    await screen.findByText('C’est peut-être fait.');
    expect([screen.getAllByRole('button').map(({ textContent }) => textContent), screen.queryByRole('textbox')]).toEqual([['Fermer'], null]);
    await press('Fermer');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
