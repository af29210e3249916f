// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { MessageProvider, useMessages } from '@/ui/messages/MessageProvider';
import type { Message } from '@/ui/Message';
import { quoted } from '@/ui/quotedWords';

const saved: Message = { kind: 'success', text: 'L’utilisateur a été créé' };
const failed: Message = { kind: 'error', text: 'Erreur lors de la création de l’utilisateur' };

function Speaker({ messages }: { messages: Message[] }) {
  const show = useMessages();
  return <button onClick={() => messages.forEach(show)}>Parler</button>;
}

async function speak(...messages: Message[]) {
  render(
    <MessageProvider>
      <Speaker messages={messages} />
    </MessageProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(screen.getByRole('button', { name: 'Parler' }));
}

beforeEach(async () => {
  startI18n('fr');
  await loadTexts('fr');
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

describe('the message bar', () => {
  it.each([
    [saved, 'status', 5000],
    [failed, 'alert', 8000],
  ] as const)('says %o in the region %s for %d ms', async (message, role, duration) => {
    await speak(message);
    expect(screen.getByRole(role).textContent).toContain(message.text);
    act(() => void vi.advanceTimersByTime(duration - 1));
    expect(screen.queryByText(message.text)).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText(message.text)).toBeNull();
  });

  it('shows one message at a time, in order', async () => {
    await speak(saved, failed);
    expect(screen.queryByText(failed.text)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.getByRole('alert').textContent).toContain(failed.text);
  });

  it('shows two identical messages in a row once', async () => {
    await speak(saved, saved);
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText(saved.text)).toBeNull();
  });

  it.each([failed, { ...saved, text: 'L’utilisateur a été supprimé' }])('does not let old news hold back what has succeeded since', async (old) => {
    await speak(old, saved);
    expect(screen.queryByText(old.text)).toBeNull();
    expect(screen.getByRole('status').textContent).toContain(saved.text);
  });

  it('lets go of what was passing as soon as anything else is said', async () => {
    await speak({ ...failed, passing: true }, { kind: 'error', text: 'Erreur réseau' });
    expect(screen.getByRole('alert').textContent).toContain('Erreur réseau');
    expect(screen.queryByText(failed.text)).toBeNull();
  });

  it('sets the words of the platform apart, in their own language', async () => {
    await speak({ kind: 'error', text: `Erreur de la plateforme\u202f: «\u202f${quoted('No icon')}\u202f»` });
    const words = screen.getByText('No icon');
    expect([words.tagName, words.lang]).toEqual(['SMALL', 'en']);
    expect(screen.getByRole('alert').textContent).toContain('Erreur de la plateforme\u202f: «\u202fNo icon\u202f»');
  });

  it('waits while the pointer is on it', async () => {
    await speak(saved);
    fireEvent.pointerEnter(screen.getByText(saved.text));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText(saved.text)).not.toBeNull();
  });
});
