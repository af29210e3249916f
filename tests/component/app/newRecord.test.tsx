// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ME } from '../../unit/session/fakeTab';
import { renderApp } from './renderApp';

describe('what a new record starts with', () => {
  it.each(['/events/create', '/relaypoints/create'])('is created by whoever fills it in, unless said: %s', async (address) => {
    const { server } = await renderApp({ address, permissions: ['event_manage', 'event_create', 'relay_point_manage', 'relay_point_create', 'user_list'] });
    const creator = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Créateur' });
    expect(creator.value).toBe(`${ME.givenName} ${ME.shortFamilyName}`);
    // Their name is known: nobody is looked up.
    expect(server.seen.filter(({ path }) => path.startsWith('admin/users'))).toEqual([]);
  });
});
