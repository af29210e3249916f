// Questions about accounts: creation, reading, filters, changes, deletion, exports.
import { fields, rows } from '../Interview';
import { ADDRESS, HTML, day, long, numeric } from '../samples';

export async function users(interview) {
  const { tag } = interview;
  let count = 0;
  const mail = () => interview.address(`u${(count += 1)}`);
  const body = (more = {}) => ({ status: 1, email: mail(), gender: 1, phoneDisplay: 1, givenName: 'Proba', familyName: `Zz${tag}`, ...more });
  /** The request that creates an account; keys with the value undefined are not sent. */
  const create = { as: 'admin', method: 'POST', path: '/admin/users' };
  const stored =
    (...names) =>
    async (b) =>
      b?.id ? { answer: fields(...names)(b), stored: fields(...names)((await interview.get(`/admin/users/${b.id}`)).body) } : undefined;

  // ---- creation
  const full = body({
    givenName: 'Élodie',
    familyName: `Aa${tag}`,
    gender: 2,
    telephone: '0611223344',
    birthDate: '1990-05-01',
    nationality: 'Française',
    newsSubscription: true,
    smoke: 0,
    music: true,
    musicFavorites: 'jazz',
    chat: false,
    chatFavorites: 'rien',
    gamification: false,
    gratuity: false,
    drivingLicenceNumber: '123456789012345',
    postalAddress: '5 rue des Carmes',
    homeAddress: ADDRESS,
    rolesTerritory: [{ role: 3, territory: null }],
    phoneDisplay: 2,
  });
  await interview.probe('created, whole', {
    ...create,
    body: full,
    save: ['user', 'full'],
    pick: (b) => ({
      ...fields(
        'status',
        'gender',
        'phoneDisplay',
        'telephone',
        'birthDate',
        'newsSubscription',
        'smoke',
        'music',
        'chat',
        'gamification',
        'gratuity',
        'rolesTerritory',
        'postalAddress',
        'identityStatus',
        'adType',
        'ownership',
        'shortFamilyName',
        'needParentalConsent',
        'oldEnoughToDrive',
        'missingDataToPayElectronically',
      )(b),
      home: { ...b?.homeAddress, '@id': undefined },
    }),
  });
  await interview.probe('created, the least', {
    ...create,
    body: { email: mail(), gender: 1 },
    save: ['user', 'least'],
    pick: (b) => ({
      keys: Object.keys(b ?? {}).sort(),
      ...fields(
        'status',
        'phoneDisplay',
        'rolesTerritory',
        'gamification',
        'chat',
        'music',
        'smoke',
        'newsSubscription',
        'gratuity',
        'shortFamilyName',
      )(b),
    }),
  });
  await interview.probe('created, as the form sends it', {
    ...create,
    body: body({ givenName: 'Zoé', familyName: `Bb${tag}`, newsSubscription: true, gamification: true, gratuity: true }),
    save: ['user', 'formed'],
  });
  await interview.probe('created, an O’Brien', {
    ...create,
    body: body({ givenName: "Jean d'Ar", familyName: `O'Bb${tag}`, newsSubscription: false }),
    save: ['user', 'obrien'],
  });
  await interview.probe('created, a hitchhiker', {
    ...create,
    body: body({ givenName: 'Pouce', familyName: `Hh${tag}`, hitchHikeDriver: false, hitchHikePassenger: true, telephone: '0611223355' }),
    save: ['user', 'hiker'],
    pick: fields('hitchHikeDriver', 'hitchHikePassenger', 'rezoKit', 'cardLetter', 'cardLetterPosted', 'identityStatus'),
  });
  await interview.probe('created, a minor with a guardian', {
    ...create,
    body: body({ givenName: 'Mino', familyName: `Mi${tag}`, birthDate: day(-365 * 14), legalGuardianEmail: interview.address('guardian') }),
    save: ['user', 'minor'],
    pick: fields('legalGuardianEmail', 'needParentalConsent', 'oldEnoughToDrive', 'parentalConsentDate'),
  });
  await interview.probe('created, in plain JSON', {
    ...create,
    accept: 'application/json',
    body: body({ familyName: `Cc${tag}` }),
    save: ['user', 'json'],
  });
  for (const name of ['one', 'two', 'three', 'four', 'five'])
    interview.know(
      'user',
      name,
      (await interview.send('POST', '/admin/users', { as: 'admin', body: body({ givenName: name, familyName: `Dd${tag}` }) })).body?.id,
    );

  await interview.table(create, [
    ['created with an e-mail that exists', { body: body({ email: full.email }) }],
    ['created with an e-mail that exists, in plain JSON', { body: body({ email: full.email }), accept: 'application/json' }],
    ['created with an e-mail that exists in capitals', { body: body({ email: full.email.toUpperCase() }) }],
    ['created with an e-mail without an at', { body: body({ email: 'nobody.example.org' }) }],
    ['created with an e-mail without a dot', { body: body({ email: `${tag}@b` }) }],
    ['created with an e-mail with blanks', { body: body({ email: `a b ${tag}@example.org` }) }],
    ['created with an e-mail with an accent', { body: body({ email: `é.${tag}@example.org` }) }],
    ['created with an empty e-mail', { body: body({ email: '' }) }],
    ['created without an e-mail', { body: body({ email: undefined }) }],
    ['created with null for an e-mail', { body: body({ email: null }) }],
    ['created with a number for an e-mail', { body: body({ email: 12 }) }],
    ['created without a gender', { body: body({ gender: undefined }) }],
    ['created with gender 9', { body: body({ gender: 9 }) }],
    ['created with the text 1 for a gender', { body: body({ gender: '1' }) }],
    ['created with null for a gender', { body: body({ gender: null }) }],
    ['created with true for a gender', { body: body({ gender: true }) }],
    ['created with 1.5 for a gender', { body: body({ gender: 1.5 }) }],
    ['created with 1.0 for a gender', { raw: JSON.stringify(body()).replace('"gender":1', '"gender":1.0') }],
    ['created with status 3', { body: body({ status: 3 }), pick: fields('status') }],
    ['created with status 9', { body: body({ status: 9 }), pick: fields('status') }],
    ['created with the text 1 for a status', { body: body({ status: '1' }) }],
    ['created with null for a status', { body: body({ status: null }) }],
    ['created without a status', { body: body({ status: undefined }), pick: fields('status') }],
    ['created with phoneDisplay 9', { body: body({ phoneDisplay: 9 }), pick: fields('phoneDisplay') }],
    ['created with 1 for a boolean', { body: body({ newsSubscription: 1 }) }],
    ['created with the text true for a boolean', { body: body({ newsSubscription: 'true' }) }],
    ['created with a number for a text', { body: body({ givenName: 7 }) }],
    ['created with an id', { body: { ...body(), id: 12 } }],
    ['created with an @id', { body: { ...body(), '@id': '/users/12' } }],
    ['created as ld+json with an @id', { raw: JSON.stringify({ ...body(), '@id': '/users/12' }), type: 'application/ld+json' }],
    ['created as ld+json', { raw: JSON.stringify(body()), type: 'application/ld+json' }],
    ['created with a charset', { raw: JSON.stringify(body()), type: 'application/json; charset=utf-8' }],
    ['created as xml', { raw: '<user/>', type: 'application/xml' }],
    ['created without a content type', { raw: JSON.stringify(body()), type: null }],
    ['created with an unknown field', { body: body({ zzz: { a: 1 } }) }],
    [
      'created with fields that are only read',
      {
        body: body({
          createdDate: '2001-01-01T00:00:00+00:00',
          identityStatus: 2,
          adType: 3,
          referral: 'x',
          importedDate: '2001-01-01T00:00:00+00:00',
        }),
        pick: (b) => ({
          year: b?.createdDate?.slice(0, 2),
          identityStatus: b?.identityStatus,
          referral: b?.referral ?? null,
          importedDate: b?.importedDate ?? null,
        }),
      },
    ],
    ['created with HTML in its name', { body: body({ givenName: HTML }), pick: fields('givenName') }],
    [
      'created with blanks around its name',
      { body: body({ givenName: '  Ana  ', familyName: `  Zz${tag} ` }), pick: fields('givenName', 'familyName') },
    ],
    ['created with an emoji in its name', { body: body({ givenName: 'Ana 🚗' }), pick: fields('givenName') }],
    ['created with empty names', { body: body({ givenName: '', familyName: '' }), pick: stored('givenName', 'familyName', 'shortFamilyName') }],
    ['created as operator', { as: 'operator', body: body() }],
    ['created as community manager', { as: 'community', body: body() }],
    ['created as plain', { as: 'plain', body: body() }],
  ]);
  await interview.table(
    create,
    [
      '1990-05-01',
      '1990-05-01T00:00:00+00:00',
      '1990-05-01T23:30:00+02:00',
      '1990-05-01T00:30:00+02:00',
      '01/05/1990',
      '1990',
      'abc',
      '',
      null,
      19900501,
      '0000-00-00',
      '2999-01-01',
      '1990-02-31',
    ].map((birthDate) => [`created with birthDate ${JSON.stringify(birthDate)}`, { body: body({ birthDate }), pick: stored('birthDate') }]),
  );
  await interview.table(
    create,
    ['abc', '06 11 22 33 66', '+33611223377', '', null, 611223388, long(256, '1')].map((telephone) => [
      `created with telephone ${JSON.stringify(telephone)?.slice(0, 20)}`,
      { body: body({ telephone }), pick: stored('telephone') },
    ]),
  );
  await interview.table(
    create,
    [
      ['givenName', 256],
      ['familyName', 256],
      ['nationality', 256],
      ['telephone', 256],
      ['drivingLicenceNumber', 16],
      ['musicFavorites', 256],
      ['chatFavorites', 256],
      ['postalAddress', 256],
      ['givenName', 255],
      ['drivingLicenceNumber', 15],
    ].map(([name, n]) => [`created with ${n} characters of ${name}`, { body: body({ [name]: long(n) }), expect: n === 256 || n === 16 ? 500 : 201 }]),
  );
  await interview.probe('created with 256 characters of email', { ...create, body: body({ email: `${long(244)}@example.org` }) });
  await interview.probe('created with 256 characters of legalGuardianEmail', {
    ...create,
    body: body({ legalGuardianEmail: `${long(244)}@example.org` }),
  });
  await interview.probe('created with a guardian’s e-mail that is none', { ...create, body: body({ legalGuardianEmail: 'no' }) });
  const home = (b) =>
    b?.homeAddress
      ? Object.fromEntries(
          Object.entries(b.homeAddress)
            .filter(([key]) => !key.startsWith('@'))
            .sort(),
        )
      : (b?.homeAddress ?? '(absent)');
  const homes = async (b) => (b?.id ? { answer: home(b), stored: home((await interview.get(`/admin/users/${b.id}`)).body) } : undefined);
  await interview.table({ ...create, pick: homes }, [
    ['created with numbers for coordinates', { body: body({ homeAddress: numeric(ADDRESS) }) }],
    ['created with a home of coordinates alone', { body: body({ homeAddress: { latitude: '48.1', longitude: '6.2' } }) }],
    ['created with an empty home', { body: body({ homeAddress: {} }) }],
    ['created with null for a home', { body: body({ homeAddress: null }) }],
    ['created with an address for a home', { body: body({ homeAddress: '/addresses/1' }) }],
    ['created with an unknown address for a home', { body: body({ homeAddress: '/addresses/999999999' }) }],
    ['created with a text for a home', { body: body({ homeAddress: 'Nancy' }) }],
    [
      'created with coordinates of many decimals',
      { body: body({ homeAddress: { ...ADDRESS, latitude: '48.69210012345678', longitude: '6.1844009' } }) },
    ],
    ['created with coordinates that are none', { body: body({ homeAddress: { ...ADDRESS, latitude: 'abc' } }) }],
    ['created with a street of 256 characters', { body: body({ homeAddress: { ...ADDRESS, streetAddress: long(256) } }) }],
    ['created with a house number of 46 characters', { body: body({ homeAddress: { ...ADDRESS, houseNumber: long(46) } }) }],
    ['created with a commune of 101 characters', { body: body({ homeAddress: { ...ADDRESS, addressLocality: long(101) } }) }],
    ['created with a null in its home', { body: body({ homeAddress: { ...ADDRESS, houseNumber: null, county: null } }) }],
  ]);
  const roles = stored('rolesTerritory');
  await interview.table({ ...create, pick: roles }, [
    ['created with no roles', { body: body({ rolesTerritory: [] }) }],
    [
      'created with two roles',
      {
        body: body({
          rolesTerritory: [
            { role: 2, territory: null },
            { role: 3, territory: null },
          ],
        }),
      },
    ],
    ['created with a role and no territory key', { body: body({ rolesTerritory: [{ role: 3 }] }) }],
    ['created with an unknown role', { body: body({ rolesTerritory: [{ role: 9999, territory: null }] }) }],
    ['created with a role that is a permission', { body: body({ rolesTerritory: [{ role: 20, territory: null }] }) }],
    ['created with roles that are numbers', { body: body({ rolesTerritory: [3] }) }],
    ['created with a text for roles', { body: body({ rolesTerritory: '3' }) }],
    ['created with null for roles', { body: body({ rolesTerritory: null }) }],
    ['created with a territory that does not exist', { body: body({ rolesTerritory: [{ role: 3, territory: 99999999 }] }) }],
  ]);

  // ---- reading
  const item = { method: 'GET', path: '/admin/users/{full}' };
  await interview.table(item, [
    [
      'read',
      {
        pick: (b) => ({
          nulls: Object.keys(b ?? {})
            .filter((key) => b[key] === null)
            .sort(),
          keys: Object.keys(b ?? {}).sort(),
          type: b?.['@type'],
          at: b?.['@id'],
          context: b?.['@context'],
          ...fields('birthDate', 'ownership', 'adType', 'rolesTerritory', 'verifiedIdentity', 'missingDataToPayElectronically')(b),
          home: home(b),
          avatar: b?.avatar ? 'some' : b?.avatar,
          image: b?.image,
        }),
      },
    ],
    [
      'read, the least',
      {
        path: '/admin/users/{least}',
        pick: (b) => ({
          nulls: Object.keys(b ?? {})
            .filter((key) => b[key] === null)
            .sort(),
          ...fields('givenName', 'homeAddress', 'identityProofs', 'shortFamilyName', 'telephone')(b),
        }),
      },
    ],
    ['read in plain JSON', { accept: 'application/json', pick: (b) => ({ typed: '@id' in (b ?? {}), homeTyped: '@id' in (b?.homeAddress ?? {}) }) }],
    ['read as operator', { as: 'operator' }],
    ['read as community manager', { as: 'community' }],
    ['read as plain', { as: 'plain' }],
    ['by e-mail', { path: `/admin/users/email?email=${encodeURIComponent(full.email)}`, pick: (b) => interview.own('user', b) }],
    [
      'by e-mail in capitals',
      { path: `/admin/users/email?email=${encodeURIComponent(full.email.toUpperCase())}`, pick: (b) => interview.own('user', b) },
    ],
    [
      'by an e-mail nobody has',
      { path: '/admin/users/email?email=nobody@example.org', pick: (b) => ({ rows: rows(b).length, total: b?.['hydra:totalItems'] }) },
    ],
    ['by no e-mail', { path: '/admin/users/email' }],
    ['by an empty e-mail', { path: '/admin/users/email?email=' }],
    [
      'status of the territory',
      { path: '/admin/users/{hiker}/rzpTerritoryStatus', pick: (b) => ({ keys: Object.keys(b ?? {}).sort(), status: b?.rzpTerritoryStatus }) },
    ],
    [
      'status of the territory of who lives somewhere',
      { path: '/admin/users/{full}/rzpTerritoryStatus', pick: (b) => ({ keys: Object.keys(b ?? {}).sort() }) },
    ],
  ]);

  // ---- filters; the tag of this run is in every family name it creates
  const list = (query) => `/admin/users?page=1&perPage=500&${query}`;
  const mine = (b) => ({ own: interview.own('user', b).own.sort(), others: interview.own('user', b).others });
  const any = (b) => ({ own: interview.own('user', b).own.sort(), some: interview.own('user', b).others > 0 });
  const today = day(0);
  await interview.table({ method: 'GET', pick: mine }, [
    ['list, email', { path: list(`email=${encodeURIComponent(`probe.${tag}.u1@`)}`) }],
    ['list, email in capitals', { path: list(`email=${encodeURIComponent(`PROBE.${tag.toUpperCase()}.U1@`)}`) }],
    ['list, familyName', { path: list(`familyName=Aa${tag}`) }],
    ['list, familyName, a part in small letters', { path: list(`familyName=a${tag.toLowerCase()}`) }],
    ['list, givenName and familyName', { path: list(`givenName=Zo%C3%A9&familyName=${tag}`) }],
    ['list, givenName without its accents', { path: list(`givenName=elodie&familyName=${tag}`) }],
    ['list, familyName with an apostrophe', { path: list(`familyName=O'Bb${tag}`) }],
    ['list, q', { path: list(`q=Bb${tag}`) }],
    ['list, q of both names', { path: list(`q=${encodeURIComponent(`Élodie Aa${tag}`)}`) }],
    ['list, q of both names the other way round', { path: list(`q=${encodeURIComponent(`Aa${tag} Élodie`)}`) }],
    [
      'list, q of a part',
      { path: list(`q=${encodeURIComponent(`lodie Aa${tag.slice(0, 5)}`)}`), pick: (b) => ({ own: interview.own('user', b).own }) },
    ],
    ['list, q of an e-mail', { path: list(`q=${encodeURIComponent(full.email)}`) }],
    ['list, q with an apostrophe', { path: list(`q=O'Bb${tag}`) }],
    ['list, q with its apostrophe doubled', { path: list(`q=O''Bb${tag}`) }],
    ['list, q with a per cent', { path: list(`q=%25${tag}`) }],
    ['list, q empty', { path: list('q=').replace('500', '1'), pick: (b) => ({ some: b?.['hydra:totalItems'] > 1 }) }],
    ['list, login', { path: list(`login=${encodeURIComponent(full.email)}`) }],
    ['list, telephone whole', { path: list('telephone=0611223344'), pick: (b) => ({ own: interview.own('user', b).own }) }],
    ['list, telephone in part', { path: list('telephone=06112233'), pick: (b) => ({ own: interview.own('user', b).own }) }],
    ['list, telephone with blanks', { path: list('telephone=06+11+22+33+44'), pick: (b) => ({ own: interview.own('user', b).own }) }],
    ['list, telephone, two', { path: list('telephone[]=0611223344&telephone[]=0611223355'), pick: (b) => ({ own: interview.own('user', b).own }) }],
    ['list, id', { path: list(`id=${interview.ids.one}`) }],
    ['list, ids', { path: list(`id[]=${interview.ids.one}&id[]=${interview.ids.two}`) }],
    ['list, selected', { path: list(`selected=${interview.ids.one},${interview.ids.three}`) }],
    ['list, selected, empty', { path: list('selected=').replace('500', '1'), pick: (b) => ({ some: b?.['hydra:totalItems'] > 1 }) }],
    ['list, selected, a text', { path: list('selected=abc') }],
    ['list, gender', { path: list(`gender=2&familyName=${tag}`) }],
    ['list, genders', { path: list(`gender[]=2&gender[]=3&familyName=${tag}`) }],
    ['list, gender, a text', { path: list(`gender=abc&familyName=Aa${tag}`) }],
    ['list, newsSubscription true', { path: list(`newsSubscription=true&familyName=${tag}`) }],
    ['list, newsSubscription false', { path: list(`newsSubscription=false&familyName=${tag}`) }],
    ['list, newsSubscription 1', { path: list(`newsSubscription=1&familyName=${tag}`) }],
    ['list, isHitchHiker true', { path: list(`isHitchHiker=true&familyName=${tag}`) }],
    ['list, isHitchHiker 1', { path: list(`isHitchHiker=1&familyName=Hh${tag}`) }],
    ['list, isHitchHiker false', { path: list(`isHitchHiker=false&familyName=${tag}`) }],
    ['list, identityStatus 0', { path: list(`identityStatus=0&familyName=Aa${tag}`) }],
    ['list, identityStatus, one in a list', { path: list(`identityStatus[]=0&familyName=Aa${tag}`) }],
    ['list, identityStatus, two', { path: list(`identityStatus[]=0&identityStatus[]=2&familyName=Aa${tag}`) }],
    ['list, identityStatus 2', { path: list(`identityStatus=2&familyName=${tag}`) }],
    ['list, createdDate after today', { path: list(`createdDate[after]=${today}&familyName=Aa${tag}`) }],
    ['list, createdDate after tomorrow', { path: list(`createdDate[after]=${day(1)}&familyName=${tag}`) }],
    ['list, createdDate before today', { path: list(`createdDate[before]=${today}&familyName=${tag}`) }],
    ['list, createdDate before tomorrow', { path: list(`createdDate[before]=${day(1)}&familyName=Aa${tag}`) }],
    ['list, createdDate between', { path: list(`createdDate[after]=${today}&createdDate[before]=${day(1)}&familyName=Aa${tag}`) }],
    [
      'list, createdDate strictly after and before',
      { path: list(`createdDate[strictly_after]=${today}&createdDate[strictly_before]=${day(1)}&familyName=Aa${tag}`) },
    ],
    ['list, createdDate in ISO', { path: list(`createdDate[after]=${encodeURIComponent(`${today}T00:00:00+00:00`)}&familyName=Aa${tag}`) }],
    ['list, createdDate bad', { path: list(`createdDate[after]=abc&familyName=Aa${tag}`) }],
    ['list, createdDate without a bracket', { path: list(`createdDate=${today}&familyName=Aa${tag}`) }],
    ['list, lastActivityDate', { path: list(`lastActivityDate[after]=2000-01-01&familyName=${tag}`) }],
    ['list, community', { path: list('community=999999999') }],
    ['list, community, a text', { path: list('community=abc').replace('500', '1'), pick: (b) => ({ some: b?.['hydra:totalItems'] > 1 }) }],
    ['list, territory', { path: list('territory=999999999') }],
    ['list, homeAddressTerritory', { path: list('homeAddressTerritory=999999999') }],
    ['list, homeAddressTerritory, a list', { path: list('homeAddressTerritory[]=999999999') }],
    ['list, oDTerritory', { path: list('oDTerritory=999999999') }],
    ['list, waypointTerritory', { path: list('waypointTerritory=999999999') }],
    ['list, directionTerritory', { path: list('directionTerritory=999999999') }],
    ['list, homeAddressODTerritory', { path: list('homeAddressODTerritory[]=999999999') }],
    ['list, homeAddressWaypointTerritory', { path: list('homeAddressWaypointTerritory=999999999') }],
    ['list, homeAddressDirectionTerritory', { path: list('homeAddressDirectionTerritory=999999999') }],
    ['list, two territories that clash', { path: list('territory=1&homeAddressTerritory=1'), pick: undefined }],
    ['list, rezoKit true', { path: list(`rezoKit=true&familyName=Hh${tag}`) }],
    ['list, cardLetter false', { path: list(`cardLetter=false&familyName=Hh${tag}`), pick: any }],
    ['list, cardLetterPosted true', { path: list(`cardLetterPosted=true&familyName=${tag}`) }],
    ['list, status, which is no filter', { path: list(`status=2&familyName=Aa${tag}`) }],
    [
      'list, all of it together',
      { path: list(`gender[]=2&newsSubscription=true&createdDate[after]=${today}&email=probe.${tag}&q=Aa${tag}&identityStatus[]=0`) },
    ],
    ['list, as operator', { as: 'operator', path: list(`familyName=Aa${tag}`) }],
    ['list, as community manager', { as: 'community', path: list(`familyName=Aa${tag}`) }],
    ['list, as hitchhiking administrator', { as: 'hitchhiking', path: list(`isHitchHiker=true&familyName=${tag}`) }],
  ]);
  const sample = (b) => ({ order: interview.own('user', b).own });
  const five = `selected=${['full', 'formed', 'obrien', 'hiker', 'one', 'two'].map((name) => interview.ids[name]).join()}`;
  for (const column of [
    'id',
    'givenName',
    'status',
    'familyName',
    'email',
    'gender',
    'identityStatus',
    'nationality',
    'birthDate',
    'createdDate',
    'validatedDate',
    'lastActivityDate',
    'telephone',
    'rezoKit',
    'cardLetter',
    'cardLetterPosted',
    'newsSubscription',
    'adType',
    'phoneDisplay',
    'importedDate',
  ]) {
    for (const way of ['asc', 'desc'])
      await interview.probe(`list, sorted by ${column} ${way}`, {
        method: 'GET',
        path: list(`order[${column}]=${way}&${five}`),
        pick: ['createdDate', 'id'].includes(column) || column === 'lastActivityDate' ? (b) => ({ rows: rows(b).length }) : sample,
      });
  }
  await interview.probe('list, rows of ours', {
    method: 'GET',
    path: list(five),
    pick: (b) => ({
      keys: Object.keys(rows(b)[0] ?? {}).sort(),
      adType: rows(b).map(({ adType }) => adType),
      ownership: rows(b).map(({ ownership }) => ownership ?? null),
    }),
  });
  await interview.probe('list, rows of ours in plain JSON', {
    method: 'GET',
    path: list(five),
    accept: 'application/json',
    pick: (b) => ({ adType: rows(b).map(({ adType }) => adType ?? '(absent)') }),
  });

  // ---- changes
  const change = { method: 'PATCH', path: '/admin/users/{one}' };
  const one =
    (...names) =>
    async (b, { status }) => ({
      answer: status < 400 ? fields(...names)(b) : '-',
      stored: fields(...names)((await interview.get(`/admin/users/${interview.ids.one}`)).body),
    });
  const single = {
    status: 2,
    givenName: 'Ana',
    familyName: `Ee${tag}`,
    gender: 3,
    nationality: 'Belge',
    birthDate: '1980-01-02',
    telephone: '0600000001',
    phoneDisplay: 2,
    drivingLicenceNumber: 'AB1',
    smoke: 2,
    music: true,
    musicFavorites: 'rock',
    chat: true,
    chatFavorites: 'foot',
    gamification: false,
    gratuity: true,
    newsSubscription: true,
    hitchHikeDriver: true,
    hitchHikePassenger: true,
    rezoKit: true,
    cardLetter: true,
    cardLetterPosted: true,
    postalAddress: 'x',
    legalGuardianEmail: interview.address('g2'),
    parentalConsentDate: '2024-01-01T00:00:00+00:00',
    needParentalConsent: true,
    oldEnoughToDrive: false,
    verifiedIdentity: true,
    identityStatus: 3,
    createdDate: '2001-01-01T00:00:00+00:00',
    referral: 'abc',
    avatar: 'https://x.example/a.png',
    missingDataToPayElectronically: ['a'],
  };
  await interview.singles(change, single, (name) =>
    name === 'createdDate'
      ? undefined
      : one(name, ...(name === 'verifiedIdentity' ? ['identityStatus'] : []), ...(name === 'legalGuardianEmail' ? ['needParentalConsent'] : [])),
  );
  await interview.table(change, [
    ['changed, nothing', { body: {} }],
    ['changed, an unknown field', { body: { zzz: 1 } }],
    ['changed, the e-mail', { body: { email: interview.address('changed') }, pick: one('email') }],
    ['changed, the e-mail to another’s', { body: { email: full.email }, pick: one('email') }],
    ['changed, the e-mail to none', { body: { email: 'no' } }],
    ['changed, the e-mail to null', { body: { email: null } }],
    ['changed, the id', { body: { id: 3 }, pick: (b) => ({ same: b?.id === interview.ids.one }) }],
    ['changed, the @id', { body: { '@id': '/users/3' }, pick: (b) => ({ same: b?.id === interview.ids.one }) }],
    ['changed, a boolean to 1', { body: { music: 1 } }],
    ['changed, an integer to a text', { body: { gender: '2' } }],
    ['changed, a text to a number', { body: { givenName: 5 } }],
    ['changed, a date to nothing', { body: { birthDate: '' } }],
    ['changed, with 256 characters', { body: { givenName: long(256) } }],
    ['changed, as JSON', { raw: '{"givenName":"B"}', type: 'application/json' }],
    ['changed, as ld+json', { raw: '{"givenName":"B"}', type: 'application/ld+json' }],
    ['changed, as vnd.api', { raw: '{"data":{"attributes":{"givenName":"B"}}}', type: 'application/vnd.api+json' }],
    ['changed, without a content type', { raw: '{"givenName":"B"}', type: null }],
    ['changed, with a list', { raw: '[]' }],
    ['changed, with nothing sent', { raw: '' }],
    ['changed, with null', { raw: 'null' }],
    [
      'changed, roles',
      {
        body: {
          rolesTerritory: [
            { role: 2, territory: null },
            { role: 3, territory: null },
          ],
        },
        pick: one('rolesTerritory'),
      },
    ],
    ['changed, roles to none', { body: { rolesTerritory: [] }, pick: one('rolesTerritory') }],
    ['changed, roles to an unknown one', { body: { rolesTerritory: [{ role: 9999, territory: null }] }, pick: one('rolesTerritory') }],
    ['changed, roles to one', { body: { rolesTerritory: [{ role: 3, territory: null }] }, pick: one('rolesTerritory') }],
    [
      'changed, roles to the same twice',
      {
        body: {
          rolesTerritory: [
            { role: 3, territory: null },
            { role: 3, territory: null },
          ],
        },
        pick: one('rolesTerritory'),
      },
    ],
    ['changed, by PUT', { method: 'PUT', body: { givenName: 'B' } }],
    ['changed, asking for plain JSON', { body: { givenName: 'Ana' }, accept: 'application/json' }],
    ['changed, as operator', { as: 'operator', body: { givenName: 'Ana' } }],
    ['changed, as community manager', { as: 'community', body: { givenName: 'Ana' } }],
    ['changed, as plain', { as: 'plain', body: { givenName: 'Ana' } }],
  ]);
  const homeOne = async () => home((await interview.get(`/admin/users/${interview.ids.one}`)).body);
  await interview.table({ ...change, pick: homeOne }, [
    ['changed, a first home', { body: { homeAddress: ADDRESS } }],
    ['changed, the home in part', { body: { homeAddress: { addressLocality: 'Toul' } } }],
    ['changed, the home again', { body: { homeAddress: { ...ADDRESS, '@id': '/addresses/1', displayLabel: ['a', 'b'] } } }],
    ['changed, the home with numbers', { body: { homeAddress: numeric(ADDRESS) } }],
    ['changed, the home to null', { body: { homeAddress: null } }],
  ]);

  // ---- exports
  const csv = (_, { text, contentType, headers }) => ({
    type: contentType.split(';')[0],
    header: text.split('\n')[0].trim(),
    lines: text.trim().split('\n').length,
    disposition: headers.get('content-disposition'),
  });
  const exported = { method: 'GET', accept: 'text/csv', pick: csv };
  await interview.table(exported, [
    ['export, standard', { as: 'exporter', path: `/admin/users/export?exportType=0&${five}` }],
    [
      'export, standard, sorted, 2 a page',
      {
        as: 'exporter',
        path: `/admin/users/export?exportType=0&perPage=2&page=1&order[familyName]=asc&${five}`,
        pick: (_, { text }) => ({
          lines: text.trim().split('\n').length,
          first: text
            .split('\n')[1]
            ?.replace(/^\d+/, 'N')
            .replace(/\d{4}-\d\d-\d\dT[\d:]+/g, 'DATE'),
        }),
      },
    ],
    ['export without a type', { as: 'exporter', path: `/admin/users/export?${five}` }],
    ['export, extended', { as: 'exporter', path: `/admin/users/export?exportType=1&${five}` }],
    [
      'export, extended, a row',
      {
        as: 'exporter',
        path: `/admin/users/export?exportType=1&selected=${interview.ids.full}`,
        pick: (_, { text }) => ({
          row: text
            .split('\n')[1]
            ?.replace(/^"?\d+"?/, 'N')
            .replaceAll(new Date().toISOString().slice(0, 10).split('-').reverse().join('-'), 'TODAY'),
        }),
      },
    ],
    [
      'export, extended, hitchhikers',
      {
        as: 'exporter',
        path: `/admin/users/export?exportType=1&isHitchHiker=true&selected=${interview.ids.full},${interview.ids.hiker}`,
        pick: (_, { text }) => ({ lines: text.trim().split('\n').length }),
      },
    ],
    ['export as super admin', { as: 'superadmin', path: `/admin/users/export?exportType=0&${five}` }],
    ['export as admin', { as: 'admin', path: `/admin/users/export?exportType=0&${five}`, pick: undefined }],
    ['export as operator', { as: 'operator', path: `/admin/users/export?exportType=0&${five}`, pick: undefined }],
    ['export as ld+json', { as: 'exporter', accept: 'application/ld+json', path: `/admin/users/export?${five}`, pick: undefined }],
    ['export as JSON', { as: 'exporter', accept: 'application/json', path: `/admin/users/export?${five}`, pick: undefined }],
    ['export as anything', { as: 'exporter', accept: '*/*', path: `/admin/users/export?${five}` }],
    ['export of nobody', { as: 'exporter', path: '/admin/users/export?exportType=0&selected=999999999' }],
    ['export, extended, of nobody', { as: 'exporter', path: '/admin/users/export?exportType=1&selected=999999999' }],
    ['export of an unknown type', { as: 'exporter', path: `/admin/users/export?exportType=7&${five}` }],
  ]);

  // ---- deletion
  await interview.table({ method: 'DELETE' }, [
    ['deleted as plain', { as: 'plain', path: '/admin/users/{four}' }],
    ['deleted as community manager', { as: 'community', path: '/admin/users/{four}' }],
    ['deleted', { path: '/admin/users/{five}' }],
    ['deleted again', { path: '/admin/users/{five}' }],
  ]);
  await interview.probe('read after its deletion', {
    ...item,
    path: '/admin/users/{five}',
    pick: (b) => ({
      ...fields('status', 'givenName', 'familyName', 'telephone', 'gender', 'birthDate', 'shortFamilyName')(b),
      email: b?.email?.replace(/^\d+/, 'N'),
    }),
  });
  await interview.probe('changed after its deletion', { method: 'PATCH', path: '/admin/users/{five}', body: { givenName: 'X' } });
  await interview.probe('listed after its deletion', { method: 'GET', path: list(`selected=${interview.ids.five}`), pick: mine });
  // Asked only when all ids are known: without a filter, this call deletes everybody.
  if (interview.ids.two && interview.ids.three && interview.ids.four) {
    const gone = (ids) => async () =>
      Object.fromEntries(
        await Promise.all(ids.map(async (name) => [name, (await interview.get(`/admin/users/${interview.ids[name]}`)).body?.status])),
      );
    await interview.probe('several deleted as plain', {
      as: 'plain',
      method: 'GET',
      path: `/admin/users/delete?selected=${interview.ids.four}`,
      pick: gone(['four']),
    });
    await interview.probe('several deleted', {
      method: 'GET',
      path: `/admin/users/delete?selected=${interview.ids.two},${interview.ids.three}`,
      pick: async (b) => ({ rows: rows(b).length, after: await gone(['two', 'three'])() }),
    });
    await interview.probe('several deleted that are deleted', {
      method: 'GET',
      path: `/admin/users/delete?selected=${interview.ids.two},${interview.ids.three}`,
    });
  }
}
