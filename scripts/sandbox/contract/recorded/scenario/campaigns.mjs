// Questions about mailings. They are sent only where the configuration allows it (`allowSends`), and only to accounts that this interview has created.
import { fields, rows } from '../Interview';
import { HTML, long } from '../samples';
import { createAccount } from './createAccount.mjs';

export async function campaigns(interview) {
  const { tag } = interview;
  const user = async (name, more) => interview.know('user', name, await createAccount(interview, `k.${name}`, { givenName: name, familyName: `Kk${tag}`, ...more }));
  await user('yes1', { newsSubscription: true });
  await user('yes2', { newsSubscription: true });
  await user('no1', { newsSubscription: false });
  const parts = JSON.stringify([
    { type: 'title', value: 'Bonjour', position: 0 },
    { type: 'text', value: HTML, position: 1 },
  ]);
  let count = 0;
  const body = (more = {}) => ({ name: `Ca ${tag} ${(count += 1)}`, subject: `Objet ${tag}`, body: parts, ...more });
  const create = { method: 'POST', path: '/admin/campaigns' };
  await interview.probe('created', {
    ...create,
    body: body({ name: `Ca ${tag} one`, email: 'me@example.org', status: 2, creatorId: 3, source: 2, sourceId: 4, filterType: 2, filters: 'a=b' }),
    save: ['campaign', 'c1'],
    pick: (b) => ({
      keys: Object.keys(b ?? {}).sort(),
      ...fields('status', 'source', 'sourceId', 'filterType', 'filters', 'deliveryCount')(b),
      body: typeof b?.body,
      own: b?.email === 'me@example.org',
      creatorEmail: b?.creatorEmail === interview.email('admin'),
    }),
  });
  await interview.probe('created, the least', {
    ...create,
    body: body(),
    save: ['campaign', 'c2'],
    pick: fields('source', 'sourceId', 'filterType', 'filters', 'deliveryCount', 'updatedDate', 'sourceName'),
  });
  await interview.probe('created by the community manager', { ...create, as: 'community', body: body(), save: ['campaign', 'theirs'] });
  await interview.table(create, [
    ...['name', 'subject', 'body'].flatMap((key) => [
      [`created without ${key}`, { body: body({ [key]: undefined }) }],
      [`created with ${key} empty`, { body: body({ [key]: '' }) }],
      [`created with ${key} null`, { body: body({ [key]: null }) }],
    ]),
    ...['name', 'subject'].map((key) => [`created with 256 characters of ${key}`, { body: body({ [key]: long(256) }) }]),
    ['created with 513 characters of filters', { body: body({ filters: long(513) }) }],
    ['created with a body that is a list', { body: body({ body: [{ type: 'title', value: 'x', position: 0 }] }) }],
    ['created with a body that is no JSON', { body: body({ body: '<p>x</p>' }) }],
    ['created as operator', { as: 'operator', body: body() }],
  ]);
  const read = { method: 'GET', path: '/admin/campaigns/{c1}' };
  await interview.table({ method: 'GET' }, [
    ['read', { ...read, pick: (b) => ({ keys: Object.keys(b ?? {}).sort() }) }],
    ['read as the community manager, another’s', { ...read, as: 'community' }],
    ['list of the community manager', { as: 'community', path: `/admin/campaigns?name=${tag}`, pick: (b) => interview.own('campaign', b).own }],
    [
      'list, name',
      {
        path: `/admin/campaigns?name=${tag}+one`,
        pick: (b) => ({ own: interview.own('campaign', b).own, keys: Object.keys(rows(b)[0] ?? {}).sort() }),
      },
    ],
    ['list, status', { path: `/admin/campaigns?status=0&name=${tag}`, pick: (b) => interview.own('campaign', b).own.sort() }],
    ['list, statuses', { path: `/admin/campaigns?status[]=1&status[]=2&name=${tag}`, pick: (b) => interview.own('campaign', b).own.sort() }],
    ['list, email', { path: `/admin/campaigns?email=zzz&name=${tag}`, pick: (b) => interview.own('campaign', b).own }],
    ['list, createdDate', { path: `/admin/campaigns?createdDate[after]=2020-01-01&name=${tag}+one`, pick: (b) => interview.own('campaign', b).own }],
    ...['subject', 'user', 'email', 'status', 'createdDate', 'updatedDate', 'name', 'id', 'deliveryCount'].map((column) => [
      `list, sorted by ${column} desc`,
      {
        path: `/admin/campaigns?order[${column}]=desc&name=${tag}`,
        pick: column === 'id' || column === 'name' || column === 'deliveryCount' ? (b) => interview.own('campaign', b).own : undefined,
      },
    ]),
  ]);
  const change = { method: 'PATCH', path: '/admin/campaigns/{c1}' };
  const kept =
    (...names) =>
    async () =>
      fields(...names)((await interview.get(`/admin/campaigns/${interview.ids.c1}`)).body);
  await interview.singles(
    change,
    {
      name: `Ca ${tag} changed`,
      subject: 'autre',
      email: 'autre@example.org',
      body: '[]',
      status: 2,
      source: 2,
      sourceId: 5,
      filterType: 2,
      filters: 'x=y',
      creatorId: 4,
      deliveryCount: 9,
    },
    (name) => (name === 'creatorId' || name === 'email' ? undefined : kept(name)),
    { expect: undefined },
  );
  await interview.probe('changed back', { ...change, body: { body: parts, subject: `Objet ${tag}` } });

  // ---- recipients: only accounts of this interview
  const { c1, c2, yes1, yes2, no1 } = interview.ids;
  const associate = (query) => `/admin/users/associate-campaign?${query}`;
  const after = (id) => async (b) => ({
    answer: rows(b),
    ...fields(
      'source',
      'sourceId',
      'filterType',
      'filters',
      'deliveryCount',
      'sourceName',
      'status',
    )((await interview.get(`/admin/campaigns/${id}`)).body),
  });
  await interview.table({ method: 'GET', pick: after(c1) }, [
    ['associated, a selection', { path: associate(`campaignId=${c1}&filterType=1&user%5B%5D=${yes1}&user%5B%5D=${yes2}&user%5B%5D=${no1}`) }],
    ['associated, in plain JSON', { path: associate(`campaignId=${c1}&filterType=1&user%5B%5D=${yes1}`), accept: 'application/json' }],
    ['associated, a selection without a list', { path: associate(`campaignId=${c1}&filterType=1&user=${yes1}`) }],
    ['associated, nobody', { path: associate(`campaignId=${c1}&filterType=1`) }],
    ['associated, an unknown user', { path: associate(`campaignId=${c1}&filterType=1&user%5B%5D=999999999`) }],
    ['associated, filters', { path: associate(`campaignId=${c1}&filterType=2&familyName=Kk${tag}&gender%5B%5D=1&order%5BfamilyName%5D=asc`) }],
    [
      'associated, filters with an accent and a blank',
      { path: associate(`campaignId=${c1}&filterType=2&familyName=Kk${tag}&q=${encodeURIComponent('é à')}`) },
    ],
    ['associated, filters of nobody', { path: associate(`campaignId=${c1}&filterType=2&familyName=zzzzzz${tag}`) }],
    ['associated, filters too long', { path: associate(`campaignId=${c1}&filterType=2&familyName=${long(520)}`) }],
    ['associated, no type', { path: associate(`campaignId=${c1}&user%5B%5D=${yes1}`) }],
    ['associated, type 3', { path: associate(`campaignId=${c1}&filterType=3&user%5B%5D=${yes1}`) }],
    ['associated, no campaign', { path: associate(`filterType=1&user%5B%5D=${yes1}`) }],
    ['associated, unknown campaign', { path: associate(`campaignId=999999999&filterType=1&user%5B%5D=${yes1}`) }],
    ['associated as operator', { as: 'operator', path: associate(`campaignId=${c1}&filterType=1&user%5B%5D=${yes1}`) }],
    ['associated as the community manager', { as: 'community', path: associate(`campaignId=${c1}&filterType=1&user%5B%5D=${yes1}`) }],
  ]);
  const { body: community } = await interview.send('POST', '/admin/communities', {
    as: 'admin',
    body: { name: `Com ${tag} campaigns`, validationType: 0, description: 'd', fullDescription: 'f', referrerId: yes1 },
  });
  const member = async (name, status) =>
    (
      await interview.send('POST', '/admin/community_members', {
        as: 'admin',
        body: { community: `/communities/${community?.id}`, user: `/users/${interview.ids[name]}`, status },
      })
    ).body?.id;
  const [m2, mno] = [await member('yes2', 1), await member('no1', 1)];
  interview.ids.mail = community?.id;
  const inCommunity = (query) => `/admin/community_members/associate-campaign?campaignId=${c2}&communityId={mail}&${query}`;
  const pickC2 = async (b) => {
    const { sourceId, ...rest } = await after(c2)(b);
    return { ...rest, source_: sourceId === community?.id ? 'the community' : sourceId };
  };
  await interview.table({ method: 'GET', pick: pickC2 }, [
    ['members associated', { path: inCommunity(`filterType=1&member%5B%5D=${m2}&member%5B%5D=${mno}`) }],
    ['members associated by filters', { path: inCommunity('filterType=2&status=1') }],
    ['members associated, none', { path: inCommunity('filterType=1') }],
    ['members associated, no community', { path: `/admin/community_members/associate-campaign?campaignId=${c2}&filterType=1&member%5B%5D=${m2}` }],
    ['members associated again', { path: inCommunity(`filterType=1&member%5B%5D=${m2}`) }],
  ]);

  const send = (query) => `/admin/users/send-campaign?campaignId=${c1}&${query}`;
  await interview.get(associate(`campaignId=${c1}&filterType=1&user%5B%5D=${yes1}`));
  await interview.table({ method: 'GET', pick: after(c1) }, [
    ['sent before its test', { path: send('mode=2') }],
    ['sent in mode 9', { path: send('mode=9') }],
    ['sent without a mode', { path: send('') }],
    ['sent, unknown campaign', { path: '/admin/users/send-campaign?campaignId=999999999&mode=2' }],
    ['sent as operator', { as: 'operator', path: send('mode=2') }],
  ]);
  await interview.table({ method: 'GET', pick: after(c1) }, [
    ['test sent', { path: send('mode=1') }],
    ['test sent twice', { path: send('mode=1') }],
    ['sent', { path: send('mode=2') }],
    ['sent twice', { path: send('mode=2') }],
  ]);
  await interview.probe('members, test sent', {
    method: 'GET',
    path: `/admin/community_members/send-campaign?campaignId=${c2}&mode=1&communityId={mail}`,
    pick: pickC2,
  });
  await interview.table({ method: 'DELETE', path: '/admin/campaigns/{c2}' }, [
    ['deleted as the community manager, another’s', { as: 'community' }],
    ['deleted', {}],
    ['deleted again', {}],
  ]);
}
