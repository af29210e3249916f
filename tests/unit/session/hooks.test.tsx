// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { readConfig } from '@/config/readConfig';
import type { Config } from '@/config/Config';
import { useConfig, useSession, useSessionState, useSessionStore } from '@/session/hooks';
import { SessionProvider } from '@/session/SessionProvider';
import { fakeBrowser, KEPT, openSession } from './fakeTab';

const reading = readConfig({ apiUrl: '/api', title: 'Essai' }, 'https://platform.test/');
const config = (reading as { config: Config }).config;

function Guarded() {
  const state = useSessionState();
  return state.status === 'signedIn' ? <Home /> : <p>{state.status}</p>;
}

function Home() {
  const { user } = useSession();
  const { title } = useConfig();
  const store = useSessionStore();
  return <button onClick={() => store.logOut()}>{`${title.fr}, ${user.givenName}`}</button>;
}

describe('the session hooks', () => {
  const open = (kept: Record<string, string>) => {
    const opened = openSession({ tab: fakeBrowser(kept).openTab() });
    render(
      <StrictMode>
        <SessionProvider config={config} {...opened}>
          <Guarded />
        </SessionProvider>
      </StrictMode>,
    );
    return opened;
  };

  it('render a restored session at once, and its end', async () => {
    const { server } = open(KEPT);
    expect(screen.getByRole('button', { name: 'Essai, Élodie' })).toBeDefined();
    await waitFor(() => expect(server.paths()).toContain('eec/instance'));
    expect(server.paths().filter((path) => path === 'users/me')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Essai, Élodie' }));
    expect(screen.getByText('signedOut')).toBeDefined();
  });

  it('render a session that answers late', async () => {
    const { 'backOffice.session': _session, ...tokens } = KEPT;
    open(tokens);
    expect(screen.getByText('restoring')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Essai, Élodie' })).toBeDefined();
  });
});
