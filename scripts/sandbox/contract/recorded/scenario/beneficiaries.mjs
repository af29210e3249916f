// Questions about beneficiaries and volunteers. The beneficiary belongs to a record that the interview creates; volunteers can only be found on the server.
import { fields, rows } from '../Interview';
import { HTML } from '../samples';
import { ensureStructures, list } from './structure.mjs';
import { origin, punctual, recordBody } from './record.mjs';

export async function beneficiaries(interview) {
  if (!interview.has('solidaryadmin') || !interview.has('operator')) return;
  await ensureStructures(interview);
  const { tag } = interview;
  const as = 'operator';
  const proofs = interview.parts.proofs.filter(({ type, input }) => type === 1 && input).map(({ id }) => ({ id, value: 'ami' }));
  const made = await interview.send('POST', '/admin/solidaries', {
    as,
    body: recordBody(interview, {
      ...punctual,
      proofs,
      beneficiary: {
        email: interview.address('bene'),
        givenName: 'Berthe',
        familyName: `Be${tag}`,
        telephone: '0383000001',
        gender: 1,
        birthDate: '1940-01-02',
        homeAddress: origin,
      },
    }),
  });
  const found = async () => rows((await interview.get(`/admin/solidary_beneficiaries?familyName=Be${tag}`, as)).body)[0];
  const first = await found();
  interview.know('beneficiary', 'bene', first?.id);
  const L = '/admin/solidary_beneficiaries';
  const own = (b) => interview.own('beneficiary', b).own;
  await interview.table({ as, method: 'GET', pick: own }, [
    [
      'list, familyName',
      {
        path: `${L}?familyName=Be${tag}`,
        pick: (b) => ({
          own: own(b),
          total: b?.['hydra:totalItems'],
          keys: Object.keys(rows(b)[0] ?? {}).sort(),
          structure: list(rows(b)[0]?.structures).map((one) => ({
            ...one,
            id: interview.nameOf('structure', one.id),
            userStructureId: typeof one.userStructureId,
          })),
          made: made.status,
        }),
      },
    ],
    ['list, familyName in part, small letters', { path: `${L}?familyName=e${tag.toLowerCase()}` }],
    ['list, givenName', { path: `${L}?givenName=erth&familyName=${tag}` }],
    ['list, email', { path: `${L}?email=probe.${tag}.bene` }],
    ['list, telephone', { path: `${L}?telephone=0383000001&familyName=${tag}` }],
    ['list, telephone in part', { path: `${L}?telephone=03830000&familyName=${tag}` }],
    ['list, id', { path: `${L}?id={bene}` }],
    ['list, an apostrophe', { path: `${L}?familyName=l'${tag}` }],
    ['list, status, which is no filter', { path: `${L}?status=2&familyName=Be${tag}` }],
    ...['id', 'givenName', 'familyName', 'email', 'telephone', 'gender'].map((column) => [
      `list, sorted by ${column}`,
      { path: `${L}?order[${column}]=desc&familyName=${tag}` },
    ]),
    [
      'read',
      {
        path: `${L}/{bene}`,
        pick: (b) => ({
          keys: Object.keys(b ?? {}).sort(),
          nulls: Object.keys(b ?? {}).filter((key) => b[key] === null),
          ...fields('birthDate', 'newsSubscription', 'gender')(b),
          proof: list(b?.proofs).map((one) => ({ keys: Object.keys(one).sort(), value: one.value, status: one.status })),
          diary: Object.keys(list(b?.diaries)[0] ?? {}).sort(),
          home: Object.keys(b?.homeAddress ?? {}).sort(),
          structures: list(b?.structures).map((one) => Object.keys(one).sort()),
        }),
      },
    ],
    ['read as solidary admin', { as: 'solidaryadmin', path: `${L}/{bene}` }],
    ['list as solidary admin', { as: 'solidaryadmin', path: `${L}?familyName=Be${tag}` }],
    ['read as admin', { as: 'admin', path: `${L}/{bene}`, pick: undefined }],
  ]);
  const change = { as, method: 'PATCH', path: `${L}/{bene}` };
  const kept =
    (...names) =>
    async () =>
      fields(...names)((await interview.get(`${L}/${interview.ids.bene}`, as)).body);
  await interview.singles(
    change,
    {
      givenName: 'Berthe2',
      familyName: `Bf${tag}`,
      email: interview.address('bene2'),
      telephone: '0383000002',
      gender: 2,
      birthDate: '1941-02-03',
      newsSubscription: true,
      avatar: 'x',
      userId: 3,
      structures: [],
      diaries: [],
      proofs: [],
    },
    (name) => (['avatar', 'userId', 'structures', 'diaries', 'proofs'].includes(name) ? undefined : kept(name)),
    {},
  );
  const home = async () => {
    const { homeAddress } = (await interview.get(`${L}/${interview.ids.bene}`, as)).body ?? {};
    return homeAddress && [homeAddress.addressLocality, homeAddress.streetAddress, homeAddress.postalCode].join('|');
  };
  await interview.table(change, [
    ['changed, home', { body: { homeAddress: { ...origin, addressLocality: 'Toul' } }, pick: home }],
    [
      'changed, home in part',
      {
        body: { homeAddress: { addressLocality: 'Metz' } },
        pick: async () => {
          const now = await home();
          await interview.send('PATCH', `${L}/${interview.ids.bene}`, { as, body: { homeAddress: origin } });
          return now;
        },
      },
    ],
    ['changed, home to null', { body: { homeAddress: null }, pick: home }],
    ['changed, an e-mail that is none', { body: { email: 'no' }, pick: kept('email') }],
    ['changed, the e-mail of another', { body: { email: interview.email('admin') } }],
    [
      'changed, a gender that is a text',
      {
        body: { gender: '1' },
        pick: async (b) => {
          const now = await kept('gender')(b);
          await interview.send('PATCH', `${L}/${interview.ids.bene}`, { as, body: { gender: 1 } });
          return now;
        },
      },
    ],
    ['changed, a date that is none', { body: { birthDate: 'hier' } }],
    ['changed, 256 characters', { body: { givenName: 'x'.repeat(256) } }],
    ['changed, HTML', { body: { givenName: HTML }, pick: kept('givenName') }],
    ['changed, nothing', { body: {} }],
    ['changed as admin', { as: 'admin', body: { givenName: 'A' } }],
  ]);
  const link = list((await interview.get(`${L}/${interview.ids.bene}`, as)).body?.proofs)[0]?.userStructureId;
  const { userId } = (await interview.get(`${L}/${interview.ids.bene}`, as)).body ?? {};
  const state = (path, id) => async () => ({
    statuses: list((await interview.get(`${path}/${id}`, as)).body?.structures).map(({ status }) => status),
    roles: list((await interview.get(`/admin/users/${userId}`)).body?.rolesTerritory)
      .map(({ role }) => role)
      .sort(),
  });
  const judge = (id, validate, more = {}) => ({ body: { validation: { id, validate }, ...more }, pick: state(L, interview.ids.bene) });
  if (link) {
    await interview.table(change, [
      ['refused', { ...judge(link, false) }],
      ['accepted', { ...judge(link, true) }],
      ['refused, with a name', { ...judge(link, false, { givenName: 'Jamais' }) }],
      ['accepted again', { ...judge(link, true) }],
    ]);
  }
  await interview.table(change, [
    ['judged, an unknown link', { body: { validation: { id: 999999999, validate: true } } }],
    ['judged without a link', { body: { validation: { validate: true } } }],
    ['judged without a word', { body: { validation: { id: link ?? 1 } } }],
    ['judged with a text', { body: { validation: { id: String(link), validate: true } } }],
  ]);

  // ---- volunteers: they cannot be created, so only existing ones are asked about
  const V = '/admin/solidary_volunteers';
  const there = rows((await interview.get(`${V}?perPage=50`, as)).body);
  const volunteer = there.find(({ structures }) => list(structures).some(({ userStructureId }) => userStructureId));
  if (!volunteer) return;
  interview.ids.volunteer = volunteer.id;
  const row = (b) => ({
    found: rows(b).some(({ id }) => id === volunteer.id),
    keys: Object.keys(rows(b)[0] ?? {}).sort(),
    total: b?.['hydra:totalItems'] >= 1,
  });
  const q = (name, value) => `${V}?perPage=200&${name}=${encodeURIComponent(value ?? '')}`;
  await interview.table({ as, method: 'GET', pick: row }, [
    [
      'volunteers, familyName',
      {
        path: q('familyName', volunteer.familyName),
        pick: (b) => ({ ...row(b), structure: Object.keys(list(rows(b)[0]?.structures)[0] ?? {}).sort() }),
      },
    ],
    ['volunteers, givenName', { path: q('givenName', volunteer.givenName) }],
    ['volunteers, user.email', { path: q('user.email', volunteer.email) }],
    ['volunteers, email', { path: q('email', 'zzzz'), pick: (b) => ({ filters: rows(b).length === 0 }) }],
    ['volunteers, telephone', { path: q('telephone', 'zzzz'), pick: (b) => ({ filters: rows(b).length === 0 }) }],
    ['volunteers, user.telephone', { path: q('user.telephone', 'zzzz'), pick: (b) => ({ filters: rows(b).length === 0 }) }],
    ['volunteers, id', { path: q('id', volunteer.id) }],
    ...['id', 'givenName', 'familyName', 'email'].map((column) => [
      `volunteers, sorted by ${column}`,
      { path: `${V}?order[${column}]=desc`, pick: undefined },
    ]),
    [
      'volunteer read',
      {
        path: `${V}/{volunteer}`,
        pick: (b) => ({
          keys: Object.keys(b ?? {}).sort(),
          diaries: b?.diaries,
          proof: list(b?.proofs).length > 0 ? Object.keys(list(b?.proofs)[0]).sort() : 'none',
          maxDistance: typeof b?.maxDistance,
        }),
      },
    ],
    ['volunteer read as admin', { as: 'admin', path: `${V}/{volunteer}`, pick: undefined }],
  ]);
  const patchV = { as, method: 'PATCH', path: `${V}/{volunteer}`, seeded: true };
  const keptV =
    (...names) =>
    async () =>
      fields(...names)((await interview.get(`${V}/${volunteer.id}`, as)).body);
  await interview.table(patchV, [
    ['volunteer changed, a slot', { body: { mMon: true }, pick: keptV('mMon') }],
    ['volunteer changed, a slot off', { body: { mMon: false }, pick: keptV('mMon') }],
    ['volunteer changed, a slot to null', { body: { mMon: null } }],
    ['volunteer changed, a slot to 1', { body: { mMon: 1 } }],
    ['volunteer changed, a time', { body: { mMinTime: '1970-01-01T07:00:00+00:00' }, pick: keptV('mMinTime') }],
    ['volunteer changed, a time as HH:mm', { body: { mMinTime: '07:30' }, pick: keptV('mMinTime') }],
    ['volunteer changed, a time to a text', { body: { mMinTime: 'matin' } }],
    ['volunteer changed, a name', { body: { givenName: 'Jamais' }, pick: async (b) => ({ changed: b?.givenName === 'Jamais' }) }],
    ['volunteer changed, maxDistance', { body: { maxDistance: 1 }, pick: async (b) => ({ changed: b?.maxDistance === 1 }) }],
    ['volunteer changed, nothing', { body: {}, pick: (b) => ({ keys: Object.keys(b ?? {}).filter((key) => !key.startsWith('@')).length > 10 }) }],
    ['volunteer changed as admin', { as: 'admin', body: { mMon: true } }],
  ]);
  const { userStructureId } = list(volunteer.structures).find((one) => one.userStructureId);
  const volunteerUser = (await interview.get(`${V}/${volunteer.id}`, as)).body?.userId;
  const stateV = async () => ({
    status: list((await interview.get(`${V}/${volunteer.id}`, as)).body?.structures).find((one) => one.userStructureId === userStructureId)?.status,
    candidate: list((await interview.get(`/admin/users/${volunteerUser}`)).body?.rolesTerritory)
      .map(({ role }) => role)
      .filter((role) => role === 171 || role === 11),
  });
  await interview.table({ ...patchV, pick: stateV }, [
    ['volunteer refused', { body: { validation: { id: userStructureId, validate: false } } }],
    ['volunteer accepted', { body: { validation: { id: userStructureId, validate: true } } }],
    ['volunteer judged, an unknown link', { body: { validation: { id: 999999999, validate: true } } }],
    ['volunteer judged and changed together', { body: { validation: { id: userStructureId, validate: true }, aMon: true }, pick: keptV('aMon') }],
  ]);
}
