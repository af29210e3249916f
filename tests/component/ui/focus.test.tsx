// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { BusyButton } from '@/ui/BusyButton';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { headingFocus, HeadingFocusContext, PageHeader } from '@/ui/PageHeader';

beforeAll(async () => {
  startI18n('fr');
  await loadTexts('fr');
});

function LoadedAtSecondTry() {
  const [failed, setFailed] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Utilisateurs</h1>
      {failed ? <ErrorState title="Rien n’est venu" onRetry={() => setFailed(false)} /> : <p>Les lignes</p>}
    </>
  );
}

describe('the focus', () => {
  it('goes to the heading when the state that held it goes away', async () => {
    render(<LoadedAtSecondTry />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('goes to the way out of a dialog whose action has failed', async () => {
    const refuse = () => Promise.resolve({ text: 'Le serveur a refusé' });
    render(<ConfirmDialog open title="Supprimer ?" body="Pour toujours" confirmLabel="Supprimer" onConfirm={refuse} onClose={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    await screen.findByText('Le serveur a refusé');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuler' }));
  });

  it('stays in a dialog whose action is under way, which nothing closes', async () => {
    let end: () => void = () => undefined;
    let closed = 0;
    render(<ConfirmDialog open title="Supprimer ?" confirmLabel="Supprimer" onConfirm={() => new Promise<void>((resolve) => (end = resolve))} onClose={() => (closed += 1)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    const leave = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    leave();
    expect(closed).toBe(0);
    await act(async () => end());
    leave();
    expect(closed).toBe(1);
  });

  it('stays on a button that waits for what it has begun, which does nothing meanwhile', async () => {
    const pressed = vi.fn();
    const shown = (loading: boolean) => <BusyButton loading={loading} disabled={loading} onClick={pressed}>Désactiver</BusyButton>;
    const { rerender } = render(shown(false));
    const button = screen.getByRole('button');
    await userEvent.click(button);
    rerender(shown(true));
    await userEvent.keyboard('{Enter}');
    expect([document.activeElement, button.getAttribute('aria-disabled'), pressed.mock.calls.length]).toEqual([button, 'true', 1]);
  });

  it('stays on the button that has confirmed while its action is under way', async () => {
    render(<ConfirmDialog open title="Supprimer ?" confirmLabel="Supprimer" onConfirm={() => new Promise<void>(() => undefined)} onClose={() => undefined} />);
    const button = screen.getByRole('button', { name: 'Supprimer' });
    await userEvent.click(button);
    expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true']);
  });

  it.each([
    ['after signing in', true, [true, true]],
    ['after a reload, but for the first page, which starts with the skip link', false, [false, true]],
  ] as const)('goes to each heading %s', (_when, hasJustSignedIn, expected) => {
    const isFocusDue = headingFocus(hasJustSignedIn);
    const focused = ['Accueil', 'Utilisateurs'].map((title) => {
      const { unmount } = render(
        <HeadingFocusContext value={isFocusDue}>
          <PageHeader title={title} />
        </HeadingFocusContext>,
      );
      const isFocused = document.activeElement === screen.getByRole('heading', { name: title });
      unmount();
      return isFocused;
    });
    expect(focused).toEqual(expected);
  });
});

it('two presses without a rendering between them confirm once', async () => {
  let confirmed = 0;
  const confirm = () => Promise.resolve(void (confirmed += 1));
  render(<ConfirmDialog open title="Supprimer ?" confirmLabel="Supprimer" onConfirm={confirm} onClose={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Supprimer' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(confirmed).toBe(1);
});
