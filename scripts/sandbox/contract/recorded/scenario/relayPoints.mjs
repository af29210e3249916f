// Questions about relay points and their types.
import { fields, rows } from '../Interview';
import { ADDRESS, HTML, long, numeric } from '../samples';

export async function relayPoints(interview) {
  const { tag } = interview;
  const creatorId = rows((await interview.get('/users/me')).body)[0]?.id;
  const icons = rows((await interview.get('/admin/icons')).body);
  interview.ids.icon ??= icons[0]?.id;
  const structures = rows((await interview.get('/admin/structures', 'solidaryadmin')).body);
  let count = 0;

  // ---- types
  const type = { method: 'POST', path: '/admin/relaypoint_types' };
  await interview.table(type, [
    [
      'type created',
      {
        body: { name: `Ty ${tag} one`, iconId: interview.ids.icon },
        save: ['type', 'type1'],
        pick: (b) => ({ keys: Object.keys(b ?? {}).sort(), iconId: b?.iconId === interview.ids.icon }),
      },
    ],
    ['type created without an icon', { body: { name: `Ty ${tag}` } }],
    ['type created with null for an icon', { body: { name: `Ty ${tag}`, iconId: null } }],
    ['type created with an unknown icon', { body: { name: `Ty ${tag}`, iconId: 999999999 } }],
    ['type created without a name', { body: { iconId: interview.ids.icon } }],
    ['type created with an empty name', { body: { name: '', iconId: interview.ids.icon } }],
    ['type created with 256 characters of name', { body: { name: long(256), iconId: interview.ids.icon } }],
    ['type created as plain', { as: 'plain', body: { name: 'x', iconId: interview.ids.icon } }],
  ]);
  await interview.table({ method: 'GET' }, [
    ['type read', { path: '/admin/relaypoint_types/{type1}', pick: (b) => ({ keys: Object.keys(b ?? {}).sort() }) }],
    [
      'types, name',
      {
        path: `/admin/relaypoint_types?name=${tag}`,
        pick: (b) => ({ own: interview.own('type', b).own, keys: Object.keys(rows(b)[0] ?? {}).sort() }),
      },
    ],
    ['types as operator', { as: 'operator', path: '/admin/relaypoint_types' }],
  ]);
  await interview.table({ method: 'PATCH', path: '/admin/relaypoint_types/{type1}' }, [
    ['type changed, name', { body: { name: `Ty ${tag} changed` }, pick: fields('name') }],
    ['type changed, icon', { body: { iconId: icons[1]?.id ?? interview.ids.icon } }],
    ['type changed, name to nothing', { body: { name: '' } }],
    ['type changed, name to null', { body: { name: null } }],
  ]);

  // ---- points
  const body = (more = {}) => ({
    name: `Rp ${tag} ${(count += 1)}`,
    status: 1,
    official: false,
    private: false,
    address: { ...ADDRESS, latitude: String(48 + count / 1000) },
    creatorId,
    ...more,
  });
  const create = { method: 'POST', path: '/admin/relaypoints' };
  await interview.probe('created, whole', {
    ...create,
    body: body({
      name: `Rp ${tag} whole`,
      status: 0,
      official: true,
      private: true,
      description: 'desc',
      fullDescription: HTML,
      places: 10,
      placesDisabled: 2,
      free: true,
      secured: false,
      suggested: true,
      permalink: 'https://example.org',
      relayPointTypeId: interview.ids.type1,
      structureId: structures[0]?.id,
    }),
    save: ['point', 'whole'],
    pick: (b) => ({
      keys: Object.keys(b ?? {}).sort(),
      ...fields(
        'status',
        'official',
        'private',
        'places',
        'placesDisabled',
        'free',
        'secured',
        'suggested',
        'permalink',
        'fullDescription',
        'relayPointTypeName',
      )(b),
      type: interview.nameOf('type', b?.relayPointTypeId),
      structure: b?.structureId ?? '(none)',
    }),
  });
  await interview.probe('created, the least', {
    ...create,
    body: { name: `Rp ${tag} least`, status: 1, address: { latitude: '47.5', longitude: '6.1' }, creatorId },
    save: ['point', 'least'],
    pick: fields('official', 'private', 'places', 'free', 'relayPointTypeName', 'communityName', 'structureName', 'description'),
  });
  await interview.probe('created, to be deleted', { ...create, body: body(), save: ['point', 'doomed'] });
  await interview.table(create, [
    ['created without name', { body: body({ name: undefined }) }],
    ['created without status', { body: body({ status: undefined }) }],
    ['created without address', { body: body({ address: undefined }) }],
    ['created without creatorId', { body: body({ creatorId: undefined }) }],
    ...[
      'name',
      'status',
      'private',
      'official',
      'address',
      'creatorId',
      'places',
      'free',
      'description',
      'permalink',
      'relayPointTypeId',
      'communityId',
      'structureId',
    ].map((key) => [`created with ${key} null`, { body: body({ [key]: null }) }]),
    ['created with an empty name', { body: body({ name: '' }) }],
    ['created with status 9', { body: body({ status: 9 }), pick: fields('status') }],
    ['created with places below zero', { body: body({ places: -1 }), pick: fields('places') }],
    ['created with 40000 places', { body: body({ places: 40000 }) }],
    ['created with a text for places', { body: body({ places: '3' }) }],
    ['created with 1 for a boolean', { body: body({ free: 1 }) }],
    ['created with an unknown type', { body: body({ relayPointTypeId: 999999999 }) }],
    ['created with an unknown community', { body: body({ communityId: 999999999 }) }],
    ['created with an unknown structure', { body: body({ structureId: 999999999 }) }],
    ['created with an unknown creator', { body: body({ creatorId: 999999999 }) }],
    ['created with numbers for coordinates', { body: body({ address: numeric(ADDRESS) }) }],
    ['created without coordinates', { body: body({ address: { addressLocality: 'Nancy' } }) }],
    ['created at the same place', { body: body({ address: ADDRESS }) }],
    ...[
      ['name', 256],
      ['description', 256],
      ['permalink', 256],
    ].map(([key, n]) => [`created with ${n} characters of ${key}`, { body: body({ [key]: long(n) }) }]),
    ['created as operator', { as: 'operator', body: body() }],
    ['created as community manager', { as: 'community', body: body() }],
    ['created as plain', { as: 'plain', body: body() }],
  ]);
  await interview.table({ method: 'GET' }, [
    [
      'read',
      {
        path: '/admin/relaypoints/{whole}',
        pick: (b) => ({ keys: Object.keys(b ?? {}).sort(), creator: typeof b?.creator, type: interview.nameOf('type', b?.relayPointTypeId) }),
      },
    ],
    [
      'read, the least',
      {
        path: '/admin/relaypoints/{least}',
        pick: (b) => ({ keys: Object.keys(b ?? {}).sort(), address: Object.keys(b?.address ?? {}).sort(), label: b?.address?.displayLabel }),
      },
    ],
  ]);
  const list = (query) => `/admin/relaypoints?perPage=500&${query}`;
  const own = (b) => interview.own('point', b).own.sort();
  await interview.table({ method: 'GET', pick: own }, [
    ['list, name', { path: list(`name=${tag}+whole`) }],
    ['list, status', { path: list(`status=0&name=${tag}`) }],
    ['list, statuses', { path: list(`status[]=0&status[]=1&name=${tag}`) }],
    ['list, official', { path: list(`official=true&name=${tag}`) }],
    ['list, official false', { path: list(`official=false&name=${tag}`) }],
    ['list, type', { path: list('relayPointType.id={type1}') }],
    ['list, types', { path: list('relayPointTypes={type1}') }],
    ['list, types, texts', { path: list('relayPointTypes=abc') }],
    ['list, latitude between', { path: list(`address.latitude[between]=47.4..47.6&name=${tag}`) }],
    ['list, latitude above', { path: list(`address.latitude[gt]=47.9&name=${tag}+least`) }],
    ['list, bounds', { path: list(`bounds=6,47.6,6.2,47.4&name=${tag}`) }],
    ['list, bounds of three', { path: list('bounds=6,47.6,6.2') }],
    ['list, bounds of texts', { path: list('bounds=a,b,c,d') }],
    ['list, territory', { path: list('territory=999999999') }],
    ['list, territory, a list', { path: list('territory[]=999999999') }],
    ['list, relayPointAddressTerritoryFilter', { path: list('relayPointAddressTerritoryFilter=999999999') }],
    ['list, id, which is no filter', { path: list(`id=999999999&name=${tag}+whole`) }],
    ['list, rows of ours', { path: list(`name=${tag}+whole`), pick: (b) => ({ keys: Object.keys(rows(b)[0] ?? {}).sort() }) }],
    ...['id', 'name', 'relayPointTypeName', 'status'].map((column) => [
      `list, sorted by ${column} desc`,
      { path: list(`order[${column}]=desc&name=${tag}+`), pick: (b) => interview.own('point', b).own },
    ]),
  ]);
  const change = { method: 'PATCH', path: '/admin/relaypoints/{least}' };
  const kept =
    (...names) =>
    async () =>
      fields(...names)((await interview.get(`/admin/relaypoints/${interview.ids.least}`)).body);
  await interview.singles(
    change,
    {
      name: `Rp ${tag} changed`,
      status: 2,
      private: true,
      official: true,
      description: 'autre',
      fullDescription: HTML,
      places: 3,
      placesDisabled: 1,
      free: false,
      secured: true,
      suggested: true,
      permalink: 'x',
      relayPointTypeName: 'X',
      importedDate: '2001-01-01T00:00:00+00:00',
    },
    (name) => kept(name),
  );
  const related = (key, of) => async () => {
    const b = (await interview.get(`/admin/relaypoints/${interview.ids.least}`)).body;
    return b?.[key] === undefined || b?.[key] === null ? 'none' : b[key] === of ? 'it' : 'another';
  };
  await interview.table(change, [
    ['changed, type', { body: { relayPointTypeId: interview.ids.type1 }, pick: related('relayPointTypeId', interview.ids.type1) }],
    ['changed, type to null', { body: { relayPointTypeId: null }, pick: related('relayPointTypeId', interview.ids.type1) }],
    ['changed, structure', { body: { structureId: structures[0]?.id }, pick: related('structureId', structures[0]?.id) }],
    ['changed, structure to null', { body: { structureId: null }, pick: related('structureId', structures[0]?.id) }],
    ['changed, creator', { body: { creatorId: 999999999 } }],
    [
      'changed, address',
      {
        body: { address: { ...ADDRESS, addressLocality: 'Toul' } },
        pick: async () => (await interview.get(`/admin/relaypoints/${interview.ids.least}`)).body?.address?.addressLocality,
      },
    ],
    ['changed, address to null', { body: { address: null } }],
    ['changed as plain', { as: 'plain', body: { description: 'p' } }],
  ]);
  await interview.table({ method: 'DELETE', path: '/admin/relaypoints/{doomed}' }, [
    ['deleted', {}],
    ['deleted again', {}],
  ]);
  await interview.probe('a type in use deleted', { method: 'DELETE', path: '/admin/relaypoint_types/{type1}' });
}
