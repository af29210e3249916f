// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { Boot } from '@/app/Boot';
import { loadWordsInUse } from '@/app/entities';
import { readConfig } from '@/config/readConfig';
import { startI18n } from '@/i18n/i18n';
import { createSession } from '@/session/createSession';
import { platformSession } from '@/session/platformSession';

/** The requests of the pages that have not been answered yet. */
const asked = new Set<Promise<Response>>();

/** Waits for these requests, because the document prints a stack for each that a test leaves behind. */
afterEach(async () => {
  while (asked.size > 0) await act(() => Promise.allSettled(asked));
});

function ask(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const call = fetch(input, init).finally(() => asked.delete(call));
  asked.add(call);
  return call;
}

/** Opens the whole app over the sandbox, as a visitor finds it. */
async function visit(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const reading = readConfig({ apiUrl: inject('sandboxUrl') }, 'http://localhost/');
  if ('mistakes' in reading) throw new Error(JSON.stringify(reading.mistakes));
  const { config } = reading;
  const session = createSession({ config, session: platformSession, window, fetch: ask, onEnding: () => undefined });
  await act(async () => render(<Boot painted="login" language="fr" starting={Promise.resolve({ config, ...session })} />));
}

/** Signs in on the French login page and waits for the menu, whose name is given for an app in another language. */
async function signIn(email: string, menu = 'Menu principal'): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Identifiant' }), email);
  await userEvent.type(screen.getByLabelText('Mot de passe'), 'covoiturage-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Connexion' }));
  await screen.findByRole('navigation', { name: menu });
  await act(() => vi.dynamicImportSettled());
}

async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

// The first call fills the sandbox.
beforeAll(() => fetch(inject('sandboxUrl')));

beforeEach(async () => {
  startI18n('fr');
  await loadWordsInUse('fr');
});

describe('the app over the sandbox', () => {
  it('signs in, opens the page first asked, changes a record and tells', async () => {
    await visit('/relaypointtypes/1');
    await signIn('admin@exemple.fr');

    const name = await screen.findByRole('textbox', { name: 'Nom' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Parc relais');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Le type de point relais a été modifié');

    await screen.findByRole('heading', { level: 1, name: /Type de point relais n°\s1$/ });
    await within(screen.getByRole('main')).findAllByText('Parc relais');
  });

  it('shows only what the permissions of the platform allow', async () => {
    await visit('/');
    await signIn('admin@exemple.fr');
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    const links = within(menu).getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(expect.arrayContaining(['Accueil', 'Utilisateurs', 'Types de point relais']));
    // These two are for super administrators only.
    for (const name of ['Articles', 'Éditoriaux']) expect(links).not.toContain(name);
  });
});

describe('the language, where nobody has chosen one', () => {
  it('is that of the operator’s profile, and goes when they do', async () => {
    await visit('/');
    await signIn('english@exemple.fr', 'Main menu');
    await press('Log out');
    await signIn('admin@exemple.fr');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('stays the one that was chosen, whoever signs in next', async () => {
    await visit('/');
    await signIn('english@exemple.fr', 'Main menu');
    await press(/^FR /);
    await press('Déconnexion');
    await signIn('english@exemple.fr');
  });
});
