// Questions about communities, their members, and their credentials.
import { fields, rows } from '../Interview';
import { textFile } from '../madeUpFiles';
import { ADDRESS, HTML, long, numeric } from '../samples';
import { createAccount } from './createAccount.mjs';

export async function communities(interview) {
  const { tag } = interview;
  for (const name of ['ref', 'ref2', 'member1', 'member2', 'member3', 'member4', 'member5'])
    interview.know('user', name, await createAccount(interview, `c.${name}`, { givenName: name, familyName: `Mm${tag}`, newsSubscription: true }));
  interview.know('user', 'obrienMember', await createAccount(interview, 'c.obrien', { givenName: 'Jean-PIERRE', familyName: `O'Mm${tag}` }));
  const meId = rows((await interview.get('/users/me', 'community')).body)[0]?.id;
  let count = 0;
  const body = (more = {}) => ({
    name: `Com ${tag} ${(count += 1)}`,
    validationType: 0,
    description: 'Une communauté',
    fullDescription: '<p>Longue</p>',
    referrerId: interview.ids.ref,
    membersHidden: false,
    proposalsHidden: false,
    freeCarpool: false,
    ...more,
  });
  const create = { method: 'POST', path: '/admin/communities' };

  await interview.probe('created, whole', {
    ...create,
    body: body({
      name: `Com ${tag} whole`,
      validationType: 2,
      domain: '@example.org; exemple.fr ',
      membersHidden: true,
      proposalsHidden: true,
      address: ADDRESS,
      target: 25,
      freeCarpool: true,
      status: 1,
      fullDescription: HTML,
    }),
    save: ['community', 'whole'],
    pick: (b) => ({
      keys: Object.keys(b ?? {}).sort(),
      ...fields(
        'validationType',
        'domain',
        'membersHidden',
        'target',
        'freeCarpool',
        'status',
        'fullDescription',
        'nbMembers',
        'referrer',
        'communitySecurities',
        'image',
        'referrerAvatar',
      )(b),
      referrer_: interview.nameOf('user', b?.referrerId),
    }),
  });
  await interview.probe('created, the least', {
    ...create,
    body: { name: `Com ${tag} least`, validationType: 0, description: 'd', fullDescription: 'f', referrerId: interview.ids.ref },
    save: ['community', 'least'],
    pick: fields('membersHidden', 'proposalsHidden', 'freeCarpool', 'target', 'status', 'address'),
  });
  await interview.probe('created, secured', { ...create, body: body({ validationType: 3 }), save: ['community', 'secured'] });
  await interview.probe('created, to be deleted', { ...create, body: body(), save: ['community', 'doomed'] });
  await interview.probe('created as community manager, theirs', {
    ...create,
    as: 'community',
    body: body({ name: `Com ${tag} theirs`, referrerId: meId }),
    save: ['community', 'theirs'],
  });
  await interview.table(create, [
    ['created with a name that exists', { body: body({ name: `Com ${tag} whole` }) }],
    ['created with a name that exists in capitals', { body: body({ name: `COM ${tag.toUpperCase()} WHOLE` }) }],
    ...['name', 'validationType', 'description', 'fullDescription', 'referrerId'].map((key) => [
      `created without ${key}`,
      { body: body({ [key]: undefined }) },
    ]),
    ...[
      'name',
      'validationType',
      'description',
      'fullDescription',
      'referrerId',
      'membersHidden',
      'freeCarpool',
      'target',
      'domain',
      'address',
      'status',
    ].map((key) => [`created with ${key} null`, { body: body({ [key]: null }), pick: fields(key) }]),
    ...['name', 'description', 'fullDescription'].map((key) => [`created with ${key} empty`, { body: body({ [key]: '' }), pick: fields(key) }]),
    ['created with an unknown referrer', { body: body({ referrerId: 999999999 }) }],
    ['created with a text for a referrer', { body: body({ referrerId: '12' }) }],
    ['created with validationType 9', { body: body({ validationType: 9 }), pick: fields('validationType') }],
    ['created with a text for a target', { body: body({ target: '12' }) }],
    ['created with a target below zero', { body: body({ target: -5 }), pick: fields('target') }],
    ['created with a target of 3000000000', { body: body({ target: 3_000_000_000 }) }],
    ['created with a target of 1.5', { body: body({ target: 1.5 }) }],
    ['created with status 40000', { body: body({ status: 40000 }) }],
    ['created with 256 characters of name', { body: body({ name: long(256) }) }],
    ['created with 255 characters of name', { body: body({ name: `${long(255 - tag.length)}${tag}` }) }],
    ['created with 256 characters of description', { body: body({ description: long(256) }) }],
    ['created with 256 characters of domain', { body: body({ domain: long(256) }) }],
    ['created with 70000 characters of fullDescription', { body: body({ fullDescription: long(70000) }) }],
    ['created with numbers for coordinates', { body: body({ address: numeric(ADDRESS) }) }],
    ['created with an address in part', { body: body({ address: { addressLocality: 'Nancy' } }), pick: (b) => Object.keys(b?.address ?? {}).sort() }],
    ['created with HTML in its name', { body: body({ name: `<b>${tag}</b>` }), pick: fields('name') }],
    ['created with an id', { body: { ...body(), id: 4 } }],
    ['created as operator', { as: 'operator', body: body() }],
    ['created as plain', { as: 'plain', body: body() }],
  ]);

  const read = { method: 'GET', path: '/admin/communities/{whole}' };
  await interview.table(read, [
    [
      'read',
      {
        pick: (b) => ({
          keys: Object.keys(b ?? {}).sort(),
          ...fields('nbMembers', 'referrer', 'domain', 'target')(b),
          address: Object.keys(b?.address ?? {}).sort(),
          label: b?.address?.displayLabel,
          latitude: b?.address?.latitude,
        }),
      },
    ],
    ['read, the least', { path: '/admin/communities/{least}', pick: (b) => ({ keys: Object.keys(b ?? {}).sort() }) }],
    ['read as community manager, another’s', { as: 'community' }],
    ['read as community manager, theirs', { as: 'community', path: '/admin/communities/{theirs}' }],
    ['read as operator', { as: 'operator' }],
    ['moderated', { path: '/admin/communities/moderated', pick: (b) => ({ total: typeof b?.['hydra:totalItems'] }) }],
    ['moderated by the community manager', { as: 'community', path: '/admin/communities/moderated', pick: (b) => interview.own('community', b).own }],
    [
      'moderated, beyond the end',
      { as: 'community', path: '/admin/communities/moderated?page=99&perPage=1', pick: (b) => interview.own('community', b).own },
    ],
  ]);
  const list = (query) => `/admin/communities?perPage=500&${query}`;
  const own = (b) => ({ own: interview.own('community', b).own.sort(), others: interview.own('community', b).others > 0 });
  await interview.table({ method: 'GET', pick: own }, [
    ['list, name', { path: list(`name=${tag}+whole`) }],
    ['list, name with an apostrophe', { path: list(`name=l'${tag}`) }],
    ['list, validationType', { path: list(`validationType=2&name=${tag}`) }],
    ['list, validationTypes', { path: list(`validationType[]=2&validationType[]=3&name=${tag}`) }],
    ['list, id', { path: list(`id=${interview.ids.whole}`) }],
    ['list, referrer', { path: list(`referrer=${interview.ids.ref}&name=${tag}+whole`) }],
    ['list, another referrer', { path: list(`referrer=${interview.ids.ref2}`) }],
    ['list, member', { path: list(`communityUsers.user.id=${interview.ids.ref}&name=${tag}+whole`) }],
    ['list, territory', { path: list('territory[]=999999999') }],
    ['list, territory, a number', { path: list(`territory=999999999&name=${tag}+whole`) }],
    ['list, communityAddressTerritoryFilter', { path: list('communityAddressTerritoryFilter=999999999') }],
    ['list, communityAddressTerritoryFilter, a list', { path: list('communityAddressTerritoryFilter[]=999999999') }],
    ['list, createdDate', { path: list(`createdDate[after]=2020-01-01&name=${tag}+whole`) }],
    ['list as community manager', { as: 'community', path: list(`name=${tag}`) }],
    ['list as operator', { as: 'operator', path: list(`name=${tag}`) }],
  ]);
  for (const column of ['id', 'name', 'description', 'createdDate', 'nbMembers', 'referrer', 'target'])
    await interview.probe(`list, sorted by ${column} desc`, {
      method: 'GET',
      path: list(`order[${column}]=desc&id[]=${interview.ids.whole}&id[]=${interview.ids.least}`),
      pick: column === 'createdDate' || column === 'description' ? undefined : (b) => interview.own('community', b).own,
    });
  await interview.probe('list, rows of ours', {
    method: 'GET',
    path: list(`id=${interview.ids.whole}`),
    pick: (b) => ({ keys: Object.keys(rows(b)[0] ?? {}).sort() }),
  });

  const change = { method: 'PATCH', path: '/admin/communities/{least}' };
  const kept =
    (...names) =>
    async () =>
      fields(...names)((await interview.get(`/admin/communities/${interview.ids.least}`)).body);
  await interview.singles(
    change,
    {
      name: `Com ${tag} changed`,
      status: 2,
      validationType: 1,
      domain: 'a.org',
      membersHidden: true,
      proposalsHidden: true,
      description: 'autre',
      fullDescription: HTML,
      target: 7,
      freeCarpool: true,
      nbMembers: 77,
      referrer: 'X',
      image: 'https://x.example/a.png',
    },
    (name) => kept(name),
  );
  await interview.table(change, [
    ['changed, name to nothing', { body: { name: '' }, pick: kept('name') }],
    ['changed, name to another’s', { body: { name: `Com ${tag} whole` } }],
    [
      'changed, referrerId',
      {
        body: { referrerId: interview.ids.ref2 },
        pick: async (b) => ({
          referrer: interview.nameOf('user', b?.referrerId),
          words: b?.referrer,
          roles: (await interview.get(`/admin/users/${interview.ids.ref2}`)).body?.rolesTerritory,
        }),
      },
    ],
    ['changed, referrerId to nobody', { body: { referrerId: 999999999 } }],
    ['changed, referrerId to null', { body: { referrerId: null } }],
    [
      'changed, a first address',
      {
        body: { address: ADDRESS },
        pick: async () => (await interview.get(`/admin/communities/${interview.ids.least}`)).body?.address?.addressLocality,
      },
    ],
    [
      'changed, the address',
      {
        body: { address: { ...ADDRESS, addressLocality: 'Toul' } },
        pick: async () => (await interview.get(`/admin/communities/${interview.ids.least}`)).body?.address?.addressLocality,
      },
    ],
    [
      'changed, the address in part',
      {
        body: { address: { addressLocality: 'Metz' } },
        pick: async () => (await interview.get(`/admin/communities/${interview.ids.least}`)).body?.address?.postalCode ?? null,
      },
    ],
    [
      'changed, the address to null',
      { body: { address: null }, pick: async () => (await interview.get(`/admin/communities/${interview.ids.least}`)).body?.address ?? null },
    ],
    ['changed, nothing', { body: {} }],
    ['changed as community manager, theirs', { as: 'community', path: '/admin/communities/{theirs}', body: { description: 'x' } }],
    ['changed as community manager, another’s', { as: 'community', body: { description: 'x' } }],
  ]);

  // ---- members
  const W = interview.ids.whole;
  const members = { method: 'POST', path: '/admin/community_members' };
  const iri = (name, more = {}) => ({ community: `/communities/${W}`, user: `/users/${interview.ids[name]}`, status: 1, ...more });
  await interview.table(members, [
    [
      'member added',
      {
        body: iri('member1'),
        save: ['member', 'm1'],
        pick: (b) => ({
          keys: Object.keys(b ?? {}).sort(),
          ...fields('status', 'givenName', 'familyName', 'newsSubscription')(b),
          user: interview.nameOf('user', b?.userId),
          accepted: Boolean(b?.acceptedDate),
        }),
      },
    ],
    [
      'member added by admin addresses',
      {
        body: { ...iri('member2'), community: `/admin/communities/${W}`, user: `/admin/users/${interview.ids.member2}`, status: 0 },
        save: ['member', 'm2'],
        pick: fields('status', 'acceptedDate', 'refusedDate'),
      },
    ],
    ['member added, an O’Brien', { body: iri('obrienMember'), save: ['member', 'm3'], pick: fields('givenName', 'familyName', 'username') }],
    ['member added twice', { body: iri('member1') }],
    ['member added by numbers', { body: { community: W, user: interview.ids.member3, status: 1 } }],
    ['member added without a status', { body: iri('member3', { status: undefined }) }],
    ['member added with status 9', { body: iri('member3', { status: 9 }), save: ['member', 'm9'], pick: fields('status') }],
    ['member added with a text for a status', { body: iri('member4', { status: '1' }) }],
    ['member added without a user', { body: { community: `/communities/${W}`, status: 1 } }],
    ['member added without a community', { body: { user: `/users/${interview.ids.member4}`, status: 1 } }],
    ['member added, unknown user', { body: { ...iri('member4'), user: '/users/999999999' } }],
    ['member added, unknown community', { body: { ...iri('member4'), community: '/communities/999999999' } }],
    [
      'member added as community manager to another’s',
      {
        as: 'community',
        body: iri('member5'),
        pick: async (b) => {
          if (b?.id) await interview.send('DELETE', `/admin/community_members/${b.id}`, { as: 'admin' });
        },
      },
    ],
    [
      'member added as community manager to theirs',
      { as: 'community', body: { community: `/communities/${interview.ids.theirs}`, user: `/users/${interview.ids.member4}`, status: 1 } },
    ],
    ['members, without a community', { method: 'GET' }],
    ['member, one', { method: 'GET', path: '/admin/community_members/{m1}' }],
  ]);
  const memberPath = (query = '') => `/admin/communities/{whole}/members?perPage=100${query}`;
  const ownMembers = (b) =>
    rows(b)
      .map((row) => interview.nameOf('user', row.userId))
      .sort();
  await interview.table({ method: 'GET', pick: ownMembers }, [
    [
      'members',
      {
        path: memberPath(),
        pick: (b) => ({
          who: rows(b)
            .map((row) => [interview.nameOf('user', row.userId), row.status, row.adType ?? null, row.adsInCommunityAsDriver ?? null].join())
            .sort(),
          keys: Object.keys(rows(b)[0] ?? {}).sort(),
          total: b?.['hydra:totalItems'],
        }),
      },
    ],
    [
      'members in plain JSON',
      {
        path: memberPath(),
        accept: 'application/json',
        pick: (b) => ({ ads: rows(b).map((row) => row.adsInCommunityAsDriver ?? null), adType: rows(b).map((row) => row.adType ?? null) }),
      },
    ],
    ['members, familyName', { path: memberPath(`&familyName=Mm${tag}`) }],
    ['members, givenName', { path: memberPath('&givenName=ember1') }],
    ['members, familyName with an apostrophe', { path: memberPath("&familyName=O'M") }],
    ['members, familyName with its apostrophe doubled', { path: memberPath("&familyName=O''M") }],
    ['members, status', { path: memberPath('&status=1') }],
    ['members, statuses', { path: memberPath('&status[]=0&status[]=1') }],
    ['members, id', { path: memberPath('&id={m1}') }],
    ['members, createdDate', { path: memberPath('&createdDate=20') }],
    ['members, createdDate after', { path: memberPath('&createdDate[after]=2020-01-01') }],
    ['members, an unknown filter', { path: memberPath('&zzz=1') }],
    ['members, an empty filter', { path: memberPath('&familyName=') }],
    ['members, page 2 of 2', { path: '/admin/communities/{whole}/members?perPage=2&page=2', pick: (b) => rows(b).length }],
    [
      'members, beyond the end',
      { path: '/admin/communities/{whole}/members?perPage=2&page=99', pick: (b) => ({ rows: rows(b).length, total: b?.['hydra:totalItems'] }) },
    ],
    ...['givenName', 'familyName', 'lastActivityDate', 'id', 'status', 'createdDate', 'acceptedDate', 'refusedDate'].map((column) => [
      `members, sorted by ${column}`,
      {
        path: memberPath(`&order[${column}]=desc`),
        pick: ['givenName', 'familyName', 'id'].includes(column) ? (b) => rows(b).map((row) => interview.nameOf('user', row.userId)) : undefined,
      },
    ]),
    ...['username', 'newsSubscription', 'adType', 'zzz'].map((column) => [
      `members, sorted by ${column}`,
      { path: memberPath(`&order[${column}]=desc`) },
    ]),
    ['members, sorted sideways', { path: memberPath('&order[id]=sideways') }],
    ['members of an unknown community', { path: '/admin/communities/999999999/members' }],
    ['members as community manager, another’s', { as: 'community', path: memberPath() }],
    ['members as community manager, theirs', { as: 'community', path: '/admin/communities/{theirs}/members' }],
    ['members as plain', { as: 'plain', path: memberPath() }],
    ['members of a secured one as plain', { as: 'plain', path: '/admin/communities/{secured}/members' }],
  ]);
  const dated = (b) => ({ status: b?.status, accepted: Boolean(b?.acceptedDate), refused: Boolean(b?.refusedDate) });
  const member = { method: 'PATCH', path: '/admin/community_members/{m2}' };
  await interview.table({ ...member, pick: dated }, [
    ['member accepted', { body: { status: 1 } }],
    ['member refused', { body: { status: 3 } }],
    ['member made pending', { body: { status: 0 } }],
    [
      'member made moderator',
      {
        body: { status: 2 },
        pick: async (b) => ({ ...dated(b), roles: (await interview.get(`/admin/users/${interview.ids.member2}`)).body?.rolesTerritory }),
      },
    ],
    [
      'member made moderator no more',
      {
        body: { status: 1 },
        pick: async (b) => ({ ...dated(b), roles: (await interview.get(`/admin/users/${interview.ids.member2}`)).body?.rolesTerritory }),
      },
    ],
    ['member changed to 9', { body: { status: 9 } }],
    ['member changed to null', { body: { status: null } }],
    ['member changed to a text', { body: { status: '1' } }],
    ['member changed with nothing', { body: {} }],
    ['member moved', { body: { community: `/communities/${interview.ids.least}` }, pick: (b) => interview.nameOf('community', b?.communityId) }],
    ['member changed, unknown', { path: '/admin/community_members/999999999', body: { status: 1 } }],
    ['member changed as community manager, another’s', { as: 'community', body: { status: 1 } }],
    ['member changed as plain', { as: 'plain', body: { status: 1 } }],
  ]);
  await interview.probe('read once there are members', { ...read, pick: fields('nbMembers') });
  await interview.table({ method: 'DELETE', path: '/admin/community_members/{m1}' }, [
    ['member removed as community manager of another', { as: 'community' }],
    ['member removed', {}],
    ['member removed again', {}],
  ]);
  await interview.probe('users of the community', {
    method: 'GET',
    path: `/admin/users?perPage=100&community=${W}`,
    pick: (b) => interview.own('user', b).own.sort(),
  });
  await interview.probe('the referrer, read', {
    method: 'GET',
    path: '/admin/users/{ref}',
    pick: (b) => ({ ownership: b?.ownership?.map?.((one) => Object.keys(one)), roles: b?.rolesTerritory }),
  });

  // ---- credentials
  const files = (text, name = 'acces.csv', type = 'text/csv') => ({ communityId: interview.ids.secured, file: textFile(text, name, type) });
  await interview.table({ method: 'POST', path: '/admin/community_securities' }, [
    [
      'credentials',
      {
        form: files('log1;pass1\nlog2;pass2\n'),
        pick: async (b) => ({
          keys: Object.keys(b ?? {}).sort(),
          ...fields('originalName')(b),
          after: (await interview.get(`/admin/communities/${interview.ids.secured}`)).body?.communitySecurities?.length,
        }),
      },
    ],
    [
      'credentials again',
      {
        form: files('a;b\n', 'autre.csv'),
        pick: async () =>
          ((await interview.get(`/admin/communities/${interview.ids.secured}`)).body?.communitySecurities ?? []).map(
            ({ originalName }) => originalName,
          ),
      },
    ],
    ['credentials as plain text', { form: files('a;b\n', 'acces.txt', 'text/plain') }],
    ['credentials of three columns', { form: files('a;b;c\n') }],
    ['credentials of one column', { form: files('a\n') }],
    ['credentials with an empty column', { form: files('a;\n') }],
    ['credentials with an empty line', { form: files('a;b\n\nc;d\n') }],
    ['credentials, empty', { form: files('') }],
    ['credentials with commas', { form: files('a,b\n') }],
    ['credentials, a picture', { form: files(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]), 'a.png', 'image/png') }],
    ['credentials without a community', { form: { file: textFile('a;b\n') } }],
    ['credentials of an unknown community', { form: { communityId: 999999999, file: textFile('a;b\n') } }],
    ['credentials without a file', { form: { communityId: interview.ids.secured } }],
  ]);

  await interview.table({ method: 'DELETE', path: '/admin/communities/{doomed}' }, [
    ['deleted as community manager, another’s', { as: 'community' }],
    ['deleted', {}],
    ['deleted again', {}],
  ]);
  await interview.probe('deleted with its members', { method: 'DELETE', path: '/admin/communities/{theirs}', as: 'community' });
}
