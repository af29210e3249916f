import { describe, expect, it } from 'vitest';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { EN, FR, RESOURCE, vehicleFiles } from './vehicle';

const COLUMNS = `[
    { "name": "plate", "required": true, "headers": ["Immatriculation"], "example": "AB-123-CD" },
    { "name": "energy", "oneOf": ["1", "2"], "alternatives": { "Essence": "1" }, "example": "1" },
    { "name": "seats", "format": "integer", "minimum": 1 }
  ]`;

/** The vehicle with an import, in which some texts are replaced. */
function read(from = '', to = '', file = RESOURCE) {
  const { files: plain, ...rest } = vehicleFiles({
    [RESOURCE]: ['"create": "vehicle_create" },', `"create": "vehicle_create", "import": "vehicle_create" },\n  "import": { "type": "vehicles", "key": "plate", "columns": ${COLUMNS} },`],
  });
  const files = new Map(plain);
  for (const path of [FR, EN]) {
    const label = path === FR ? 'Plaque' : 'Plate';
    const words = `"import": { "toList": "x", "columns": { "plate": "${label}" } },\n  "sections"`;
    files.set(path, (files.get(path) ?? '').replace('"sections"', words).replace('"create": "Cr', '"import": "x", "create": "Cr'));
  }
  const text = files.get(file) ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  files.set(file, text.replace(from, to));
  return readResourceFiles({ files, ...rest });
}

describe('an import', () => {
  it('is made complete, and each column is known by its labels in both languages', () => {
    const { mistakes, entities } = read();
    expect(mistakes).toEqual([]);
    expect(entities[0]?.resource.import).toMatchObject({
      existing: 'kept',
      columns: [
        { name: 'plate', format: 'text', headers: ['Plaque', 'Plate', 'Immatriculation'] },
        { name: 'energy', headers: ['x'] },
        { name: 'seats', required: false, example: '', headers: ['Places', 'Seats'] },
      ],
    });
  });

  it('has a format for yes and no, as the platform takes them and as people write them', () => {
    const { mistakes, entities } = read('{ "name": "seats", "format": "integer", "minimum": 1 }', '{ "name": "seats", "format": "yesNo", "example": "Oui" }');
    expect(mistakes).toMatchObject([{ pointer: '/import/columns/2/example' }]);
    expect(entities).toEqual([]);
    const [column] = read('"format": "integer", "minimum": 1', '"format": "yesNo", "example": "1"').entities[0]?.resource.import?.columns.slice(2) ?? [];
    expect(column).toMatchObject({ format: 'text', oneOf: ['0', '1'], alternatives: { Oui: '1', No: '0' } });
  });

  it.each([
    ['the key', '"key": "plate"', '"key": "plat"', '/import/key', 'plate'],
    ['a format', '"format": "integer"', '"format": "interger"', '/import/columns/2/format', 'integer'],
    ['a rule', '"headers": ["Imm', '"header": ["Imm', '/import/columns/0/header', 'headers'],
    ['what another spelling stands for', '"Essence": "1"', '"Essence": "one"', '/import/columns/1/alternatives/Essence', undefined],
    ['a column that is there twice', '"name": "seats"', '"name": "energy"', '/import/columns/2/name', undefined],
    ['a bound of a text', '"format": "integer", ', '', '/import/columns/2/minimum', undefined],
    ['an example that its own rules refuse', '"AB-123-CD"', '""', '/import/columns/0/example', undefined],
    ['a title that means two columns', '["Immatriculation"]', '["Seats!"]', '/import/columns/2/name', undefined],
    ['no permission', ', "import": "vehicle_create" }', ' }', '/permissions/import', undefined],
  ])('is told of %s', (_what, from, to, pointer, suggestion) => {
    const { mistakes } = read(from, to);
    expect(mistakes).toContainEqual(expect.objectContaining({ file: RESOURCE, pointer, ...(suggestion !== undefined && { suggestion }) }));
  });

  it.each([
    ['the label of a column', '"plate": "Plaque"', '"plates": "Plaque"', ['/import/columns/plates']],
    ['a group', '"toList": "x",', '"toList": "x", "helps": { "plate": "x" },', ['/import/helps']],
  ])('refuses a word: %s', (_what, from, to, pointers) => {
    const { mistakes } = read(from, to, FR);
    expect(mistakes.filter(({ file }) => file === FR).map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
