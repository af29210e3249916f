// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRecord, saved } from '../form/renderRecord';

const open = (link: string) => renderRecord({ path: '/outings/show/12', api: { get: () => Promise.resolve({ ...saved, link }) } });

describe('an address that is read', () => {
  it.each(['https://exemple.fr/a', 'mailto:jeanne@exemple.fr', 'tel:+33383402512'])('is a link: %s', async (link) => {
    await open(link);
    const found = await screen.findByRole('link', { name: `${link} (nouvel onglet)` });
    // The other site is told nothing of the page, whose address may name somebody.
    expect(['href', 'target', 'rel'].map((name) => found.getAttribute(name))).toEqual([link, '_blank', 'noreferrer']);
  });

  it.each(['urn:isbn:9782070612758', 'javascript:alert(1)'])('is a text where a link would lead nowhere, or run a script: %s', async (link) => {
    await open(link);
    await screen.findByText(link);
    expect(screen.queryByRole('link', { name: link })).toBeNull();
  });
});
