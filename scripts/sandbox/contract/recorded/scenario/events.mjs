// Questions about events.
import { fields, rows } from '../Interview';
import { ADDRESS, HTML, long, numeric } from '../samples';

export async function events(interview) {
  const { tag } = interview;
  const creatorId = rows((await interview.get('/users/me')).body)[0]?.id;
  interview.know('user', 'me', creatorId);
  let count = 0;
  const body = (more = {}) => ({
    name: `Ev ${tag} ${(count += 1)}`,
    status: 1,
    private: false,
    useTime: false,
    description: 'Une fête',
    fromDate: '2027-05-01T00:00:00+00:00',
    toDate: '2027-05-02T00:00:00+00:00',
    address: ADDRESS,
    creatorId,
    ...more,
  });
  const create = { method: 'POST', path: '/admin/events' };
  const { body: community } = await interview.send('POST', '/admin/communities', {
    as: 'admin',
    body: { name: `Com ${tag} events`, validationType: 0, description: 'd', fullDescription: 'f', referrerId: creatorId },
  });
  interview.know('community', 'eventCommunity', community?.id);

  await interview.probe('created, whole', {
    ...create,
    body: body({
      name: `Ev ${tag} whole`,
      private: true,
      useTime: true,
      status: 0,
      fullDescription: HTML,
      url: 'example.org/x',
      fromDate: '2027-03-27T10:00:00+00:00',
      toDate: '2027-03-28T12:30:00+00:00',
      communityId: interview.ids.eventCommunity,
    }),
    save: ['event', 'whole'],
    pick: (b) => ({
      keys: Object.keys(b ?? {}).sort(),
      ...fields('status', 'private', 'useTime', 'url', 'fromDate', 'toDate', 'fullDescription', 'communityName')(b),
      community: interview.nameOf('community', b?.communityId),
      creator: interview.nameOf('user', b?.creatorId),
    }),
  });
  await interview.probe('created, the least', {
    ...create,
    body: {
      name: `Ev ${tag} least`,
      status: 1,
      private: false,
      useTime: false,
      fromDate: '2027-05-01',
      toDate: '2027-05-02',
      address: { addressLocality: 'Toul' },
      creatorId,
    },
    save: ['event', 'least'],
    pick: (b) => ({ ...fields('description', 'fullDescription', 'url', 'communityName', 'fromDate')(b), creator: typeof b?.creator }),
  });
  await interview.probe('created, to be deleted', { ...create, body: body(), save: ['event', 'doomed'] });
  const required = { name: 500, status: 500, private: 500, useTime: 500, fromDate: 400, toDate: 400, address: 400 };
  await interview.table(create, [
    ...Object.entries(required).map(([key, expect]) => [`created without ${key}`, { body: body({ [key]: undefined }), expect }]),
    ['created without creatorId', { body: body({ creatorId: undefined }) }],
    ...[
      'name',
      'status',
      'private',
      'useTime',
      'fromDate',
      'toDate',
      'address',
      'creatorId',
      'description',
      'fullDescription',
      'url',
      'communityId',
    ].map((key) => [`created with ${key} null`, { body: body({ [key]: null }) }]),
    ['created with an empty name', { body: body({ name: '' }) }],
    ['created ending before it starts', { body: body({ toDate: '2027-04-01T00:00:00+00:00' }) }],
    [
      'created with dates of another zone',
      {
        body: body({ useTime: true, fromDate: '2027-05-01T10:00:00+02:00' }),
        pick: async (b) => ({ answer: b?.fromDate, stored: (await interview.get(`/admin/events/${b?.id}`)).body?.fromDate }),
      },
    ],
    [
      'created with dates in Z',
      {
        body: body({ fromDate: '2027-05-01T10:00:00.000Z' }),
        pick: async (b) => ({ answer: b?.fromDate, stored: (await interview.get(`/admin/events/${b?.id}`)).body?.fromDate }),
      },
    ],
    ['created with an empty date', { body: body({ fromDate: '' }) }],
    ['created with a bad date', { body: body({ fromDate: 'abc' }) }],
    ['created with a number for a date', { body: body({ fromDate: 1800000000 }) }],
    ['created with status 9', { body: body({ status: 9 }), pick: fields('status') }],
    ['created with 1 for private', { body: body({ private: 1 }) }],
    ['created with 256 characters of name', { body: body({ name: long(256) }) }],
    ['created with 513 characters of description', { body: body({ description: long(513) }) }],
    ['created with 512 characters of description', { body: body({ description: long(512) }) }],
    ['created with 256 characters of url', { body: body({ url: `https://example.org/${long(240)}` }) }],
    [
      'created with an address of a script',
      {
        body: body({ url: 'javascript:alert(1)' }),
        pick: async (b) => ({ answer: b?.url, stored: (await interview.get(`/admin/events/${b?.id}`)).body?.url }),
      },
    ],
    [
      'created with a relative address',
      {
        body: body({ url: 'example.org/a' }),
        pick: async (b) => ({ answer: b?.url, stored: (await interview.get(`/admin/events/${b?.id}`)).body?.url }),
      },
    ],
    ['created with an unknown creator', { body: body({ creatorId: 999999999 }) }],
    ['created with an unknown community', { body: body({ communityId: 999999999 }) }],
    ['created with numbers for coordinates', { body: body({ address: numeric(ADDRESS) }) }],
    ['created with an empty address', { body: body({ address: {} }) }],
    ['created with HTML in its name', { body: body({ name: HTML }), pick: fields('name') }],
    ['created as community manager', { as: 'community', body: body() }],
    ['created as plain', { as: 'plain', body: body() }],
  ]);
  await interview.table({ method: 'GET' }, [
    [
      'read',
      {
        path: '/admin/events/{whole}',
        pick: (b) => ({
          keys: Object.keys(b ?? {}).sort(),
          ...fields('fromDate', 'url', 'communityName')(b),
          community: typeof b?.community,
          address: Object.keys(b?.address ?? {}).sort(),
          name: b?.address?.name,
          label: b?.address?.displayLabel,
        }),
      },
    ],
    ['read, the least', { path: '/admin/events/{least}', pick: (b) => ({ keys: Object.keys(b ?? {}).sort() }) }],
    ['read as plain', { as: 'plain', path: '/admin/events/{whole}' }],
  ]);
  const list = (query) => `/admin/events?perPage=500&${query}`;
  const own = (b) => ({ own: interview.own('event', b).own.sort() });
  await interview.table({ method: 'GET', pick: own }, [
    ['list, name', { path: list(`name=${tag}+whole`) }],
    ['list, fromDate after', { path: list(`fromDate[after]=2027-04-01&name=${tag}`) }],
    ['list, fromDate before', { path: list(`fromDate[before]=2027-04-01&name=${tag}`) }],
    ['list, toDate before its day', { path: list(`toDate[before]=2027-03-28&name=${tag}+whole`) }],
    ['list, toDate before the day after', { path: list(`toDate[before]=2027-03-29&name=${tag}+whole`) }],
    ['list, private true', { path: list(`private=true&name=${tag}`) }],
    ['list, private 0', { path: list(`private=0&name=${tag}+whole`) }],
    ['list, private, a text', { path: list(`private=abc&name=${tag}+whole`) }],
    ['list, id', { path: list('id={whole}') }],
    ['list, community', { path: list('community.id={eventCommunity}') }],
    ['list, territory', { path: list('territory[]=999999999') }],
    ['list, territory, a number', { path: list(`territory=999999999&name=${tag}+whole`) }],
    ['list, eventAddressTerritoryFilter', { path: list('eventAddressTerritoryFilter=999999999') }],
    ['list, showAllEvents', { path: list(`showAllEvents=1&name=${tag}+whole`) }],
    ['list, status, which is no filter', { path: list(`status=2&name=${tag}+whole`) }],
    ['list, rows of ours', { path: list('id={whole}'), pick: (b) => ({ keys: Object.keys(rows(b)[0] ?? {}).sort() }) }],
    ...['id', 'fromDate', 'name', 'toDate', 'createdDate', 'status', 'creator', 'communityName'].map((column) => [
      `list, sorted by ${column} desc`,
      {
        path: list(`order[${column}]=desc&id[]=${interview.ids.whole}&id[]=${interview.ids.least}`),
        pick: column === 'createdDate' ? undefined : (b) => interview.own('event', b).own,
      },
    ]),
  ]);
  const change = { method: 'PATCH', path: '/admin/events/{least}' };
  const kept =
    (...names) =>
    async () =>
      fields(...names)((await interview.get(`/admin/events/${interview.ids.least}`)).body);
  await interview.singles(
    change,
    {
      name: `Ev ${tag} changed`,
      status: 2,
      private: true,
      description: 'autre',
      fullDescription: HTML,
      fromDate: '2027-06-01T09:00:00+00:00',
      toDate: '2027-06-02T09:00:00+00:00',
      useTime: true,
      url: 'https://example.org',
      communityId: interview.ids.eventCommunity,
      creator: 'X',
    },
    (name) => (name === 'communityId' || name === 'creator' ? kept('communityName') : kept(name)),
  );
  await interview.table(change, [
    [
      'changed, the address',
      {
        body: { address: ADDRESS },
        pick: async () => {
          const { address } = (await interview.get(`/admin/events/${interview.ids.least}`)).body;
          return { locality: address?.addressLocality, name: address?.name ?? null };
        },
      },
    ],
    ['changed, the address to null', { body: { address: null } }],
    ['changed, the creator', { body: { creatorId: 999999999 } }],
    ['changed as community manager', { as: 'community', body: { description: 'x' } }],
    ['changed as plain', { as: 'plain', body: { description: 'x' } }],
  ]);
  await interview.table({ method: 'DELETE', path: '/admin/events/{doomed}' }, [
    ['deleted as plain', { as: 'plain' }],
    ['deleted', {}],
    ['deleted again', {}],
  ]);
}
