// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const permissions = ['solidary_list', 'solidary_read', 'solidary_create', 'solidary_update', 'user_read'];
const row = { id: 12, status: 2, progression: 50, admingivenName: 'Anne', adminfamilyName: 'Roux', adminuserId: 40, admintelephone: '0612345678', adminsubject: 'Soins', adminlastAction: 'solidary_contact_call' };

/** A platform that answers every read of the request with an error. */
async function open(address: string, listed: object[]) {
  const { server } = await renderApp({
    address,
    permissions,
    structures: STRUCTURES,
    answers: {
      'admin/solidaries': () => json({ 'hydra:member': listed, 'hydra:totalItems': listed.length }),
      'admin/solidaries/12': () => json({}, 500),
    },
  });
  return () => server.paths().filter((path) => path.startsWith('admin/solidaries'));
}

describe('a request that the platform can never show (contract requests.unreadable)', () => {
  it.each(['/solidaryrecords/show/12', '/solidaryrecords/12'])('is said at %s to be stored, with what the list tells of it and what can still be done', async (address) => {
    const asked = await open(address, [{ id: 11 }, row]);
    expect(await screen.findByText('La plateforme ne peut pas afficher cette demande')).toBeTruthy();
    expect(screen.getAllByText('Anne Roux').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /06.12.34.56.78/ }).getAttribute('href')).toBe('tel:0612345678');
    expect(screen.getByText('Contact par téléphone')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ouvrir son compte' }).getAttribute('href')).toBe('/users/show/40');
    expect(screen.getByRole('link', { name: /^Refaire la demande/ }).getAttribute('href')).toBe('/solidaryrecords/create');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    expect(asked()).toEqual(['admin/solidaries/12', 'admin/solidaries']);
  });

  it('is not one that is in no list: it may be gone, or come back', async () => {
    await open('/solidaryrecords/show/12', [{ id: 11 }]);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy();
    expect(screen.queryByText('La plateforme ne peut pas afficher cette demande')).toBeNull();
  });
});
