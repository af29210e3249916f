// @vitest-environment happy-dom
import { resolveConfig, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import type { RecordSchema } from '@/engine/model/Schema';
import { describeField } from '../../../scripts/vite/inspector/describeField';
import { fieldAt } from '../../../scripts/vite/inspector/fieldAt';
import { inspectorPlugin } from '../../../scripts/vite/inspector/inspectorPlugin';
import { makeEntity } from '../sandbox/makeEntity';

const schema: RecordSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 9 },
    first_name: { type: 'string' },
    home: { type: 'object', properties: { city: { type: 'string' } } },
    stops: { type: 'array', items: { type: 'object', properties: { at: { type: 'string', format: 'clock' } } } },
  },
};
const labels = { name: 'Nom', home: 'Domicile' };

describe('the field of an element', () => {
  it.each([
    ['the box of a field', '<input id="root_name">', 'name'],
    ['its help', '<p id="root_name-help">', 'name'],
    ['a name with an underscore', '<input id="root_first_name">', 'first_name'],
    ['a field inside an object', '<input id="root_home_city">', 'home.city'],
    ['a field inside an item of a list', '<input id="root_stops_2_at">', 'stops.at'],
    ['the frame of a box', '<div class="MuiFormControl-root"><span class="here"></span><input id="root_name"></div>', 'name'],
    ['a cell', '<div col-id="name"><a class="here">Ada</a></div>', 'name'],
    ['a label of the page', '<dl><dt class="here"> Nom </dt><dd>Ada</dd></dl>', 'name'],
    ['a value of the page', '<dl><dt>Nom</dt><dd><b class="here">Ada</b></dd></dl>', 'name'],
    ['a box of something else', '<input id="root_age">', undefined],
    ['the rest of the page', '<h1>Nom</h1>', undefined],
  ])('is found from %s', (_what, html, name) => {
    const page = document.createElement('main');
    page.innerHTML = html;
    const element = page.querySelector('.here') ?? page.querySelector('[id], h1');
    expect(element && fieldAt(element, schema, labels)).toBe(name);
  });
});

describe('the inspector', () => {
  const { resource } = makeEntity('pet', {}, { fields: { name: { cleared: 'null', transform: { use: 'integer' } } }, recordTransforms: [{ use: 'renamedField', from: 'label', to: 'name' }], form: [{ name: 'main', rows: [['name']] }] });
  const said = (name: string | undefined, last?: Parameters<typeof describeField>[2]) => Object.fromEntries(describeField({ resource, schema }, name, last));

  it('says the schema of a field, its keys, where it stands, what is done to its value, and the last call', () => {
    expect(said('name', { method: 'PATCH', path: '/api/pets/1', status: 422 })).toEqual({
      Entity: 'pet, admin/pets',
      Field: 'name',
      Schema: JSON.stringify({ type: 'string', maxLength: 9 }, null, 1),
      Resource: JSON.stringify({ cleared: 'null', transform: { use: 'integer' } }, null, 1),
      'Stands in': 'title, form',
      'Transforms of what arrives': '1. {"use":"renamedField","from":"label","to":"name"}\n2. {"use":"integer"}',
      'Last request': 'PATCH /api/pets/1  422',
    });
    expect(said('home.city')['Schema']).toContain('string');
    expect(said(undefined)).toMatchObject({ Field: expect.stringContaining('none'), 'Last request': 'none yet' });
  });

  it('is on the page of the development server, by a key that can be another one or none', () => {
    const tags = (key: string) => (inspectorPlugin(key).transformIndexHtml as () => object[])();
    expect(tags('F10')).toEqual([expect.objectContaining({ attrs: expect.objectContaining({ 'data-inspector-key': 'F10' }) })]);
    expect(tags('off')).toEqual([]);
  });

  it('is in no build', async () => {
    const named = async (command: 'build' | 'serve') => (await resolveConfig({ configFile: 'vite.config.ts', configLoader: 'runner', logLevel: 'silent' }, command)).plugins.map(({ name }: Plugin) => name);
    expect(await named('serve')).toContain('inspector');
    expect(await named('build')).not.toContain('inspector');
  });
});
