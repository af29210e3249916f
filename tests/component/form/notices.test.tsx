// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { outingWith } from './outing';
import { ALL, renderRecord } from './renderRecord';

const notices = [{ name: 'open', when: { field: 'status', in: [1, 2] } }];
const words = { notices: { open: 'Des personnes se sont inscrites à cette sortie.' } };
const entity = outingWith({ notices, create: { after: 'show', copy: { without: [] } } });

describe('what is to be known of some records', () => {
  it('stands at the top of their page', async () => {
    await renderRecord({ path: '/outings/show/12', entity, words });
    expect((await screen.findByRole('note')).textContent).toBe('Des personnes se sont inscrites à cette sortie.');
  });

  it('is kept to the form by a condition on the mode', async () => {
    const inForm = outingWith({ notices: [{ name: 'open', when: { all: [{ mode: 'edit' }, { field: 'status', in: [1, 2] }] } }] });
    await renderRecord({ path: '/outings/show/12', entity: inForm, words });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('what is to be known before some records are changed', () => {
  it('stands at the top of their form, with a copy to change instead', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity, words });
    expect((await screen.findByRole('note')).textContent).toContain('Des personnes se sont inscrites');
    expect(screen.getByRole('link', { name: 'Créer une copie' }).getAttribute('href')).toBe('/outings/create?from=12');
    expect(calls.map(({ method }) => method)).toEqual(['get']);
  });

  it.each([
    ['no copy to who may not create', { path: '/outings/12', permissions: ALL.filter((name) => name !== 'outing_create') }, 1],
    ['nothing of another record', { path: '/outings/12', api: { get: () => Promise.resolve({ id: 12, name: 'Vosges', status: 0, contact: 'a@exemple.fr' }) } }, 0],
    ['nothing of a new record', { path: '/outings/create' }, 0],
  ])('offers %s', async (_what, setting, count) => {
    await renderRecord({ entity, words, ...setting });
    await screen.findByRole('textbox', { name: /^Nom/ });
    expect(screen.queryAllByRole('note')).toHaveLength(count);
    expect(screen.queryByRole('link', { name: 'Créer une copie' })).toBeNull();
  });
});
