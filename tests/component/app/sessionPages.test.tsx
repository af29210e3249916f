// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { IdleDialog } from '@/app/layout/IdleDialog';
import { Restoring } from '@/app/Restoring';
import { loadTexts, startI18n } from '@/i18n/i18n';

beforeAll(async () => {
  startI18n('fr');
  await loadTexts('fr');
});

it.each([
  [60, 'Sans action de votre part, votre session sera fermée dans 60\u00a0secondes.'],
  [1, 'Sans action de votre part, votre session sera fermée dans 1\u00a0seconde.'],
])('a session that is about to end says in how many seconds: %i', (seconds, said) => {
  const [stay, logOut] = [vi.fn(), vi.fn()];
  render(<IdleDialog secondsLeft={seconds} onStay={stay} onLogOut={logOut} />);
  screen.getByRole('alertdialog', { name: 'Votre session va se terminer', description: said });
  screen.getByRole('button', { name: 'Déconnexion' }).click();
  expect([stay, logOut].map((press) => press.mock.calls.length)).toEqual([0, 1]);
  screen.getByRole('button', { name: 'Garder la session ouverte' }).click();
  expect([stay, logOut].map((press) => press.mock.calls.length)).toEqual([1, 1]);
});

it('a session that takes long to open is said to be opened', async () => {
  render(<Restoring running={{} as NonNullable<Parameters<typeof Restoring>[0]['running']>} failure={undefined} />);
  expect((await screen.findByText('Ouverture de votre session…')).getAttribute('role')).toBe('status');
});
