import { describe, expect, it } from 'vitest';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import type { Resource } from '@/engine/model/Resource';
import { RESOURCE, vehicleFiles } from './vehicle';

const WHERE = `"route": "vehicles",
  "endpoint": "admin/vehicles",
  "permissions": { "list": "vehicle_list", "show": "vehicle_read", "create": "vehicle_create" },`;

function vehicle(from = '"route"', to = '"route"'): Resource {
  const { entities, mistakes } = readResourceFiles(vehicleFiles({ [RESOURCE]: [from, to] }));
  expect(mistakes.filter(({ file }) => file === RESOURCE)).toEqual([]);
  return entities[0]!.resource;
}

describe('a resource, once read', () => {
  it('has charts that count by the choices of a field, or by a date filter, of the entity that they count', () => {
    const charts = [{ name: 'engines', by: 'energy' }, { name: 'sightings', resource: 'vehicle', by: 'seenAt' }];
    const { dashboard } = vehicle('"permissions": {', `"dashboard": ${JSON.stringify({ charts })}, "permissions": { "dashboard": "vehicle_read",`);
    expect(dashboard?.charts).toEqual([
      { name: 'engines', resource: 'vehicle', counted: { byChoice: 'energy' }, narrowedBy: {} },
      { name: 'sightings', resource: 'vehicle', counted: { byDate: 'seenAt' }, narrowedBy: {} },
    ]);
  });

  it('has every default', () => {
    expect(vehicle()).toMatchObject({
      name: 'vehicle',
      route: '/vehicles',
      messages: 'vehicle',
      title: ['brand'],
      recordTransforms: [],
      related: [],
      actions: [],
      bulkEdit: [],
      create: { after: 'show' },
      update: { after: 'back' },
      list: { pageSize: 25, paging: 'server', fixedFilters: [], sort: { field: 'brand', direction: 'desc' } },
    });
  });

  it.each([
    ['vehicle', '/vehicles', 'admin/vehicles', 'vehicle_read'],
    ['relayPoint', '/relay-points', 'admin/relay_points', 'relay_point_read'],
    ['company', '/companies', 'admin/companies', 'company_read'],
    ['tramway', '/tramways', 'admin/tramways', 'tramway_read'],
    ['bus', '/buses', 'admin/buses', 'bus_read'],
  ])('of the folder %s is where the conventions of the platform say, and asks for their permissions', (name, route, list, read) => {
    const { files } = vehicleFiles({ [RESOURCE]: [WHERE, '"menu": { "group": "main", "order": 1, "icon": "car" },\n  "permissions": { "list": "wheels", "show": true, "export": true },'] });
    const renamed = new Map([...files].map(([path, text]) => [path.replace('vehicle', name), text.replace('"resource": "vehicle"', `"resource": "${name}"`)]));
    const { entities } = readResourceFiles({ files: renamed, messageContexts: [] });
    expect(entities).toMatchObject([{ resource: { route, endpoint: { list }, permissions: { list: { any: ['wheels'] }, show: { any: [read] }, export: { any: ['export'] } } } }]);
    expect(Object.keys(entities[0]!.resource.permissions)).toEqual(['list', 'show', 'export']);
  });

  it.each([
    ['"admin/vehicles", "related": [{ "resource": "vehicle", "parent": "fleet" }]', { parameter: 'fleet' }],
    ['"admin/fleets/{parent}/vehicles", "related": [{ "resource": "vehicle" }]', { path: true }],
  ])('lists others under a record by a filter, or where their endpoint names it: %s', (endpoint, parent) => {
    expect(vehicle('"admin/vehicles"', endpoint).related).toEqual([{ resource: 'vehicle', parent }]);
  });

  it('is a lookup where it says that it stands in no menu, and no route', () => {
    const lookup = vehicle('"route": "vehicles",', '"menu": false,');
    expect([lookup.route, lookup.endpoint.list]).toEqual([undefined, 'admin/vehicles']);
  });

  it('has an object for each column', () => {
    expect(vehicle().list?.columns).toEqual([
      { field: 'brand', sortable: true, hidden: false },
      { field: 'seats', sortable: false, hidden: false },
    ]);
  });

  it('has rows of fields, and shows what the form has', () => {
    const { form, show } = vehicle();
    expect(form).toEqual([{ name: 'identity', rows: [['brand'], ['energy', 'seats']] }]);
    expect(show).toEqual(form);
  });

  it('filters by the kind of the field', () => {
    expect(vehicle().list?.filters.map(({ name, operator }) => [name, operator])).toEqual([
      ['brand', 'contains'],
      ['energy', 'oneOf'],
      ['seats', 'equals'],
      ['seenAt', 'dateRange'],
      ['shared', 'yesNo'],
      ['ownerId', 'reference'],
    ]);
  });

  it('searches a reference filter as its field does, and gives yes and no their values', () => {
    const filters = vehicle().list?.filters ?? [];
    expect(filters.find(({ name }) => name === 'ownerId')?.reference).toBe('vehicle');
    expect(filters.find(({ name }) => name === 'shared')?.values).toEqual({ yes: 'true', no: 'false' });
    expect(filters[0]).toMatchObject({
      parameter: 'brand',
      field: 'brand',
      multiple: false,
    });
  });

  it('has a widget with its options, and a field that sends null when cleared', () => {
    expect(vehicle().fields).toEqual({
      ownerId: { cleared: 'null', widget: { use: 'reference', resource: 'vehicle' } },
    });
  });

  it.each([
    ['"a"', { any: ['a'] }],
    ['["a", "b"]', { any: ['a', 'b'] }],
    ['{ "all": ["a", "b"] }', { all: ['a', 'b'] }],
  ])('spells the permission %s out', (text, rule) => {
    expect(vehicle('"vehicle_list"', text).permissions.list).toEqual(rule);
  });

  it.each([
    ['true', { without: [] }],
    ['{ "without": ["seats"] }', { without: ['seats'] }],
  ])('offers copies when "copy" is %s', (said, copy) => {
    expect(vehicle('"form":', `"create": { "copy": ${said} }, "form":`).create.copy).toEqual(copy);
  });

  it('exports whole files with every filter, unless it is told otherwise', () => {
    const variants = '[{ "name": "short" }, { "name": "long", "paged": true, "filters": ["brand"] }]';
    const from = '"create": "vehicle_create" },';
    const to = `"create": "vehicle_create", "export": "e" }, "export": { "endpoint": "a/export", "permission": "all", "variants": ${variants} },`;
    expect(vehicle(from, to).export).toEqual({
      endpoint: 'a/export',
      permission: { any: ['all'] },
      variants: [
        { name: 'short', parameters: {}, paged: false },
        { name: 'long', parameters: {}, paged: true, filters: ['brand'] },
      ],
    });
  });

  it('looks for records alike in the list, by a filter named after the field, unless it is told otherwise', () => {
    const said = '[{ "field": "seats" }, { "field": "brand", "parameter": "b", "endpoint": "admin/vehicles/brand" }]';
    expect(vehicle('"form":', `"create": { "duplicateChecks": ${said} }, "form":`).create.duplicateChecks).toEqual([
      { field: 'seats', parameter: 'seats', endpoint: 'admin/vehicles' },
      { field: 'brand', parameter: 'b', endpoint: 'admin/vehicles/brand' },
    ]);
  });

  it('calls one path for everything, unless it is told others', () => {
    const all = (path: string) => ({ item: path, create: path, update: path, delete: path });
    expect(vehicle().endpoint).toEqual({ list: 'admin/vehicles', ...all('admin/vehicles') });
    const members =
      '{ "list": "admin/communities/{parent}/members", "item": "admin/community_members", "delete": "admin/gone" }';
    expect(vehicle('"admin/vehicles"', members).endpoint).toEqual({
      list: 'admin/communities/{parent}/members',
      ...all('admin/community_members'),
      delete: 'admin/gone',
    });
  });
});

