// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { MessageProvider, MessageScope, useMessages } from '@/ui/messages/MessageProvider';
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

  it('leaves the reading of what the page says too to the page', async () => {
    await speak({ ...failed, passing: true });
    expect(screen.getByText(failed.text).closest('[role=alert], [role=status]')).toBeNull();
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

  it('waits while the tab is hidden, as nobody reads it', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await speak(saved);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText(saved.text)).not.toBeNull();
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText(saved.text)).toBeNull();
    hidden.mockRestore();
  });

  describe('what it offers', () => {
    const run = vi.fn();
    const offering: Message = { ...saved, offer: { label: 'Annuler', run } };
    const undo = () => screen.getByRole('button', { name: 'Annuler' });
    const pressKey = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8' });

    it('is reached by a key, which leads back too, and waits with the focus on it', async () => {
      await speak(offering);
      const speaker = screen.getByRole('button', { name: 'Parler' });
      act(() => speaker.focus());
      pressKey();
      expect([document.activeElement, undo().getAttribute('aria-keyshortcuts')]).toEqual([undo(), 'F8']);
      act(() => void vi.advanceTimersByTime(60_000));
      pressKey();
      expect(document.activeElement).toBe(speaker);
      act(() => void vi.advanceTimersByTime(11_999));
      expect(screen.queryByText(saved.text)).not.toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.queryByText(saved.text)).toBeNull();
    });

    it('leads back to where the focus was from each of its buttons', async () => {
      await speak(offering);
      const speaker = screen.getByRole('button', { name: 'Parler' });
      act(() => speaker.focus());
      pressKey();
      act(() => screen.getByRole('button', { name: 'Fermer' }).focus());
      pressKey();
      expect(document.activeElement).toBe(speaker);
    });

    it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('is not reached by that key with another, which the system may have: %s', async (modifier) => {
      await speak(offering);
      expect(fireEvent.keyDown(document.body, { key: 'F8', [modifier]: true })).toBe(true);
      expect(document.activeElement).not.toBe(undo());
    });

    it.each(['Annuler', 'Fermer'])('gives the focus back to where it was: %s', async (name) => {
      await speak(offering);
      const speaker = screen.getByRole('button', { name: 'Parler' });
      act(() => speaker.focus());
      const button = screen.getByRole('button', { name });
      act(() => button.focus());
      fireEvent.click(button);
      expect(document.activeElement).toBe(speaker);
    });

    it('gives it to the heading when that is gone, and holds no message that follows', async () => {
      const heading = document.body.appendChild(document.createElement('h1'));
      heading.tabIndex = -1;
      const other = document.body.appendChild(document.createElement('button'));
      await speak(offering, failed);
      act(() => other.focus());
      act(() => undo().focus());
      other.remove();
      fireEvent.click(undo());
      expect(document.activeElement).toBe(heading);
      act(() => void vi.advanceTimersByTime(8000));
      expect(screen.queryByText(failed.text)).toBeNull();
      heading.remove();
    });

    it('is still there under the pointer when the focus leaves', async () => {
      await speak(offering);
      fireEvent.pointerEnter(screen.getByText(saved.text));
      act(() => undo().focus());
      act(() => undo().blur());
      act(() => void vi.advanceTimersByTime(60_000));
      expect(screen.queryByText(saved.text)).not.toBeNull();
    });
  });

  describe('for one person after the other', () => {
    async function late(message: Message, next: 'nobody' | 'somebody') {
      const heard: ((message: Message) => void)[] = [];
      function Page() {
        const show = useMessages();
        useEffect(() => void heard.push(show), [show]);
        return null;
      }
      const app = (key: string, page: ReactNode) => <MessageProvider>{key !== 'none' && <MessageScope key={key}>{page}</MessageScope>}</MessageProvider>;
      const { rerender } = render(app('first', <Page />));
      await act(() => vi.dynamicImportSettled());
      rerender(next === 'nobody' ? app('none', null) : app('second', null));
      act(() => heard[0]?.(message));
      return screen.queryByText(message.text) !== null;
    }

    it.each([
      [saved, 'nobody', false],
      [saved, 'somebody', false],
      [failed, 'nobody', true],
      [failed, 'somebody', false],
    ] as const)('what ends after the session, %o, is told to %s: %s', async (message, next, isTold) => {
      expect(await late(message, next)).toBe(isTold);
    });
  });
});
