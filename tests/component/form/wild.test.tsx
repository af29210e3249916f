// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { wireSchema } from '@/engine/model/transforms/wireSchema';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { generateDocument } from '../../../scripts/sandbox/seed/generateValue';
import { Random } from '../../../scripts/sandbox/seed/Random';
import { ofSchema, outing } from './outing';
import { renderRecord } from './renderRecord';

const FOLDER = 'tests/unit/resources/wild';
/** Schemas for which a page once did not open, or showed something that is not a word. */
const NAMES = ['creativeWork', 'dotted', 'geoFeature', 'page', 'patient', 'pipeline', 'treeNode', 'unnamedCases'];

/** The entity made from a schema as it was found, under the address of the outings. */
function entityOf(name: string): { entity: EntityBody; words: object; row: (id: number) => RecordData } {
  const { entities } = readResourceFiles({ files: new Map([[`schemas/${name}/schema.json`, readFileSync(`${FOLDER}/${name}.json`, 'utf8')]]), messageContexts: [] });
  const [found] = entities;
  if (!found) throw new Error(`${name} is no entity.`);
  const { resource, schema, words } = found;
  const { name: called, route, endpoint, permissions, menu } = outing.resource;
  const entity = ofSchema(schema, [], { ...resource, name: called, route: route ?? '', endpoint, permissions, ...(menu && { menu }), textIds: false as never });
  const context = { resource, rowsOf: () => 0 };
  return { entity, words: words.fr, row: (id) => ({ ...generateDocument(wireSchema(found), new Random(id), context), id }) };
}

/** Texts that an operator must never see: keys of texts, objects printed by JavaScript, numbers of alternatives. */
const RAW = /\[object Object\]|\bundefined\b|\bNaN\b|\b(fields|enums|alternatives|sections|items)\.[\w@]|\bCas \d/;

describe.each(NAMES)('a schema as it was found: %s', (name) => {
  it.each(['/outings/create', '/outings/12', '/outings/show/12'])('has a page in words at %s', async (path) => {
    const { entity, words, row } = entityOf(name);
    const { container } = await renderRecord({ path, entity, words, api: { get: async () => row(12) } });
    await (path.includes('show') ? screen.findByRole('heading', { level: 1 }) : screen.findByRole('button', { name: /^(Créer|Enregistrer)$/ }));
    expect(container.textContent).not.toMatch(RAW);
  });
});
