// Questions about what all lists and items have in common: formats, pages, order, unknown parameters, bad ids, wrong methods, bad bodies.
import { rows } from '../Interview';

/** For each list: its path, the account that reads it, and a column it can be sorted by. */
const LISTS = [
  ['users', '/admin/users', 'admin', 'email'],
  ['communities', '/admin/communities', 'admin', 'name'],
  ['events', '/admin/events', 'admin', 'fromDate'],
  ['articles', '/admin/articles', 'superadmin', 'title'],
  ['editorials', '/admin/editorials', 'superadmin', 'title'],
  ['relay points', '/admin/relaypoints', 'admin', 'name'],
  ['relay point types', '/admin/relaypoint_types', 'admin', 'name'],
  ['campaigns', '/admin/campaigns', 'admin', 'createdDate'],
  ['territories', '/admin/territories', 'admin', 'name'],
  ['icons', '/admin/icons', 'admin', 'name'],
  ['structures', '/admin/structures', 'solidaryadmin', 'name'],
  ['records', '/admin/solidaries', 'operator', 'fromDate'],
  ['beneficiaries', '/admin/solidary_beneficiaries', 'operator', 'familyName'],
  ['volunteers', '/admin/solidary_volunteers', 'operator', 'familyName'],
];

const envelope = (b) =>
  Object.keys(b && typeof b === 'object' && !Array.isArray(b) ? b : {})
    .filter((key) => key !== 'hydra:search')
    .sort();
const view = (b) => Object.keys(b?.['hydra:view'] ?? {}).sort();
const ids = (b) => rows(b).map(({ id }) => id);
const isSorted = (list, direction) => list.every((value, i) => i === 0 || (direction === 'asc' ? list[i - 1] <= value : list[i - 1] >= value));

