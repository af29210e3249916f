// Questions about uploaded pictures and imported files.
import { fields, rows } from '../Interview';
import { pngFile, textFile } from '../madeUpFiles';
import { createAccount } from './createAccount.mjs';

export async function uploads(interview) {
  const { tag } = interview;
  const make = async (path, body, as = 'admin') => (await interview.send('POST', path, { as, body })).body?.id;
  const creatorId = rows((await interview.get('/users/me')).body)[0]?.id;
  const address = { addressLocality: 'Nancy', latitude: '48.7', longitude: '6.2' };
  const icon = rows((await interview.get('/admin/icons')).body)[0]?.id;
  const owners = {
    user: [await createAccount(interview, 'i.user', { givenName: 'Image', familyName: `Ii${tag}` }), '/admin/users'],
    community: [
      await make('/admin/communities', { name: `Im ${tag}`, validationType: 0, description: 'd', fullDescription: 'f', referrerId: creatorId }),
      '/admin/communities',
    ],
    event: [
      await make('/admin/events', {
        name: `Im ${tag}`,
        status: 1,
        private: false,
        useTime: false,
        fromDate: '2027-05-01',
        toDate: '2027-05-02',
        address,
        creatorId,
      }),
      '/admin/events',
    ],
    relayPoint: [await make('/admin/relaypoints', { name: `Im ${tag}`, status: 1, address, creatorId }), '/admin/relaypoints'],
    relayPointType: [await make('/admin/relaypoint_types', { name: `Im ${tag}`, iconId: icon }), null],
    campaign: [await make('/admin/campaigns', { name: `Im ${tag}`, subject: 's', body: '[]' }), null],
    editorial: [
      await make('/admin/editorials', { title: `Im ${tag}`, text: 't', label: 'l', link: 'https://x.org', status: 0 }, 'superadmin'),
      '/admin/editorials',
    ],
  };
  const post = { method: 'POST', path: '/admin/images' };
  for (const [owner, [id, path]] of Object.entries(owners)) {
    const shown = async (b) => {
      const item = path ? (await interview.get(`${path}/${id}`, owner === 'editorial' ? 'superadmin' : 'admin')).body : undefined;
      return {
        keys: Object.keys(b ?? {}).sort(),
        image: typeof b?.image,
        id: typeof b?.id,
        owner: item ? { image: item.image === b?.image, avatar: item.avatar === b?.avatar } : '-',
      };
    };
    await interview.probe(`picture of a ${owner}`, { ...post, form: { [`${owner}Id`]: id, [`${owner}File`]: pngFile(), position: 1 }, pick: shown });
    if (owner === 'campaign')
      await interview.probe('picture of a campaign without a position', {
        ...post,
        form: { campaignId: id, campaignFile: pngFile(), alt: 'un texte' },
        pick: shown,
      });
    await interview.probe(`picture of a ${owner}, replaced`, {
      ...post,
      form: { [`${owner}Id`]: id, [`${owner}File`]: pngFile(320, 240, 'autre.png'), position: 1 },
      pick: shown,
    });
  }
  const [user] = owners.user;
  const [editorial] = owners.editorial;
  await interview.table(post, [
    ['picture in a part called file', { form: { userId: user, file: pngFile(), position: 1 } }],
    ['picture without an owner', { form: { userFile: pngFile(), position: 1 } }],
    ['picture in the part of another', { form: { userId: user, eventFile: pngFile(), position: 1 } }],
    ['picture without a file', { form: { userId: user, position: 1 } }],
    ['picture that is a text', { form: { userId: user, userFile: { bytes: Buffer.from('bonjour'), name: 'a.png', type: 'image/png' }, position: 1 } }],
    ['picture that says it is a text', { form: { userId: user, userFile: textFile('bonjour', 'a.txt', 'text/plain'), position: 1 } }],
    ['picture that is empty', { form: { userId: user, userFile: { bytes: Buffer.alloc(0), name: 'a.png', type: 'image/png' }, position: 1 } }],
    ['picture too small', { form: { userId: user, userFile: pngFile(20, 20), position: 1 } }],
    ['picture of an unknown user', { form: { userId: 999999999, userFile: pngFile(), position: 1 } }],
    ['picture of a text for a user', { form: { userId: 'abc', userFile: pngFile(), position: 1 } }],
    ['picture at position abc', { form: { userId: user, userFile: pngFile(), position: 'abc' } }],
    ['picture without a position', { form: { userId: user, userFile: pngFile() } }],
    ['picture as JSON', { body: { userId: user } }],
    ['picture as plain', { as: 'plain', form: { editorialId: editorial, editorialFile: pngFile(), position: 1 } }],
    ['picture in plain JSON', { accept: 'application/json', form: { userId: user, userFile: pngFile(), position: 1 } }],
    ['picture without a token', { as: null, form: { userId: user, userFile: pngFile(), position: 1 } }],
  ]);

  const line = (n, more = {}) =>
    Object.values({
      email: `probe.${tag}.imp${n}@example.org`,
      given: 'Importé',
      family: `Im${tag}`,
      gender: 1,
      birth: '1990-01-01',
      phone: '0611000000',
      community: '',
      house: '',
      street: '',
      postal: '',
      locality: '',
      country: '',
      lat: '',
      lon: '',
      consent: 1,
      ...more,
    }).join(';');
  const imports = (type, text, more = {}, file = {}) => ({
    path: `/admin/imports/${type}`,
    form: {
      file: textFile(text, file.name ?? 'users.csv', file.type ?? 'text/csv'),
      filename: 'users.csv',
      columnHeadersFirstLine: 'false',
      ...more,
    },
  });
  const result = (b) => ({
    ...fields('entity', 'originalName', 'columnHeadersFirstLine')(b),
    keys: Object.keys(b ?? {})
      .filter((key) => !key.startsWith('@'))
      .sort(),
    errors: b?.errors,
    messages: b?.messages,
  });
  const without = ({ form: parts, ...rest }, key) => ({ ...rest, form: Object.fromEntries(Object.entries(parts).filter(([name]) => name !== key)) });
  const latin = Buffer.from(line(8, { given: 'Zoé' }), 'latin1');
  await interview.table({ method: 'POST', pick: result }, [
    ['users imported', { ...imports('users', `${line(1)}\n${line(2, { consent: 0, lat: '48.69', lon: '6.18', locality: 'Nancy' })}\n`) }],
    ['users imported again', { ...imports('users', `${line(1)}\n`) }],
    [
      'users imported with a line of titles',
      { ...imports('users', `a;b;c;d;e;f;g;h;i;j;k;l;m;n;o\n${line(3)}\n`, { columnHeadersFirstLine: 'true' }) },
    ],
    ['users imported with a line of titles that is not said', { ...imports('users', `a;b;c;d;e;f;g;h;i;j;k;l;m;n;o\n${line(4)}\n`) }],
    [
      'users imported, one wrong line',
      { ...imports('users', `${line(5)}\n${line(6, { email: 'no', gender: 9, birth: '01/01/1990', phone: '' })}\n`) },
    ],
    [
      'users imported, what was right beside it',
      { method: 'GET', path: `/admin/users/email?email=${encodeURIComponent(`probe.${tag}.imp5@example.org`)}`, pick: (b) => rows(b).length },
    ],
    ['users imported, a column too many', { ...imports('users', `${line(5)};x\n`) }],
    ['users imported, a column too few', { ...imports('users', 'a@b.fr;x\n') }],
    ['users imported, empty names', { ...imports('users', `${line(5, { given: '', family: '' })}\n`) }],
    ['users imported, an unknown community', { ...imports('users', `${line(7, { community: 999999999 })}\n`) }],
    ['users imported, a community that is a text', { ...imports('users', `${line(9, { community: 'abc' })}\n`) }],
    ['users imported, a latitude with a comma', { ...imports('users', `${line(10, { lat: '48,69', lon: '6,18' })}\n`) }],
    ['users imported, a latitude that is a text', { ...imports('users', `${line(11, { lat: 'x', lon: '6.18' })}\n`) }],
    ['users imported, consent 2', { ...imports('users', `${line(12, { consent: 2 })}\n`) }],
    ['users imported, names in quotes', { ...imports('users', `${line(13, { family: `"Im;${tag}"` })}\n`) }],
    ['users imported with commas', { ...imports('users', `${line(14).replaceAll(';', ',')}\n`) }],
    ['users imported with a byte order mark', { ...imports('users', `\uFEFF${line(15)}\n`) }],
    ['users imported with lines of Windows', { ...imports('users', `${line(16)}\r\n${line(17)}\r\n`) }],
    ['users imported, an empty line', { ...imports('users', `${line(18)}\n\n${line(19)}\n`) }],
    ['users imported, the same twice', { ...imports('users', `${line(20)}\n${line(20)}\n`) }],
    [
      'users imported in Latin-1',
      { path: '/admin/imports/users', form: { file: textFile(latin, 'users.csv'), filename: 'users.csv', columnHeadersFirstLine: 'false' } },
    ],
    ['users imported, an empty file', { ...imports('users', '') }],
    ['users imported, a picture', { path: '/admin/imports/users', form: { file: pngFile(), filename: 'a.png', columnHeadersFirstLine: 'false' } }],
    ['users imported without filename', { ...without(imports('users', `${line(21)}\n`), 'filename') }],
    ['users imported without a file', { ...without(imports('users', ''), 'file') }],
    ['users imported without columnHeadersFirstLine', { ...without(imports('users', `${line(22)}\n`), 'columnHeadersFirstLine') }],
    ['users imported as operator', { as: 'operator', ...imports('users', `${line(23)}\n`) }],
    ['users imported as community manager', { as: 'community', ...imports('users', `${line(24)}\n`) }],
    ['users imported as plain', { as: 'plain', ...imports('users', `${line(25)}\n`) }],
    ['something else imported', { ...imports('communities', 'x'), pick: undefined }],
    ['imports, the list', { method: 'GET', path: '/admin/imports/users', pick: undefined }],
  ]);
  await interview.probe('an imported user, read', {
    method: 'GET',
    path: `/admin/users/email?email=${encodeURIComponent(`probe.${tag}.imp2@example.org`)}`,
    pick: (b) => ({
      ...fields('givenName', 'gender', 'telephone', 'newsSubscription', 'birthDate', 'status', 'rolesTerritory')(rows(b)[0]),
      imported: Boolean(rows(b)[0]?.importedDate),
      locality: rows(b)[0]?.homeAddress?.addressLocality,
    }),
  });

  const at = Date.now() % 10_000;
  const types = rows((await interview.get('/admin/relaypoint_types')).body);
  const place = (n, more = {}) =>
    Object.values({
      name: `Rp ${tag} i${n}`,
      type: types[0]?.id,
      lat: `47.${at}${n}`,
      lon: '5.123',
      places: 3,
      disabled: '',
      secured: 1,
      free: '',
      official: 0,
      private: '',
      externalId: `${tag}-${n}`,
      author: 'x',
      community: '',
      description: 'd',
      full: 'f',
      street: '',
      postal: '54000',
      locality: 'Nancy',
      country: 'France',
      ...more,
    }).join(';');
  const tidy = (b) =>
    JSON.parse(
      JSON.stringify(result(b))
        .replaceAll(`47.${at}`, '47.AT')
        .replace(/id = \d+/g, 'id = N'),
    );
  await interview.table({ method: 'POST', pick: tidy }, [
    ['relay points imported', { ...imports('relaypoints', `${place(1)}\n${place(2)}\n`) }],
    ['relay points imported again', { ...imports('relaypoints', `${place(1, { name: `Rp ${tag} i1 bis` })}\n`) }],
    ['relay points imported at a place that is taken', { ...imports('relaypoints', `${place(1, { externalId: `${tag}-other` })}\n`) }],
    ['relay points imported, an unknown type', { ...imports('relaypoints', `${place(3, { type: 999999999 })}\n`) }],
    [
      'relay points imported, wrong',
      { ...imports('relaypoints', `${place(4, { name: '', lat: 100, lon: 'x', secured: 2, places: 'a', postal: '1234567890123456' })}\n`) },
    ],
    ['relay points imported, 19 columns are 18', { ...imports('relaypoints', 'a;b\n') }],
    ['relay points imported as operator', { as: 'operator', ...imports('relaypoints', `${place(5)}\n`) }],
  ]);
}
