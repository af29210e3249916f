// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMessagesOf } from '@/app/useMessagesOf';
import { loadTexts, startI18n } from '@/i18n/i18n';
import type { Message } from '@/ui/Message';
import { MessageProvider, useMessages } from '@/ui/messages/MessageProvider';

const failed: Message = { kind: 'error', text: 'Erreur réseau' };
const done: Message = { kind: 'success', text: 'Utilisateur désactivé' };
const offer = { label: 'Annuler', run: () => undefined };

function Tab({ userId, message }: { userId: number | undefined; message: Message }) {
  const show = useMessages();
  useMessagesOf(userId);
  return <button onClick={() => show(message)}>Parler</button>;
}

function tab(userId: number | undefined, message: Message) {
  return (
    <MessageProvider>
      <Tab userId={userId} message={message} />
    </MessageProvider>
  );
}

beforeEach(async () => {
  startI18n('fr');
  await loadTexts('fr');
});

it.each([
  ['what was done', done, 2, undefined, false],
  ['what can be undone', { ...done, offer }, 2, undefined, false],
  ['a failure that offers something', { ...failed, offer }, 2, undefined, false],
  ['a failure', failed, 2, undefined, true],
  ['what can be undone', { ...done, offer }, 2, 3, false],
  ['a failure', failed, 2, 3, false],
  ['a failure', failed, undefined, 3, false],
  ['what can be undone', { ...done, offer }, 2, 2, true],
] as const)('of %s (%o), said to %s, then to %s: %s', async (_what, message, before, after, stays) => {
  const { rerender } = render(tab(before, message));
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(screen.getByRole('button', { name: 'Parler' }));
  expect(screen.queryByText(message.text)).not.toBeNull();
  rerender(tab(after, message));
  expect(screen.queryByText(message.text) !== null).toBe(stays);
});
