// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const FOLDER = 'tests/unit/resources/wild';
/** Schemas for which a page once did not open, or showed something that is not a word. */
const NAMES = ['commentThread', 'insurancePolicy', 'iotReading', 'mapPlace', 'roadEvent', 'creativeWork', 'dotted', 'geoFeature', 'page', 'patient', 'pipeline', 'treeNode', 'unnamedCases'];

/** Texts that an operator must never see: keys of texts, objects printed by JavaScript, numbers of alternatives. */
const RAW = /\[object Object\]|\bundefined\b|\bNaN\b|\b(fields|enums|alternatives|sections|items)\.[\w@]|\bCas \d/;

describe.each(NAMES)('a schema as it was found: %s', (name) => {
  it.each(['/outings/create', '/outings/12', '/outings/show/12'])('has a page in words at %s', async (path) => {
    const { entity, words, row } = foundEntity(JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as object);
    const { container } = await renderRecord({ path, entity, words, api: { get: async () => row(12) } });
    await (path.includes('show') ? screen.findByRole('heading', { level: 1 }) : screen.findByRole('button', { name: /^(Créer|Enregistrer)$/ }));
    expect(container.textContent).not.toMatch(RAW);
  });
});