export async function lists(interview) {
  for (const [name, path, as, column] of LISTS) {
    const common = { as, method: 'GET', path, seeded: true };
    if (!interview.has(as)) continue;
    const whole = await interview.get(`${path}?page=1&perPage=1`, as);
    const total = whole.body?.['hydra:totalItems'];
    const first = rows((await interview.get(path, as)).body)[0]?.id;
    interview.ids.listed = first;
    const counts = (b) => ({ rows: rows(b).length, total: b?.['hydra:totalItems'] === total ? 'the same' : b?.['hydra:totalItems'] });
    const rel = (b) => ({
      rows: rows(b).length === Math.min(total, 100) ? 'min(total, 100)' : rows(b).length === total ? 'all' : rows(b).length,
      total: b?.['hydra:totalItems'] === total ? 'the same' : b?.['hydra:totalItems'],
    });
    await interview.table(common, [
      [
        `${name}, whole`,
        {
          pick: (b) => ({
            envelope: envelope(b).filter((key) => key !== 'hydra:view'),
            id: b?.['@id'],
            type: b?.['@type'],
            member: rows(b)[0]?.['@type'],
            at: rows(b)[0]?.['@id'],
            ...rel(b),
          }),
        },
      ],
      [
        `${name} in plain JSON`,
        {
          accept: 'application/json',
          pick: (b, { headers }) => ({
            isArray: Array.isArray(b),
            rows: rows(b).length === Math.min(total, 100) ? 'min(total, 100)' : rows(b).length === total ? 'all' : rows(b).length,
            typed: rows(b).some((row) => row && typeof row === 'object' && '@id' in row),
            headers: ['link', 'x-total-count', 'content-range'].filter((header) => headers.has(header)),
          }),
        },
      ],
      [
        `${name}, page 1 of 2`,
        { path: `${path}?page=1&perPage=2`, pick: (b) => ({ ...counts(b), rows: rows(b).length <= 2, view: total > 4 ? view(b) : 'few rows' }) },
      ],
      [
        `${name}, beyond the end`,
        {
          path: `${path}?page=99999&perPage=10`,
          pick: (b) => ({ ...counts(b), rows: rows(b).length === total ? 'all' : rows(b).length, view: rows(b).length === 0 ? view(b) : '-' }),
        },
      ],
      [`${name}, page 0`, { path: `${path}?page=0`, expect: name.match(/structures|icons/) ? 200 : 400 }],
      [`${name}, page -1`, { path: `${path}?page=-1` }],
      [`${name}, page abc`, { path: `${path}?page=abc` }],
      [`${name}, perPage 0`, { path: `${path}?perPage=0`, pick: (b) => ({ ...counts(b), rows: rows(b).length === total ? 'all' : rows(b).length }) }],
      [`${name}, perPage -1`, { path: `${path}?perPage=-1` }],
      [`${name}, perPage abc`, { path: `${path}?perPage=abc`, pick: rel }],
      [
        `${name}, perPage too large`,
        { path: `${path}?perPage=1000`, pick: (b) => ({ rows: rows(b).length === Math.min(total, 1000) ? 'all that is asked' : rows(b).length }) },
      ],
      [`${name}, page as a list`, { path: `${path}?page[]=1` }],
      [`${name}, sorted by ${column}`, { path: `${path}?order[${column}]=asc&page=1&perPage=3` }],
      [`${name}, sorted by id backwards`, { path: `${path}?order[id]=desc&perPage=20`, pick: (b) => ({ sorted: isSorted(ids(b), 'desc') }) }],
      [`${name}, unsorted`, { path: `${path}?perPage=20`, pick: (b) => ({ byId: isSorted(ids(b), 'asc') }) }],
      [
        `${name}, sorted by an unknown column`,
        { path: `${path}?order[zzz]=asc&perPage=5`, pick: (b) => ({ byId: isSorted(ids(b), 'asc'), ...counts(b), rows: rows(b).length <= 5 }) },
      ],
      [`${name}, sorted sideways`, { path: `${path}?order[${column}]=sideways&perPage=5` }],
      [`${name}, sorted by a text`, { path: `${path}?order=${column}&perPage=5` }],
      [`${name}, with an unknown filter`, { path: `${path}?zzz=1&perPage=5`, pick: (b) => ({ total: counts(b).total }) }],
      [`${name}, with an empty filter`, { path: `${path}?id=&perPage=5`, pick: (b) => ({ total: counts(b).total }) }],
      [`${name}, with an id that is none`, { path: `${path}?id=abc&perPage=5`, pick: (b) => ({ total: counts(b).total }) }],
      [`${name}, one item`, { path: `${path}/{listed}`, ...(name === 'icons' ? {} : {}) }],
      [`${name}, one item in plain JSON`, { path: `${path}/{listed}`, accept: 'application/json', ...(name === 'icons' ? {} : {}) }],
      [`${name}, item abc`, { path: `${path}/abc` }],
      [`${name}, item 0`, { path: `${path}/0` }],
      [
        `${name}, item 999999999`,
        { path: `${path}/999999999`, expect: name.match(/users|articles|records|beneficiaries|volunteers/) ? 500 : name === 'icons' ? 404 : 400 },
      ],
      [`${name}, item -1`, { path: `${path}/-1` }],
      [`${name}, item 1.5`, { path: `${path}/1.5` }],
      [`${name}, an item with a slash`, { path: `${path}/{listed}/` }],
      [`${name}, replaced by PUT`, { method: 'PUT', path: `${path}/999999999`, body: {}, expect: name === 'icons' ? 404 : 405 }],
      [`${name}, the list deleted`, { method: 'DELETE' }],
      [`${name}, the list patched`, { method: 'PATCH', body: {} }],
      [`${name}, POST to an item`, { method: 'POST', path: `${path}/999999999`, body: {}, expect: name === 'icons' ? 404 : 405 }],
      [
        `${name}, an unknown item deleted`,
        { method: 'DELETE', path: `${path}/999999999`, ...(name.match(/records|beneficiaries|volunteers|territories/) ? {} : {}) },
      ],
      [`${name}, an unknown item patched`, { method: 'PATCH', path: `${path}/999999999`, body: {} }],
      [`${name}, created from nothing`, { method: 'POST', body: {}, ...(name.match(/territories|icons|beneficiaries|volunteers/) ? {} : {}) }],
      [`${name}, created from invalid JSON`, { method: 'POST', raw: '{"name":' }],
      [`${name}, created from a list`, { method: 'POST', raw: '[]' }],
      [`${name}, created from a text`, { method: 'POST', raw: '{}', type: 'text/plain' }],
      [`${name}, created from a merge-patch`, { method: 'POST', raw: '{}', type: 'application/merge-patch+json' }],
      [
        `${name}, patched as plain JSON`,
        { method: 'PATCH', path: `${path}/{listed}`, raw: '{}', type: 'application/json', ...(name.match(/icons|territories/) ? {} : {}) },
      ],
      [`${name}, patched with invalid JSON`, { method: 'PATCH', path: `${path}/{listed}`, raw: '{"name":' }],
    ]);
    for (const other of ['community', 'operator', 'plain']) {
      if (other === as) continue;
      await interview.probe(`${name}, whole, as ${other}`, {
        seeded: true,
        as: other,
        method: 'GET',
        path: `${path}?perPage=5`,
        pick: (b) => (b?.['hydra:totalItems'] === undefined ? {} : { some: b['hydra:totalItems'] > 0 }),
      });
      await interview.probe(`${name}, one item, as ${other}`, { seeded: true, as: other, method: 'GET', path: `${path}/{listed}` });
      await interview.probe(`${name}, created, as ${other}`, { as: other, method: 'POST', path, raw: '[]' });
    }
    delete interview.ids.listed;
  }

  const formats = [
    ['nothing', null],
    ['anything', '*/*'],
    ['html', 'text/html'],
    ['xml', 'application/xml'],
    ['csv', 'text/csv'],
    ['a picture', 'image/png'],
    ['a browser', 'application/json, text/plain, */*'],
    ['vnd.api', 'application/vnd.api+json'],
    ['problem', 'application/problem+json'],
  ];
  await interview.table(
    { method: 'GET', path: '/admin/territories?perPage=2' },
    formats.map(([name, accept]) => [`asking for ${name}`, { accept }]),
  );
  await interview.table(
    { method: 'GET', path: '/admin/communities/999999999' },
    formats.map(([name, accept]) => [`an error, asking for ${name}`, { accept }]),
  );
  await interview.probe('an error in plain JSON', { method: 'GET', path: '/admin/communities/999999999', accept: 'application/json' });
  await interview.probe('a territory by name', {
    method: 'GET',
    path: '/admin/territories?name=a&perPage=5',
    pick: (b) => ({ all: rows(b).every(({ name }) => /[aàâä]/i.test(name)) }),
  });
  await interview.probe('managers of a territory', {
    method: 'GET',
    path: `/admin/territories/${rows((await interview.get('/admin/territories?perPage=1')).body)[0]?.id}/managers`,
    pick: (b) => ({ isArray: Array.isArray(b) }),
  });
  await interview.probe('an icon', { method: 'GET', path: `/icons/${rows((await interview.get('/admin/icons')).body)[0]?.id}` });
  await interview.probe('an unknown icon', { method: 'GET', path: '/icons/999999999' });
  await interview.probe('the public list of territories', { method: 'GET', path: '/territories?perPage=1' });
}
