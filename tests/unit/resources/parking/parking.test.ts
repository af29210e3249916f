import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generalActions } from '@/actions/vocabulary';
import { saveRecord } from '@/engine/form/save/saveRecord';
import type { SaveTask } from '@/engine/form/save/SaveTask';
import { joinVocabularies } from '@/engine/model/defineVocabulary';
import { joinExtensions } from '@/engine/model/Extension';
import { addTransforms } from '@/engine/model/transforms/factories';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import type { TextContext } from '@/engine/model/Widget';
import { widgetField } from '@/engine/model/widgetField';
import { generalTransforms } from '@/engine/model/vocabulary';
import { generalWidgets } from '@/widgets/vocabulary';
import { readResourceFiles } from '../../../../scripts/resources/readResources';
import { resourceSchema } from '../../../../scripts/resources/resourceSchema';
import { virtualModule } from '../../../../scripts/resources/virtualModules';
import { RESOURCE, vehicleFiles } from '../vehicle';
import { parking } from './extension';
import { parking as vocabulary } from './vocabulary';

const named = joinVocabularies([generalTransforms, generalWidgets, generalActions, vocabulary]);

const USES = '"brand": { "widget": { "use": "plate", "country": "fr" } }, "seats": { "transform": { "use": "bay", "letters": "P-" } }, "ownerId":';

/** Reads a vehicle whose resource.json uses the extension like this. */
function read(uses = USES) {
  return readResourceFiles(vehicleFiles({ [RESOURCE]: ['"ownerId":', uses] }), named);
}

function vehicle() {
  const [entity] = read().entities;
  if (!entity) throw new Error('The vehicle has a mistake.');
  return entity;
}

describe('a widget and a transform that an integrator adds, as src/README.md says', () => {
  it('may be named by a resource.json, with their options', () => {
    expect(read().mistakes).toEqual([]);
    expect(readResourceFiles(vehicleFiles({ [RESOURCE]: ['"ownerId":', USES] })).mistakes.map(({ pointer }) => pointer)).toEqual(['/fields/brand/widget/use', '/fields/seats/transform/use']);
  });

  it.each([
    ['an option that the widget does not have', '"country": "fr"', '"country": "fr", "contry": "fr"', '/fields/brand/widget/contry', 'a key among country, owner, covered'],
    ['an option that it misses', '"country": "fr"', '"owner": "energy"', '/fields/brand/widget', 'the key "country": whose plates they are'],
    ['a widget named without it', '{ "use": "plate", "country": "fr" }', '"plate"', '/fields/brand/widget/country', 'the key "country" beside "use": whose plates they are'],
    ['a value that is none', '"fr"', '"de"', '/fields/brand/widget/country', 'one of fr, it'],
    ['a field that is not beside it', '"fr"', '"fr", "owner": "ownrId"', '/fields/brand/widget/owner', 'a field beside this one'],
    ['a condition on a field that the record does not have', '"fr"', '"fr", "covered": { "field": "seat", "is": 1 }', '/fields/brand/widget/covered/field', 'a field of schema.json'],
    ['an empty text', '"P-"', '""', '/fields/seats/transform/letters', 'a text that is not empty'],
  ])('have %s told, with its place', (_what, from, to, pointer, expected) => {
    expect(read(USES.replace(from, to)).mistakes).toEqual([expect.objectContaining({ file: RESOURCE, pointer, expected })]);
  });

  it('are known to editors', () => {
    const { definitions } = resourceSchema(named) as unknown as { definitions: Record<string, { enum?: string[]; properties?: object }> };
    expect(definitions['widgetName']?.enum).toContain('plate');
    expect(definitions['plateWidget']?.properties).toMatchObject({ country: { enum: ['fr', 'it'], description: 'Whose plates they are.' } });
    expect(definitions['transformName']?.enum).toContain('bay');
  });

  it('come with the entity that names them: its body imports the transform from its file, and no other', () => {
    const body = virtualModule('body/vehicle', read(), named.files) ?? '';
    const imported = [...body.matchAll(/^import \{ (\w+) \} from "([^"]*transforms[^"]*)"/gm)].map(([, name, file]) => [name, file]);
    expect(imported).toEqual([
      ['bay', fileURLToPath(new URL('transforms/bay.ts', import.meta.url))],
      ['addTransforms', expect.stringMatching(/factories\.ts$/)],
    ]);
  });

  it('so does a source of records, named by "source": an edit goes on with the record that it says', async () => {
    const files = (name: string) => vehicleFiles({ [RESOURCE]: ['"form":', `"source": "${name}", "form":`] });
    expect(readResourceFiles(files('permit'), named).mistakes).toEqual([expect.objectContaining({ file: RESOURCE, pointer: '/source', suggestion: 'permits' })]);
    const result = readResourceFiles(files('permits'), named);
    const { entities, mistakes } = result;
    expect(mistakes).toEqual([]);
    const body = virtualModule('body/vehicle', result, named.files) ?? '';
    expect(body).toContain(`import { permits } from "${fileURLToPath(new URL('sources/permits.ts', import.meta.url))}";`);
    expect(body).toMatch(/^export default \{.*, source: permits \};$/m);

    const api = { update: () => Promise.resolve({ id: 7, newPermit: 8 }) };
    const task = { api, entity: entities[0], context: WALL_CLOCK, id: '7', write: { mode: 'edit', before: { id: 7, brand: 'AB-123-CD' } } } as unknown as SaveTask;
    expect(await saveRecord({ id: 7, brand: 'AB-123-CE' }, task)).toMatchObject({ id: 8 });
  });

  it('read, show and write a value', () => {
    const entity = vehicle();
    addTransforms({ transforms: { bay: vocabulary.transforms.bay.make }, recordTransforms: {} });
    const record = recordFromApi(entity, { id: 1, brand: 'AB-123-CD', seats: 'P-12' });
    expect(record['seats']).toBe(12);
    expect(recordToApi(entity, { ...record, seats: 14 }, { mode: 'edit', before: record })).toEqual({ seats: 'P-14' });
    const { widgets } = joinExtensions([parking]);
    expect(widgets['plate']?.toText(record['brand'], widgetField(entity, 'brand', 'Plate'), {} as TextContext, record)).toBe('FR AB-123-CD');
  });
});
