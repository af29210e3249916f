// @vitest-environment happy-dom
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { Running, Start } from '@/app/start';
import { useLoginNotice } from '@/app/useLoginNotice';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { LogInError } from '@/session/LogInError';
import type { SessionState } from '@/session/Session';
import { ChunkError } from '@/ui/loadChunk';
import { MessageProvider } from '@/ui/messages/MessageProvider';

beforeAll(async () => {
  startI18n('fr');
  await loadTexts('fr');
});

const WRONG = 'Identifiant ou mot de passe incorrect';
const idle: SessionState = { status: 'signedOut', reason: { kind: 'idle' } };

/** The login page over answers to each attempt, in their order. */
function login(answers: (() => Promise<void>)[], { state, starting }: { state?: SessionState; starting?: Promise<Start> } = {}) {
  const given: unknown[][] = [];
  const logIn = (...values: unknown[]) => {
    given.push(values);
    return answers[given.length - 1]?.() ?? Promise.resolve();
  };
  const { result } = renderHook(() => useLoginNotice(starting ?? Promise.resolve({ store: { logIn } } as unknown as Running), state), { wrapper: MessageProvider });
  return { given, notice: () => result.current.notice, kept: () => result.current.kept, attempt: () => act(() => result.current.attempt('zoe@exemple.fr', 'secret', true)), begin: () => result.current.attempt('zoe@exemple.fr', 'other', false) };
}

const refused = () => Promise.reject(new LogInError('credentials', new ApiError('credentials')));

describe('the sentence of the login page', () => {
  it('is why the session ended, until a sign-in fails for another reason; that is said in the message bar too', async () => {
    const { notice, attempt, given } = login([refused], { state: idle });
    expect(notice()).toBe('Votre session a été fermée après une longue inactivité');
    await attempt();
    expect([notice(), given]).toEqual([WRONG, [['zoe@exemple.fr', 'secret', true]]]);
    expect((await screen.findAllByText(WRONG)).length).toBe(1);
  });

  it('says that unsaved work is kept, where there is some, whatever becomes of the sign-in', async () => {
    const { kept, attempt } = login([refused], { state: { status: 'signedOut', reason: { kind: 'idle', keepsWork: true } } });
    expect(kept()).toBe('Votre travail non enregistré est conservé\u202f: vous le retrouverez en vous reconnectant.');
    await attempt();
    expect(kept()).toMatch(/conservé/);
    expect(login([], { state: idle }).kept()).toBeUndefined();
  });

  it('is gone while the next attempt is under way', async () => {
    let come: () => void = () => undefined;
    const { notice, attempt, begin } = login([refused, () => new Promise((resolve) => (come = resolve))]);
    await attempt();
    expect(notice()).toBe(WRONG);
    let ending: Promise<void> | undefined;
    act(() => void (ending = begin()));
    await waitFor(() => expect(notice()).toBeUndefined());
    await act(async () => {
      come();
      await ending;
    });
    expect(notice()).toBeUndefined();
  });

  it('is that of the last attempt alone, in the message bar too', async () => {
    const { notice, attempt } = login([refused, () => Promise.reject(new LogInError('credentials', new ApiError('offline')))]);
    await attempt();
    await attempt();
    expect(notice()).toMatch(/^Erreur réseau/);
    await screen.findByText(/^Erreur réseau/);
    expect(screen.queryByText(WRONG)).toBeNull();
  });

  it('of too many attempts says when the next one may be made, which can be made at any time', async () => {
    const { notice, attempt, given } = login([() => Promise.reject(new LogInError('credentials', new ApiError('busy', '', [], undefined, false, 300_000)))]);
    await attempt();
    expect(notice()).toMatch(/trop sollicitée.* Rien n’a été fait\. Réessayez dans 5\u00a0minutes\.$/);
    await attempt();
    expect([notice(), given.length]).toEqual([undefined, 2]);
  });

  it('says that the page could not be loaded, where a file of the app did not come', async () => {
    const { notice, attempt } = login([], { starting: Promise.reject(new ChunkError()) });
    await attempt();
    expect(notice()).toMatch(/^La page n’a pas pu être chargée/);
  });

  it('says nothing of a mistake of ours, which is thrown', async () => {
    const { notice, attempt } = login([() => Promise.reject(new TypeError('x'))]);
    await expect(attempt()).rejects.toThrow(TypeError);
    expect(notice()).toBeUndefined();
  });
});
