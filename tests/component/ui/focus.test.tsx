// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
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
