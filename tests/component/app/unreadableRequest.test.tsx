// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const permissions = ['solidary_list', 'solidary_read', 'solidary_create', 'solidary_update', 'user_read'];
const row = { id: 12, status: 2, progression: 50, admingivenName: 'Anne', adminfamilyName: 'Roux', adminuserId: 40, admintelephone: '0612345678', adminsubject: 'Soins', adminlastAction: 'solidary_contact_call' };

/** A platform that answers every read of the request with an error. */
async function open(address: string, listed: object[], { status = 500, rights = permissions, listing = () => Promise.resolve() }: { status?: number; rights?: string[]; listing?: () => Promise<unknown> } = {}) {
  const { server } = await renderApp({
    address,
    permissions: rights,
    structures: STRUCTURES,
    answers: {
      'admin/solidaries': async () => {
        await listing();
        return json({ 'hydra:member': listed, 'hydra:totalItems': listed.length });
      },
      'admin/solidaries/12': () => json({}, status),
    },
  });
  return () => server.paths().filter((path) => path.startsWith('admin/solidaries'));
}

describe('a request that the platform can never show (contract requests.unreadable)', () => {
  it.each(['/solidaryrecords/show/12', '/solidaryrecords/12'])('is said at %s to be stored, with what the list tells of it and what can still be done', async (address) => {
    const asked = await open(address, [{ id: 11 }, row]);
    expect(await screen.findByText('La plateforme ne peut pas afficher cette demande')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('Elle est bien enregistrée, mais chaque lecture se termine par une erreur\u202f: réessayer n’y change rien, et elle ne peut pas être modifiée. Voici ce que la liste en dit.');
    expect(screen.getByText('Ce que vous pouvez faire')).toBeTruthy();
    expect(screen.getByText('Si c’est un incident passager, elle s’ouvrira plus tard depuis la liste.')).toBeTruthy();
    expect(screen.getByText('Contacter la personne : son téléphone est indiqué ci-dessus.')).toBeTruthy();
    expect(screen.getAllByText('Anne Roux').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /06.12.34.56.78/ }).getAttribute('href')).toBe('tel:0612345678');
    expect(screen.getByText('Contact par téléphone')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ouvrir son compte' }).getAttribute('href')).toBe('/users/show/40');
    expect(screen.getByRole('link', { name: 'Refaire la demande avec une date précise, sans choisir de covoitureur' }).getAttribute('href')).toBe('/solidaryrecords/create');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    expect(asked()).toEqual(['admin/solidaries/12', 'admin/solidaries']);
  });

  it('is not one that is in no list: it may be gone, or come back', async () => {
    const asked = await open('/solidaryrecords/show/12', [{ id: 11 }]);
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.queryByText('La plateforme ne peut pas afficher cette demande')).toBeNull();
    await userEvent.click(again);
    await waitFor(() => expect(asked().slice(2)).toContain('admin/solidaries/12'));
  });

  it('is not yet said to have failed while the list is asked for it', async () => {
    await open('/solidaryrecords/show/12', [row], { listing: () => vi.waitFor(() => screen.getByText(/^Chargement/)) });
    await screen.findByText('La plateforme ne peut pas afficher cette demande');
  });

  it('offers neither a call without a number nor what the operator may not do', async () => {
    const { admintelephone: _number, ...unnumbered } = row;
    await open('/solidaryrecords/show/12', [unnumbered], { rights: ['solidary_list', 'solidary_read'] });
    await screen.findByText('La plateforme ne peut pas afficher cette demande');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent).filter((text) => /^(Ouvrir son compte|Refaire la demande)/.test(text))).toEqual([]);
    expect(screen.queryByText(/^Contacter la personne/)).toBeNull();
  });

  it('is not one that is refused, for which no list is asked', async () => {
    const asked = await open('/solidaryrecords/12', [row], { status: 403 });
    expect(screen.getByRole('heading', { level: 1, name: 'Modification de la demande' })).toBeTruthy();
    expect(asked()).toEqual(['admin/solidaries/12']);
  });
});
