// Questions about solidary records: creating the three kinds, reading, every kind of change, the actions, and records of others.
import { fields, rows } from '../Interview';
import { pngFile, textFile } from '../madeUpFiles';
import { HTML, day, long } from '../samples';
import { shapeOf } from '../shapes';
import { createAccount } from './createAccount.mjs';
import { ensureStructures, list } from './structure.mjs';
import { KINDS, destination, flexible, origin, punctual, recordBody, regular, week } from './record.mjs';

export async function solidaries(interview) {
  if (!interview.has('solidaryadmin') || !interview.has('operator')) return;
  await ensureStructures(interview);
  const { tag, parts } = interview;
  const as = 'operator';
  const R = '/admin/solidaries';
  const body = (more) => recordBody(interview, more);
  const create = { as, method: 'POST', path: R };
  const read = async (id) => (await interview.get(`${R}/${id}`, as)).body;
  const proofOf = (kind, type = 1) => parts.proofs.find((one) => one[kind] && one.type === type)?.id;
  const dates = new Map([
    [day(30), 'D+30'],
    [day(31), 'D+31'],
    [day(37), 'D+37'],
    [day(38), 'D+38'],
    [day(44), 'D+44'],
    [day(60), 'D+60'],
    [day(120), 'D+120'],
    [day(0), 'today'],
  ]);
  /** Replaces the dates of this run by what they stand for. */
  const tidy = (value) =>
    JSON.parse(
      JSON.stringify(value ?? null).replace(/\d{4}-\d\d-\d\d(?=T| |")/g, (text) => dates.get(text) ?? (text.startsWith('1970') ? text : text)),
    );
  const summary = (b) =>
    tidy({
      ...fields(
        'status',
        'progression',
        'adminfrequency',
        'adminproposalType',
        'punctualOutwardDateChoice',
        'punctualOutwardTimeChoice',
        'punctualReturnDateChoice',
        'regularDateChoice',
        'adminfromDate',
        'admintoDate',
        'adminreturnDate',
        'adminoutwardTime',
        'adminoutwardMinTime',
        'adminoutwardMaxTime',
        'adminreturnTime',
        'adminreturnMinTime',
        'adminreturnMaxTime',
        'adminsubject',
        'adminschedules',
      )(b),
      needs: list(b?.needs).map(({ label }) => label),
      origin: b?.adminorigin?.addressLocality,
      destination: b?.admindestination?.addressLocality,
      diary: list(b?.admindiary).map(({ action }) => action),
    });
  const stored = async (b) => (b?.id ? summary(await read(b.id)) : undefined);

  // ---- creation
  for (const [kind, more] of Object.entries(KINDS)) {
    await interview.probe(`created, ${kind}`, {
      ...create,
      body: body({
        ...more,
        beneficiary: {
          email: interview.address(`r.${kind}`),
          givenName: kind,
          familyName: `Re${tag}`,
          telephone: '0383402512',
          gender: 1,
          birthDate: '1941-05-02',
          newsSubscription: true,
          homeAddress: origin,
        },
        needs: parts.needs.slice(0, 1).map(({ id }) => id),
        additionalNeed: 'Une marche',
        proofs: [
          { id: proofOf('checkbox'), value: true },
          { id: proofOf('input'), value: 'ami' },
          { id: proofOf('radio'), value: '1' },
          { id: proofOf('selectbox'), value: 'cpam' },
          { id: proofOf('file'), value: null },
        ].filter(({ id }) => id),
      }),
      save: ['record', kind],
      pick: async (b) => ({ keys: Object.keys(b ?? {}).sort(), stored: await stored(b) }),
    });
  }
  for (const choice of [1, 2, 3, 4]) {
    await interview.probe(`created, outward date choice ${choice}`, {
      ...create,
      body: body({ ...punctual, punctualOutwardDateChoice: choice, punctualOutwardMaxDate: day(37) }),
      pick: stored,
    });
    await interview.probe(`created, outward time choice ${choice}`, {
      ...create,
      body: body({ ...punctual, punctualOutwardTimeChoice: choice }),
      pick: stored,
    });
  }
  for (const choice of [1, 2, 3, 4, 5])
    await interview.probe(`created, return choice ${choice}`, {
      ...create,
      body: body({ ...punctual, punctualReturnDateChoice: choice, punctualReturnDate: day(31), punctualReturnTime: '18:15' }),
      pick: stored,
    });
  for (const choice of [1, 2, 3, 9])
    await interview.probe(`created, regular date choice ${choice}`, {
      ...create,
      body: body({ ...regular, regularDateChoice: choice }),
      pick: stored,
    });
  const without = (key) => ({ [key]: undefined });
  await interview.table({ ...create, pick: stored }, [
    ...[
      'structure',
      'beneficiary',
      'adminsubject',
      'origin',
      'destination',
      'regular',
      'punctualOutwardDateChoice',
      'punctualOutwardMinDate',
      'punctualOutwardTimeChoice',
      'punctualOutwardMinTime',
      'punctualReturnDateChoice',
    ].map((key) => [`created, punctual, without ${key}`, { body: body({ ...punctual, ...without(key) }) }]),
    ...['regularDateChoice', 'regularMinDate', 'regularMaxDate', 'regularSchedules'].map((key) => [
      `created, regular, without ${key}`,
      { body: body({ ...regular, ...without(key) }) },
    ]),
    ['created, flexible, without punctualOutwardMaxDate', { body: body({ ...flexible, ...without('punctualOutwardMaxDate') }) }],
    [
      'created, flexible, return choice 5',
      { body: body({ ...flexible, punctualReturnDateChoice: 5, punctualReturnDate: day(38), punctualReturnTime: '18:00' }) },
    ],
    [
      'created, punctual, return choice 5 without its date',
      { body: body({ ...punctual, punctualReturnDateChoice: 5, punctualReturnTime: '18:00' }) },
    ],
    [
      'created, punctual, return choice 5 without its time',
      { body: body({ ...punctual, punctualReturnDateChoice: 5, punctualReturnDate: day(31) }) },
    ],
    ['created, needs left out', { body: body({ ...punctual, needs: undefined, proofs: undefined }) }],
    ['created, an unknown structure', { body: body({ ...punctual, structure: 999999999 }) }],
    ['created, a structure that is a text', { body: body({ ...punctual, structure: String(interview.ids.structure) }) }],
    ['created, an unknown beneficiary', { body: body({ ...punctual, beneficiary: { id: 999999999 } }) }],
    ['created, an unknown subject', { body: body({ ...punctual, adminsubject: 999999999 }) }],
    ['created, the subject of another structure', { body: body({ ...punctual, adminsubject: interview.ids.otherSubject }) }],
    ['created, an unknown need', { body: body({ ...punctual, needs: [999999999] }) }],
    ['created, a subject of its own', { body: body({ ...punctual, adminsubject: undefined, additionalSubject: 'Chorale' }) }],
    ['created, both subjects', { body: body({ ...punctual, additionalSubject: 'Chorale' }) }],
    ['created, an empty subject of its own', { body: body({ ...punctual, adminsubject: undefined, additionalSubject: '' }) }],
    ['created, anywhere', { body: body({ ...punctual, destination: undefined, destinationAny: true }) }],
    ['created, from coordinates alone', { body: body({ ...punctual, origin: { latitude: '48.5942', longitude: '6.495' } }) }],
    ['created, from numbers', { body: body({ ...punctual, origin: { ...origin, latitude: 48.5942, longitude: 6.495 } }) }],
    ['created, from nowhere', { body: body({ ...punctual, origin: {} }) }],
    ['created, outward date choice 5', { body: body({ ...punctual, punctualOutwardDateChoice: 5 }) }],
    ['created, outward date choice as a text', { body: body({ ...punctual, punctualOutwardDateChoice: '1' }) }],
    ['created, outward time choice 9', { body: body({ ...punctual, punctualOutwardTimeChoice: 9 }) }],
    ['created, return choice 9', { body: body({ ...punctual, punctualReturnDateChoice: 9 }) }],
    ['created, at 9:30', { body: body({ ...punctual, punctualOutwardMinTime: '9:30' }) }],
    ['created, at 09:30:00', { body: body({ ...punctual, punctualOutwardMinTime: '09:30:00' }) }],
    ['created, on a day of the past', { body: body({ ...punctual, punctualOutwardMinDate: '2020-01-01' }) }],
    ['created, on a day that is none', { body: body({ ...punctual, punctualOutwardMinDate: 'demain' }) }],
    ['created, on a day with its time', { body: body({ ...punctual, punctualOutwardMinDate: `${day(30)}T00:00:00+00:00` }) }],
    ['created, both kinds at once', { body: body({ ...punctual, ...regular }) }],
    ['created, regular as a text', { body: body({ ...punctual, regular: 'false' }) }],
    ['created, regular as 1', { body: body({ ...regular, regular: 1 }) }],
    [
      'created, regular, no days',
      { body: body({ ...regular, regularSchedules: [{ ...week, mon: false, thu: false, outwardTime: '08:00', returnTime: null }] }) },
    ],
    ['created, regular, no rows', { body: body({ ...regular, regularSchedules: [] }) }],
    ['created, regular, no outward time', { body: body({ ...regular, regularSchedules: [{ ...week, outwardTime: null, returnTime: '17:00' }] }) }],
    ['created, regular, no returnTime key', { body: body({ ...regular, regularSchedules: [{ ...week, outwardTime: '08:00' }] }) }],
    [
      'created, regular, two rows of different days',
      {
        body: body({
          ...regular,
          regularSchedules: [
            { ...week, outwardTime: '08:00', returnTime: null },
            { ...week, mon: false, thu: false, sat: true, outwardTime: '10:00', returnTime: '12:00' },
          ],
        }),
      },
    ],
    [
      'created, regular, two rows of the same day',
      {
        body: body({
          ...regular,
          regularSchedules: [
            { ...week, outwardTime: '08:00', returnTime: null },
            { ...week, outwardTime: '10:00', returnTime: '12:00' },
          ],
        }),
      },
    ],
    ['created, ending before it starts', { body: body({ ...regular, regularMaxDate: day(10) }) }],
    ['created, a proof without its value', { body: body({ ...punctual, proofs: [{ id: proofOf('checkbox') }] }) }],
    ['created, an unknown proof', { body: body({ ...punctual, proofs: [{ id: 999999999, value: 'x' }] }) }],
    [
      'created, a beneficiary without an e-mail',
      {
        body: body({ ...punctual, beneficiary: { givenName: 'Sans', familyName: `Se${tag}`, gender: 1, telephone: '0383000009' } }),
        pick: async (b) => {
          const r = await read(b?.id);
          return { email: r?.adminemail?.replace(/\+[^@]*@/, '+N@') ?? '(absent)' };
        },
      },
    ],
    [
      'created, a beneficiary with an e-mail that exists',
      { body: body({ ...punctual, beneficiary: { email: interview.email('admin'), givenName: 'X', familyName: 'Y', gender: 1 } }) },
    ],
    [
      'created, a beneficiary without a gender',
      { body: body({ ...punctual, beneficiary: { email: interview.address('nogender'), givenName: 'X', familyName: `Sg${tag}` } }) },
    ],
    ['created, an empty beneficiary', { body: body({ ...punctual, beneficiary: {} }) }],
    ['created, with an id', { body: { ...body(punctual), id: 4 } }],
    ['created, with an unknown key', { body: body({ ...punctual, zzz: 1 }) }],
    ['created, HTML', { body: body({ ...punctual, adminsubject: undefined, additionalSubject: HTML, additionalNeed: HTML }) }],
    ['created, a subject of 256 characters', { body: body({ ...punctual, adminsubject: undefined, additionalSubject: long(256) }) }],
    [
      'created, of a structure one does not operate',
      {
        body: body({ ...punctual, structure: interview.ids.otherStructure, adminsubject: interview.ids.otherSubject }),
        save: ['record', 'foreign'],
        pick: undefined,
      },
    ],
    ['created as admin', { as: 'admin', body: body(punctual), save: ['record', 'byAdmin'], pick: undefined }],
    ['created as plain', { as: 'plain', body: body(punctual), pick: undefined }],
  ]);
  // A record for an account that exists already.
  const known = await createAccount(interview, 'known', { givenName: 'Connue', familyName: `Sk${tag}`, telephone: '0600000000' });
  await interview.probe('created, for an account that exists', {
    ...create,
    body: body({ ...punctual, beneficiary: { id: known, givenName: 'Changée', telephone: null, newsSubscription: true, homeAddress: origin } }),
    pick: async (b) => {
      const r = await read(b?.id);
      return {
        same: r?.adminuserId === known,
        ...fields('admingivenName', 'admintelephone', 'adminnewsSubscription')(r),
        home: Boolean(r?.adminhomeAddress),
      };
    },
  });

  // ---- reading
  for (const kind of Object.keys(KINDS)) {
    await interview.probe(`read, ${kind}`, {
      as,
      method: 'GET',
      path: `${R}/{${kind}}`,
      pick: (b) =>
        tidy({
          keys: Object.keys(b ?? {}).sort(),
          nulls: Object.keys(b ?? {}).filter((key) => b[key] === null),
          diary: Object.keys(list(b?.admindiary)[0] ?? {}).sort(),
          progression: list(b?.admindiary)[0]?.progression,
          proofs: list(b?.adminproofs).map(({ label, value, status }) => [label, value, status].join('|')),
          proof: Object.keys(list(b?.adminproofs)[0] ?? {}).sort(),
          carpools: shapeOf(Object.keys(b?.admincarpools ?? {})),
          solutions: b?.adminsolutions && { drivers: b.adminsolutions.drivers, threads: b.adminsolutions.threads },
          origin: Object.keys(b?.adminorigin ?? {}).sort(),
          home: Object.keys(b?.adminhomeAddress ?? {}).sort(),
          birthDate: b?.adminbirthDate,
          distance: typeof b?.distance,
          ...summary(b),
        }),
    });
  }
  await interview.table({ method: 'GET' }, [
    ['read of a structure one does not operate', { as, path: `${R}/{foreign}` }],
    ['read as solidary admin', { as: 'solidaryadmin', path: `${R}/{punctual}` }],
    ['read as admin', { as: 'admin', path: `${R}/{punctual}` }],
    ['read as super admin', { as: 'superadmin', path: `${R}/{punctual}` }],
    ['read as plain', { as: 'plain', path: `${R}/{punctual}` }],
    ['list as admin', { as: 'admin', path: R }],
    ['list as solidary admin', { as: 'solidaryadmin', path: `${R}?perPage=5`, pick: (b) => ({ total: b?.['hydra:totalItems'] }) }],
    [
      'actions',
      {
        as,
        path: `${R}/actions`,
        pick: (b) => ({
          keys: Object.keys(rows(b)[0] ?? {}).sort(),
          all: rows(b)
            .map(({ id, name, type, progression }) => [id, name, type, progression].join('|'))
            .sort(),
        }),
      },
    ],
    ['actions as admin', { as: 'admin', path: `${R}/actions` }],
  ]);
  const found = (b) => ({ own: interview.own('record', b).own, keys: Object.keys(rows(b)[0] ?? {}).sort(), total: b?.['hydra:totalItems'] });
  const own = (b) => interview.own('record', b).own;
  await interview.table({ as, method: 'GET', pick: own }, [
    ['list', { path: `${R}?page=1&perPage=500&order[id]=asc&familyName=Re${tag}`, pick: found }],
    ['list, givenName', { path: `${R}?givenName=egula&familyName=Re${tag}` }],
    ['list, progression 100', { path: `${R}?progression=100&familyName=Re${tag}&order[id]=asc` }],
    ['list, progression 0', { path: `${R}?progression=0&familyName=Re${tag}` }],
    ['list, an apostrophe', { path: `${R}?familyName=l'${tag}` }],
    ['list, status, which is no filter', { path: `${R}?status=4&familyName=Re${tag}&order[id]=asc` }],
    ...['id', 'progression', 'givenName', 'familyName', 'telephone', 'subject', 'fromDate', 'lastActionDate'].map((column) => [
      `list, sorted by ${column} desc`,
      { path: `${R}?order[${column}]=desc&familyName=Re${tag}`, pick: ['id', 'givenName'].includes(column) ? own : (b) => rows(b).length },
    ]),
    ['list, progression as a range', { path: `${R}?progression[lt]=100&familyName=Re${tag}`, expect: undefined }],
  ]);

  // ---- kind 1: actions
  const user = (await read(interview.ids.punctual))?.adminuserId;
  const change = { as, method: 'PATCH', path: `${R}/{punctual}` };
  const act = (animation) => ({ body: { animation: { user, ...animation } } });
  let length = list((await read(interview.ids.punctual))?.admindiary).length;
  const noted = (now) => {
    const added = now - length;
    length = now;
    return added;
  };
  const state = (b) => ({
    ...fields('status', 'progression')(b),
    last: [list(b?.admindiary)[0]?.action, list(b?.admindiary)[0]?.progression, list(b?.admindiary)[0]?.comment].join('|'),
    ...(b?.admindiary && { noted: noted(list(b.admindiary).length) }),
  });
  await interview.table({ ...change, pick: state }, [
    ['action of type 1', { ...act({ action: 71 }) }],
    ['action of type 2', { ...act({ action: 72, comment: 'Une ligne\nune autre <b>gras</b>' }) }],
    ['action of type 3', { ...act({ action: 51 }) }],
    ['action of type 4', { ...act({ action: 56 }) }],
    ['action of type 5', { ...act({ action: 90, comment: 'libre' }) }],
    ['action with a progression of its own', { ...act({ action: 72, progression: 60 }) }],
    ['manual progress 25', { ...act({ action: 39, progression: 25 }) }],
    ['manual progress 50', { ...act({ action: 39, progression: 50 }) }],
    ['manual progress 75', { ...act({ action: 39, progression: 75 }) }],
    ['manual progress 100', { ...act({ action: 39, progression: 100 }) }],
    ['manual progress 30', { ...act({ action: 39, progression: 30 }) }],
    ['manual progress 0', { ...act({ action: 39, progression: 0 }) }],
    ['manual progress as a text', { ...act({ action: 39, progression: '25' }) }],
    ['manual progress without one', { ...act({ action: 39 }) }],
    ['an unknown action', { ...act({ action: 99999 }) }],
    ['an action without an action', { body: { animation: { user } } }],
    ['an action without a person', { body: { animation: { action: 72 } } }],
    ['an action about an unknown person', { ...act({ action: 72, user: 999999999 }) }],
    [
      'an action with an edit besides',
      {
        body: { animation: { action: 72, user }, needs: [], beneficiary: { givenName: 'Jamais' } },
        pick: (b) => ({ ...state(b), name: b?.admingivenName, same: b?.id === interview.ids.punctual }),
      },
    ],
    ['an action of a type that only the server notes', { ...act({ action: 37 }) }],
    ['an empty animation', { body: { animation: {} } }],
    ['an action as solidary admin', { as: 'solidaryadmin', ...act({ action: 72 }), pick: undefined }],
    ['an action on a record one may not read', { path: `${R}/{foreign}`, ...act({ action: 72 }), pick: undefined }],
    ['choosing an unknown driver', { body: { solution: { matching: 999999999, carpooler: user } } }],
    ['choosing without a driver', { body: { solution: { matching: 1 } } }],
    ['choosing without a matching', { body: { solution: { carpooler: user } } }],
    ['a message to an unknown solution', { body: { message: { solution: 999999999, text: 'x' } } }],
    ['a message without a text', { body: { message: { solution: 1 } } }],
    ['a message without a solution', { body: { message: { text: 'x' } } }],
    [
      'nothing changed of a punctual record',
      { body: {}, pick: async (b) => ({ same: b?.id === interview.ids.punctual, status: (await read(interview.ids.punctual))?.status }) },
    ],
  ]);

  // ---- kinds 2 and 3, where somebody could drive: also in the operator's first structure, where there may be volunteers
  await choose(interview, { as, R, read });

  // ---- files
  const fileProof = proofOf('file');
  const send = { as, method: 'POST', path: '/admin/proofs' };
  const shown = async () =>
    list((await read(interview.ids.regular))?.adminproofs)
      .filter(({ file }) => file)
      .map(({ originalName, fileSize, fileName, value, status }) => ({
        originalName,
        fileSize,
        url: /^https?:/.test(fileName ?? ''),
        value,
        status,
      }));
  await interview.table({ ...send, pick: async (b) => ({ keys: Object.keys(b ?? {}).sort(), shown: await shown() }) }, [
    ['proof sent', { form: { solidaryId: interview.ids.regular, proofId: fileProof, file: pngFile() } }],
    [
      'proof sent again',
      { form: { solidaryId: interview.ids.regular, proofId: fileProof, file: textFile('%PDF-1.4', 'carte.pdf', 'application/pdf') } },
    ],
    ['proof without a file', { form: { solidaryId: interview.ids.regular, proofId: fileProof } }],
    ['proof without a definition', { form: { solidaryId: interview.ids.regular, file: pngFile() } }],
    ['proof of an unknown definition', { form: { solidaryId: interview.ids.regular, proofId: 999999999, file: pngFile() } }],
    ['proof without a record', { form: { proofId: fileProof, file: pngFile() } }],
    ['proof of an unknown record', { form: { solidaryId: 999999999, proofId: fileProof, file: pngFile() } }],
    ['proof that is empty', { form: { solidaryId: interview.ids.regular, proofId: fileProof, file: textFile('', 'vide.pdf', 'application/pdf') } }],
    ['proof for a definition that is no file', { form: { solidaryId: interview.ids.regular, proofId: proofOf('input'), file: pngFile() } }],
    ['proof of a record one may not read', { form: { solidaryId: interview.ids.foreign, proofId: fileProof, file: pngFile() } }],
  ]);

  // ---- kind 4: every field by itself, on a fresh record of each kind
  const label = (id) => parts.subjects.find((one) => one.id === id)?.label;
  const alone = {
    nothing: {},
    unknown: { zzz: 1 },
    structure: { structure: interview.ids.otherStructure },
    status: { status: 4 },
    progression: { progression: 50 },
    'proof, an input': { proofs: [{ id: proofOf('input'), value: 'presse' }] },
    'proof, a checkbox': { proofs: [{ id: proofOf('checkbox'), value: true }] },
    'proof, null': { proofs: [{ id: proofOf('input'), value: null }] },
    'proofs, none': { proofs: [] },
    'needs, none': { needs: [] },
    needs: { needs: parts.needs.slice(0, 1).map(({ id }) => id) },
    'needs, unknown': { needs: [999999999] },
    additionalNeed: { additionalNeed: 'Un siège haut' },
    'additionalNeed, null': { additionalNeed: null },
    adminsubject: { adminsubject: parts.subjects[1]?.id },
    'adminsubject, unknown': { adminsubject: 999999999 },
    additionalSubject: { additionalSubject: 'Chorale' },
    'beneficiary’s telephone': { beneficiary: { telephone: '0600000002' } },
    'beneficiary’s name': { beneficiary: { givenName: 'Autre' } },
    'beneficiary’s home': { beneficiary: { homeAddress: { ...origin, addressLocality: 'Toul' } } },
    'beneficiary, null': { beneficiary: { telephone: null } },
    'origin, the same': { origin },
    origin: { origin: { ...origin, latitude: '48.600000', addressLocality: 'Vitrimont' } },
    destination: { destination: { ...destination, latitude: '48.700000' } },
    destinationAny: { destinationAny: true },
    'destinationAny, false': { destinationAny: false },
    'regular, true': { regular: true },
    'regular, false': { regular: false },
    'regular, false, and additionalSubject': { regular: false, additionalSubject: 'Chorale' },
    'regular, true, and additionalSubject': { regular: true, additionalSubject: 'Chorale' },
    'regular, false, and beneficiary': { regular: false, beneficiary: { telephone: '0600000003' } },
    'regular, false, with both choices': { regular: false, punctualOutwardDateChoice: 1, punctualOutwardTimeChoice: 3 },
    'regular, false, whole': { ...punctual },
    'regular, true, whole': { ...regular },
    regularDateChoice: { regularDateChoice: 2 },
    regularMinDate: { regularMinDate: day(31) },
    regularMaxDate: { regularMaxDate: day(60) },
    regularSchedules: { regularSchedules: [{ ...week, mon: false, sat: true, outwardTime: '10:00', returnTime: null }] },
    punctualOutwardDateChoice: { punctualOutwardDateChoice: 1 },
    'punctualOutwardDateChoice 3': { punctualOutwardDateChoice: 3 },
    punctualOutwardMinDate: { punctualOutwardMinDate: day(31) },
    punctualOutwardMaxDate: { punctualOutwardMaxDate: day(44) },
    punctualOutwardTimeChoice: { punctualOutwardTimeChoice: 3 },
    'punctualOutwardTimeChoice 9': { punctualOutwardTimeChoice: 9 },
    punctualOutwardMinTime: { punctualOutwardMinTime: '10:45' },
    punctualReturnDateChoice: { punctualReturnDateChoice: 4 },
    'punctualReturnDateChoice 5': { punctualReturnDateChoice: 5, punctualReturnDate: day(31), punctualReturnTime: '18:00' },
    punctualReturnDate: { punctualReturnDate: day(31) },
    punctualReturnTime: { punctualReturnTime: '19:00' },
    'a date that is none': { punctualOutwardMinDate: 'demain', beneficiary: { telephone: '0600000009' } },
  };
  const choicesOf = ({ regular: isRegular, punctualOutwardDateChoice, punctualOutwardTimeChoice }) =>
    isRegular ? {} : { regular: false, punctualOutwardDateChoice, punctualOutwardTimeChoice };
  for (const [kind, more] of Object.entries(KINDS)) {
    const onlyOfKind = more.regular
      ? {}
      : {
          'regular, false, with its stored choices': choicesOf(more),
          'regular, false, with its stored choices, and needs': { ...choicesOf(more), needs: [] },
        };
    for (const [name, sent] of Object.entries({ ...alone, ...onlyOfKind })) {
      const { body: made } = await interview.send('POST', R, {
        as,
        body: body({
          ...more,
          needs: parts.needs.slice(1, 2).map(({ id }) => id),
          proofs: [{ id: proofOf('input'), value: 'ami' }].filter(({ id }) => id),
        }),
      });
      if (!made?.id) continue;
      interview.ids.fresh = made.id;
      await interview.probe(`changed, ${kind}, ${name}`, {
        as,
        method: 'PATCH',
        path: `${R}/{fresh}`,
        body: sent,
        noShape: true,
        pick: async (b, { status }) => {
          const old = await interview.get(`${R}/${made.id}`, as);
          const last = b?.id && b.id !== made.id ? await read(b.id) : old.body;
          const told = status < 400 ? (b?.id === made.id ? 'the same record' : 'a copy') : '-';
          return {
            told,
            before: old.status === 200 ? { status: old.body?.status, child: 'adminsolidaryChildId' in (old.body ?? {}) } : old.status,
            telephone: last?.admintelephone,
            name: last?.admingivenName,
            home: last?.adminhomeAddress?.addressLocality,
            proofs: list(last?.adminproofs)
              .filter(({ value }) => value)
              .map(({ label: of, value }) => `${of}=${value}`),
            structure: interview.nameOf('structure', last?.adminstructureId),
            ...summary(last),
          };
        },
      });
    }
  }
  delete interview.ids.fresh;
  void label;

  // ---- copies of copies, and changes that are not possible
  const { body: again } = await interview.send('POST', R, { as, body: body(punctual) });
  if (again?.id) {
    interview.ids.again = again.id;
    await interview.probe('replaced once', {
      as,
      method: 'PATCH',
      path: `${R}/{again}`,
      body: { needs: [] },
      pick: (b) => ({ same: b?.id === again.id, parent: b?.adminsolidaryId === again.id }),
    });
    await interview.probe('replaced twice', { as, method: 'PATCH', path: `${R}/{again}`, body: { needs: [] } });
    await interview.probe('read after it was replaced twice', { as, method: 'GET', path: `${R}/{again}` });
  }
  await interview.table({ as }, [
    ['deleted', { method: 'DELETE', path: `${R}/{regular}` }],
    ['replaced by PUT', { method: 'PUT', path: `${R}/{regular}`, body: {} }],
    ['changed as plain', { as: 'plain', method: 'PATCH', path: `${R}/{regular}`, body: { needs: [] } }],
    ['the public twin deleted', { method: 'DELETE', path: '/solidaries/{byAdmin}' }],
    ['structures of the public', { method: 'GET', path: '/structures?perPage=2' }],
    ['formal requests', { method: 'GET', path: '/solidary_formal_requests' }],
    ['asks', { method: 'GET', path: '/solidary_asks' }],
    ['contacts, from nothing', { method: 'POST', path: '/solidary_contacts', body: {} }],
  ]);
}

/** Chooses a driver and writes to them, on a record for which the server has found somebody. */
async function choose(interview, { as, R, read }) {
  const structures = rows((await interview.get('/admin/structures', as)).body).filter(
    ({ id, solidaryTransport }) => id !== interview.ids.structure && solidaryTransport,
  );
  const tried = [interview.ids.punctual, interview.ids.regular, interview.ids.flexible];
  tried.push(...rows((await interview.get(`${R}?progression=100&perPage=15`, as)).body).map(({ id }) => id));
  const seeded = structures[0] && (await interview.get(`/admin/structures/${structures[0].id}`, as)).body;
  if (seeded) {
    const made = await interview.send('POST', R, {
      as,
      body: {
        ...recordBody(interview, {
          ...regular,
          regularSchedules: [
            { mon: true, tue: true, wed: true, thu: true, fri: true, sat: true, sun: true, outwardTime: '09:00', returnTime: '15:00' },
          ],
        }),
        structure: seeded.id,
        adminsubject: list(seeded.subjects)[0]?.id,
      },
    });
    if (made.body?.id) tried.push(made.body.id);
  }
  let [carpool, transport] = [undefined, undefined];
  for (const id of tried.filter(Boolean)) {
    const record = await read(id);
    if (!record?.id || record.status === 6) continue;
    const free = (side) =>
      list(side).find(({ matchingId }) => matchingId && !list(record.adminsolutions?.drivers).some((driver) => driver.matchingId === matchingId));
    carpool ??= free(record.admincarpools?.outward) && { id, record, one: free(record.admincarpools.outward) };
    transport ??= free(record.admintransporters?.outward) && { id, record, one: free(record.admintransporters.outward) };
    if (carpool && transport) break;
  }
  for (const [kind, at] of [
    ['carpooler', carpool],
    ['transporter', transport],
  ]) {
    if (!at) continue;
    interview.ids.driven = at.id;
    const person = kind === 'carpooler' ? at.one.carpoolerId : at.one.volunteerId;
    const chosen = (b) => list(b?.adminsolutions?.drivers).filter(({ userId }) => userId === person);
    await interview.probe(`a ${kind} who could drive`, {
      as,
      method: 'GET',
      path: `${R}/{driven}`,
      pick: (b) => ({
        keys: Object.keys(list((kind === 'carpooler' ? b?.admincarpools : b?.admintransporters)?.outward)[0] ?? {})
          .filter((key) => !['schedule', 'carpoolerSchedule', 'destinationTime'].includes(key))
          .sort(),
      }),
    });
    await interview.probe(`choosing a ${kind}`, {
      as,
      method: 'PATCH',
      path: `${R}/{driven}`,
      body: { solution: { matching: at.one.matchingId, [kind]: person } },
      pick: (b) => ({
        drivers: chosen(b).length > 0,
        keys: Object.keys(chosen(b)[0] ?? {})
          .filter((key) => !['outward', 'return', 'schedule', 'carpoolerSchedule', 'destinationTime'].includes(key))
          .sort(),
        status: chosen(b)[0]?.status ?? null,
        contacted: chosen(b)[0]?.contacted,
        unchanged: b?.status === at.record.status && b?.progression === at.record.progression,
        threads: Array.isArray(b?.adminsolutions?.threads) ? 'array' : typeof b?.adminsolutions?.threads,
      }),
    });
    const solution = chosen(await read(at.id))[0];
    if (!solution) continue;
    await interview.probe(`writing to a ${kind}`, {
      as,
      method: 'PATCH',
      path: `${R}/{driven}`,
      body: { message: { solution: solution.id, text: 'Bonjour,\n<b>merci</b>' } },
      pick: (b) => {
        const thread = list(b?.adminsolutions?.threads?.[solution.id]);
        return {
          contacted: chosen(b)[0]?.contacted,
          status: chosen(b)[0]?.status,
          length: thread.length,
          keys: Object.keys(thread[0] ?? {}).sort(),
          text: thread.at(-1)?.text,
          delegate: Boolean(thread.at(-1)?.delegateGivenName),
          unchanged: b?.status === at.record.status,
        };
      },
    });
    await interview.probe(`writing to a ${kind} again`, {
      as,
      method: 'PATCH',
      path: `${R}/{driven}`,
      body: { message: { solution: solution.id, text: 'Encore' } },
      pick: (b) => ({ length: list(b?.adminsolutions?.threads?.[solution.id]).length }),
    });
    await interview.probe(`choosing a ${kind} twice`, {
      as,
      method: 'PATCH',
      path: `${R}/{driven}`,
      body: { solution: { matching: at.one.matchingId, [kind]: person } },
    });
    await interview.probe(`an edit of a record with a ${kind}`, {
      as,
      method: 'PATCH',
      path: `${R}/{driven}`,
      body: { animation: { action: 43, user: person } },
      pick: (b) => ({ status: b?.status, about: list(b?.admindiary)[0]?.userId === person }),
    });
  }
}