describe('a schema, once read', () => {
  const address = '{ "type": "object", "properties": { "city": { "type": "string" } } }';

  function withShared(reference: string, shared = address) {
    const { files } = vehicleFiles({
      'schemas/vehicle/schema.json': ['"shared": { "type": "boolean" }', `"shared": ${reference}`],
    });
    return readResourceFiles({
      files: new Map([...files, ['schemas/shared/address.json', shared]]),
      messageContexts: [],
    });
  }

  it('has no reference left: each is replaced by what it names, and the keywords beside it win', () => {
    const changed = vehicleFiles();
    changed.files = new Map([...changed.files, ['schemas/shared/address.json', address]]);
    const texts = new Map(changed.files);
    texts.set(
      'schemas/vehicle/schema.json',
      (texts.get('schemas/vehicle/schema.json') ?? '').replace(
        '"ownerId":',
        '"home": { "$ref": "../shared/address.json", "readOnly": true }, "ownerId":',
      ),
    );
    const { entities, mistakes } = readResourceFiles({ ...changed, files: texts });
    expect(mistakes).toEqual([]);
    expect(entities[0]?.schema.properties['home']).toEqual({ ...(JSON.parse(address) as object), readOnly: true });
  });

  it.each([
    ['a file that does not exist', '{ "$ref": "../shared/adress.json" }', '../shared/address.json'],
    ['a definition that does not exist', '{ "$ref": "../shared/address.json#/definitions/x" }', undefined],
  ])('refuses a reference to %s', (_what, reference, suggestion) => {
    expect(withShared(reference).mistakes).toContainEqual(
      expect.objectContaining({ pointer: '/properties/shared/$ref', ...(suggestion !== undefined && { suggestion }) }),
    );
  });

  it('follows a reference that leads back to itself once, and knows what is below by its type', () => {
    const circular = '{ "type": "object", "properties": { "inner": { "$ref": "#" } } }';
    const { mistakes, shared } = withShared('{ "$ref": "../shared/address.json" }', circular);
    expect(mistakes.filter(({ file }) => file.includes('shared'))).toEqual([]);
    expect(shared['address']).toEqual({ type: 'object', properties: { inner: { type: 'object', properties: { inner: { type: 'object' } } } } });
  });
});
