// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ofSchema } from './outing';
import { renderRecord } from './renderRecord';

const schema = { type: 'object' as const, required: ['day'], properties: { name: { type: 'string' as const }, contact: { type: 'string' as const }, day: { type: 'string' as const } } };
const sections = ['name', 'contact', 'day'].map((name) => ({ name, rows: [[name]] }));
const entity = ofSchema(schema, ['name'], { form: sections, show: sections });
const words = { sections: { name: 'Nom', contact: 'Pour s’inscrire', day: 'Date' }, fields: { name: 'Nom', contact: 'Adresse e-mail', day: 'Date' } };
const api = { get: () => Promise.resolve({ '@id': '/outings/12', id: 12, name: 'Vosges', contact: 'jeanne@exemple.fr', day: 'lundi' }) };

/** The labels that the eye can read, under the headings. */
const seen = (selector: string) => [...document.querySelectorAll(`${selector}:not(.visually-hidden)`)].map(({ textContent }) => textContent?.replace(/\s.*/s, ''));

describe('the label of a field that is alone under a heading of the same words', () => {
  it('is not read twice in a form, but names the box; the mark of a required field keeps it', async () => {
    await renderRecord({ path: '/outings/12', entity, words, api });
    screen.getByRole('textbox', { name: 'Nom' });
    // The sections after the first are drawn a moment later.
    await screen.findByRole('textbox', { name: /^Date/ });
    expect(seen('label')).toEqual(['Adresse', 'Date']);
  });

  it('is not read twice on the page of a record', async () => {
    await renderRecord({ path: '/outings/show/12', entity, words, api });
    await screen.findByText('lundi');
    expect(seen('.record-section dt')).toEqual(['Adresse']);
  });
});
