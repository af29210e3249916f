// Questions about structures, with their subjects, needs, proofs, territories and operators.
import { fields, rows } from '../Interview';
import { long } from '../samples';
import { createAccount } from './createAccount.mjs';
import { ensureStructures, list, proof, structureBody, windows } from './structure.mjs';

export async function structures(interview) {
  if (!interview.has('solidaryadmin') || !interview.has('operator')) return;
  await ensureStructures(interview);
  const { tag } = interview;
  const as = 'solidaryadmin';
  let count = 0;
  const body = (more = {}) => structureBody(tag, `s${(count += 1)}`, more);
  const create = { as, method: 'POST', path: '/admin/structures' };
  const operatorId = interview.ids.operatorUser;
  const labels = (value) => list(value).map(({ label }) => label);
  const proofs = (b) =>
    list(b?.structureProofs).map((one) =>
      [
        one.label,
        one.type,
        one.position,
        ...['checkbox', 'radio', 'input', 'file', 'selectbox'].filter((kind) => one[kind]),
        one.mandatory ?? null,
        one.activated ?? null,
        one.options ?? null,
        one.acceptedValues ?? null,
      ].join('|'),
    );
  const shapes = (b) => ({
    keys: Object.keys(b ?? {}).sort(),
    subject: Object.keys(list(b?.subjects)[0] ?? {}).sort(),
    need: Object.keys(list(b?.needs)[0] ?? {}).sort(),
    proof: Object.keys(list(b?.structureProofs)[0] ?? {}).sort(),
    operator: Object.keys(list(b?.operators)[0] ?? {}).sort(),
    territory: Object.keys(list(b?.territories)[0] ?? {}).sort(),
  });

  await interview.probe('created, whole', {
    ...create,
    body: body({
      mMinRangeTime: '1970-01-01T05:00:00+00:00',
      mMon: true,
      eSun: false,
      subjects: [{ label: 'S1' }, { label: null }],
      needs: [{ label: 'N1', labelVolunteer: 'V1' }],
      structureProofs: [
        proof('P1', 1, 'checkbox'),
        proof('P2', 2, 'radio', { options: 'a;b', acceptedValues: '1;2', type: 2 }),
        proof('P3', 3, 'input', { options: 'a', checkbox: true }),
      ],
      structureProofsRequester: [proof('Ignored', 4, 'input')],
    }),
    save: ['structure', 'whole'],
    pick: (b) => ({
      ...shapes(b),
      ...fields('mode', 'solidaryTransport', 'beneficiaryAutoApproval', 'removable', 'mMinTime', 'mMinRangeTime', 'mMon', 'eSun')(b),
      subjects: labels(b?.subjects),
      proofs: proofs(b),
    }),
  });
  await interview.probe('created, the least', {
    ...create,
    body: { name: `St ${tag} least`, ...windows },
    save: ['structure', 'least'],
    pick: fields(
      'email',
      'mode',
      'solidaryTransport',
      'telephone',
      'signature',
      'mMon',
      'subjects',
      'needs',
      'structureProofs',
      'operators',
      'territories',
    ),
  });
  await interview.probe('created, to be deleted', { ...create, body: body(), save: ['structure', 'doomed'] });
  await interview.table(create, [
    ['created without a name', { body: body({ name: undefined }) }],
    ['created with an empty name', { body: body({ name: '' }) }],
    ['created with null for a name', { body: body({ name: null }) }],
    ['created with 256 characters of name', { body: body({ name: long(256) }) }],
    ['created with an e-mail that is none', { body: body({ email: 'no' }) }],
    ['created with null for an e-mail', { body: body({ email: null }) }],
    ['created without a time', { body: body({ mMinTime: undefined }) }],
    ['created with a time that is none', { body: body({ mMinTime: 'matin' }) }],
    [
      'created with HH:mm',
      {
        body: body({ mMinTime: '07:15', operators: [{ id: operatorId }] }),
        pick: async (b) => ({
          answer: b?.mMinTime?.slice(11, 16),
          stored: (await interview.get(`/admin/structures/${b?.id}`, 'operator')).body?.mMinTime,
        }),
      },
    ],
    [
      'created with a time of another zone',
      {
        body: body({ mMinTime: '2026-07-14T07:45:00+02:00', operators: [{ id: operatorId }] }),
        pick: async (b) => ({ stored: (await interview.get(`/admin/structures/${b?.id}`, 'operator')).body?.mMinTime }),
      },
    ],
    ['created with an unknown territory', { body: body({ territories: [999999999] }) }],
    ['created with an unknown operator', { body: body({ operators: [{ id: 999999999 }] }) }],
    ['created with an operator that is a number', { body: body({ operators: [operatorId] }) }],
    ['created with 1 for solidaryTransport', { body: body({ solidaryTransport: 1 }) }],
    ['created with true for mode', { body: body({ mode: true }) }],
    ['created with a proof without a type', { body: body({ structureProofs: [{ label: 'x', position: 1, activated: true, input: true }] }) }],
    ['created with a proof without a position', { body: body({ structureProofs: [{ label: 'x', type: 1, activated: true, input: true }] }) }],
    [
      'created with a proof without a kind',
      { body: body({ structureProofs: [{ label: 'x', type: 1, position: 1, activated: true }] }), pick: (b) => proofs(b) },
    ],
    ['created with an empty subject', { body: body({ subjects: [{ label: '' }] }), pick: (b) => labels(b?.subjects) }],
    ['created as operator', { as: 'operator', body: body() }],
    ['created as admin', { as: 'admin', body: body() }],
  ]);
  await interview.table({ method: 'GET' }, [
    [
      'read as operator',
      {
        as: 'operator',
        path: '/admin/structures/{structure}',
        pick: (b) => ({
          ...shapes(b),
          subjectsAre: Array.isArray(b?.subjects) ? 'array' : typeof b?.subjects,
          subjects: labels(b?.subjects),
          proofs: proofs(b),
          ...fields('mMinTime', 'mMon', 'removable')(b),
        }),
      },
    ],
    ['read as solidary admin, operated by others', { as, path: '/admin/structures/{structure}' }],
    ['read, the least', { as, path: '/admin/structures/{least}', pick: (b) => ({ keys: Object.keys(b ?? {}).sort() }) }],
    ['read as operator of none of it', { as: 'operator', path: '/admin/structures/{otherStructure}' }],
    ['read as admin', { as: 'admin', path: '/admin/structures/{structure}' }],
    ['read as plain', { as: 'plain', path: '/admin/structures/{structure}' }],
    [
      'list of the operator',
      {
        as: 'operator',
        path: '/admin/structures',
        pick: (b) => ({
          own: interview.own('structure', b).own,
          total: b?.['hydra:totalItems'] === rows(b).length,
          keys: Object.keys(rows(b)[0] ?? {}).sort(),
        }),
      },
    ],
    [
      'list, as asked by its screen',
      {
        as,
        path: `/admin/structures?order[name]=asc&page=1&perPage=25&name=${tag}`,
        pick: (b) => ({ whole: b?.['hydra:totalItems'] === rows(b).length, others: interview.own('structure', b).others > 0 }),
      },
    ],
  ]);

  // A structure of its own, so that what a server does to it does not show in the records of the other one.
  const { subjects: firstSubjects, needs: firstNeeds, structureProofs } = interview.made.sent;
  interview.know(
    'structure',
    'changedStructure',
    (
      await interview.send('POST', '/admin/structures', {
        as,
        body: structureBody(tag, 'changed', {
          subjects: firstSubjects,
          needs: firstNeeds,
          structureProofs,
          territories: interview.made.sent.territories,
          operators: [{ id: operatorId }],
        }),
      })
    ).body?.id,
  );
  const change = { as: 'operator', method: 'PATCH', path: '/admin/structures/{changedStructure}' };
  const kept =
    (...names) =>
    async () =>
      fields(...names)((await interview.get(`/admin/structures/${interview.ids.changedStructure}`, 'operator')).body);
  const single = {
    name: `St ${tag} renamed`,
    email: `st2.${tag}@example.org`,
    telephone: '01',
    signature: 'S',
    mode: 1,
    solidaryTransport: false,
    beneficiaryAutoApproval: false,
    mMinTime: '1970-01-01T05:30:00+00:00',
    mMinRangeTime: '1970-01-01T05:00:00+00:00',
    mTue: true,
    removable: false,
  };
  await interview.singles(change, single, (name) => (name === 'removable' ? undefined : kept(name)));
  await interview.probe('changed back', { ...change, body: structureBody(tag, 'changed', { mTue: true }) });
  const read = async () => (await interview.get(`/admin/structures/${interview.ids.changedStructure}`, 'operator')).body ?? {};
  const parts = async () => {
    const b = await read();
    return {
      subjects: labels(b.subjects),
      needs: list(b.needs).map(({ label, labelVolunteer }) => [label, labelVolunteer ?? null].join('|')),
      proofs: proofs(b),
      operators: list(b.operators).length,
      territories: list(b.territories).length,
    };
  };
  const now = await read();
  const [s1, s2] = list(now.subjects);
  const needs = list(now.needs);
  const requester = list(now.structureProofs).filter(({ type }) => type === 1);
  await interview.table({ ...change, pick: parts }, [
    [
      'changed, a subject added',
      { body: { subjects: [{ id: s1?.id, label: s1?.label }, { id: s2?.id, label: 'Courses !' }, { label: 'Nouveau' }] } },
    ],
    [
      'changed, needs',
      {
        body: {
          needs: [
            { id: needs[0]?.id, label: 'Fauteuil', labelVolunteer: null },
            { id: needs[1]?.id, label: 'Porte' },
            { label: 'Chien', labelVolunteer: 'J’aime' },
          ],
        },
      },
    ],
    ['changed, a need removed', { body: { needs: needs.map(({ id, label }) => ({ id, label })) } }],
    [
      'changed, proofs of requesters',
      {
        body: {
          structureProofsRequester: requester.map(({ id, label, type, position, activated, mandatory, options, acceptedValues, ...kinds }) => ({
            id,
            label: `${label}!`,
            type,
            position,
            activated,
            mandatory,
            options,
            acceptedValues,
            ...Object.fromEntries(['checkbox', 'radio', 'input', 'file', 'selectbox'].map((kind) => [kind, kinds[kind]])),
          })),
        },
      },
    ],
    ['changed, proofs under their other name', { body: { structureProofs: [] } }],
    ['changed, proofs of volunteers to none', { body: { structureProofsVolunteer: [] } }],
    ['changed, territories to none', { body: { territories: [] } }],
    ['changed, an unknown territory', { body: { territories: [999999999] } }],
    ['changed, an unknown operator', { body: { operators: [{ id: operatorId }, { id: 999999999 }] } }],
    ['changed, an operator by a text', { body: { operators: [{ id: String(operatorId) }] } }],
    ['changed, nothing', { body: {} }],
    ['changed, mMon to 1', { body: { mMon: 1 } }],
    ['changed, mode to a text', { body: { mode: '1' } }],
    [
      'changed, a need with null for an id',
      {
        body: {
          needs: [
            { id: needs[0]?.id, label: 'Fauteuil' },
            { id: needs[1]?.id, label: 'Porte' },
            { id: null, label: 'Jamais' },
          ],
        },
      },
    ],
    [
      'changed, a need with a text for an id',
      {
        body: {
          needs: [
            { id: needs[0]?.id, label: 'Fauteuil' },
            { id: String(needs[1]?.id), label: 'Texte' },
          ],
        },
      },
    ],
    [
      'changed, a subject with null for an id',
      { body: { subjects: [...list((await read()).subjects).map(({ id, label }) => ({ id, label })), { id: null, label: 'Jamais' }] } },
    ],
    [
      'changed, a subject with a text for an id',
      {
        body: {
          subjects: [
            { id: String(s1?.id), label: 'Texte' },
            { id: s2?.id, label: 'Courses' },
          ],
        },
      },
    ],
    ['changed, a subject removed', { body: { subjects: [{ id: s2?.id, label: 'Courses' }] } }],
    ['changed, subjects to none', { body: { subjects: [] } }],
    ['changed, needs to none', { body: { needs: [] }, pick: async () => (await parts()).needs }],
  ]);
  await interview.table({ method: 'PATCH' }, [
    ['changed as operator of none of it', { as: 'operator', path: '/admin/structures/{otherStructure}', body: { telephone: '02' } }],
    ['changed as admin', { as: 'admin', path: '/admin/structures/{structure}', body: { telephone: '02' } }],
    ['changed as plain', { as: 'plain', path: '/admin/structures/{structure}', body: { telephone: '02' } }],
  ]);
  const operator = await createAccount(interview, 'newop', { givenName: 'Op', familyName: `So${tag}` });
  const roles = async () =>
    list((await interview.get(`/admin/users/${operator}`)).body?.rolesTerritory)
      .map(({ role }) => role)
      .sort();
  await interview.table({ as, method: 'PATCH', path: '/admin/structures/{otherStructure}', pick: roles }, [
    ['an operator added', { body: { operators: [{ id: operator }] } }],
    ['an operator removed', { body: { operators: [] } }],
  ]);
  await interview.table({ as, method: 'DELETE', path: '/admin/structures/{doomed}' }, [
    ['deleted as operator', { as: 'operator' }],
    ['deleted', {}],
    ['deleted again', {}],
  ]);
}
