// Questions about identity proofs, reports of scammers, and hitchhikers.
import { fields, rows } from '../Interview';
import { HTML } from '../samples';
import { createAccount } from './createAccount.mjs';

export async function people(interview) {
  const { tag } = interview;
  const make = async (name, more) => interview.know('user', name, await createAccount(interview, `p.${name}`, { givenName: name, familyName: `Pp${tag}`, ...more }));
  for (const name of ['vouched', 'cheat', 'cheat2', 'cheat3']) await make(name);
  await make('kit', { hitchHikeDriver: false, hitchHikePassenger: true });
  const read = async (id) => (await interview.get(`/admin/users/${id}`)).body;

  const proofs = { method: 'POST', path: '/admin/identity_proofs' };
  const after = async () => {
    const user = await read(interview.ids.vouched);
    return {
      identityStatus: user?.identityStatus,
      proofs: user?.identityProofs?.map?.(({ status, fileName, fileSize, size }) => ({ status, fileName, fileSize, size })),
    };
  };
  await interview.table(proofs, [
    [
      'vouched for',
      {
        body: { user: `/users/${interview.ids.vouched}` },
        pick: async (b) => ({
          ...fields('status', 'fileName', 'size', 'mimeType', 'refusedDate', 'fileSize')(b),
          validator: typeof b?.validator,
          after: await after(),
        }),
        save: ['proof', 'proof'],
      },
    ],
    ['vouched for again', { body: { user: `/users/${interview.ids.vouched}` } }],
    ['vouched for by /admin/users', { body: { user: `/admin/users/${interview.ids.cheat3}` } }],
    ['vouched for by a number', { body: { user: interview.ids.cheat3 ?? 1 } }],
    ['vouched for nobody', { body: {} }],
    ['vouched for null', { body: { user: null } }],
    ['vouched for an unknown user', { body: { user: '/users/999999999' } }],
    ['vouched for as plain', { as: 'plain', body: { user: `/users/${interview.ids.cheat3}` } }],
    ['identity proofs, the list', { method: 'GET' }],
    ['identity proofs, one', { method: 'GET', path: '/admin/identity_proofs/{proof}' }],
  ]);
  await interview.table({ method: 'PATCH', path: '/admin/identity_proofs/{proof}' }, [
    ['a proof that is not pending accepted', { body: { validate: true } }],
    ['a proof refused afterwards', { body: { validate: false } }],
    ['a proof changed with nothing', { body: {} }],
    ['a proof accepted with a text', { body: { validate: 'true' } }],
    ['an unknown proof accepted', { path: '/admin/identity_proofs/999999999', body: { validate: true } }],
    ['a proof accepted as plain', { as: 'plain', body: { validate: true } }],
  ]);
  // A pending proof cannot be created through the API, so an existing one is looked for.
  const pending = rows((await interview.get('/admin/users?identityStatus=1&perPage=5')).body);
  const waiting = pending.flatMap(({ identityProofs }) => (Array.isArray(identityProofs) ? identityProofs : []).filter(({ status }) => status === 1));
  if (waiting.length > 0) {
    interview.ids.pendingProof = waiting[0].id;
    await interview.probe('a user with a pending proof, read', {
      method: 'GET',
      path: `/admin/users/${pending[0].id}`,
      pick: (b) => ({
        keys: Object.keys(b?.identityProofs?.[0] ?? {}).sort(),
        file: typeof b?.identityProofs?.find(({ status }) => status === 1)?.fileName,
      }),
    });
    await interview.probe('a pending proof accepted', {
      method: 'PATCH',
      path: '/admin/identity_proofs/{pendingProof}',
      body: { validate: true },
      pick: fields('status'),
    });
  }
  if (waiting.length > 1) {
    interview.ids.pendingProof2 = waiting[1].id;
    await interview.probe('a pending proof refused', {
      method: 'PATCH',
      path: '/admin/identity_proofs/{pendingProof2}',
      body: { validate: false },
      pick: fields('status'),
    });
  }

  const patch = { method: 'PATCH', path: '/admin/users/{kit}' };
  const kit = async () => {
    const user = await read(interview.ids.kit);
    return Object.fromEntries(
      ['identityStatus', 'rezoKit', 'cardLetter', 'cardLetterPosted'].map((name) => [name, user?.[name] ?? null]),
    );
  };
  for (const body of [
    { rezoKit: true },
    { cardLetter: true },
    { cardLetterPosted: true },
    { rezoKit: null },
    { cardLetter: false },
    { cardLetterPosted: null },
    { verifiedIdentity: true },
    { verifiedIdentity: false },
    { verifiedIdentity: null },
    { givenName: 'K' },
  ]) {
    await interview.probe(`a hitchhiker changed with ${JSON.stringify(body)}`, { ...patch, body, pick: kit });
  }
  await interview.probe('a hitchhiker changed by their administrator', { ...patch, as: 'hitchhiking', body: { rezoKit: true }, pick: kit });

  const report = { method: 'POST', path: '/admin/scammers' };
  const status = (name) => async (b) => ({
    ...fields('email', 'telephone', 'givenName', 'familyName')(b),
    keys: Object.keys(b ?? {}).sort(),
    account: (await read(interview.ids[name]))?.status,
  });
  await interview.table(report, [
    ['a scammer reported as operator', { as: 'operator', body: { email: interview.address('p.cheat2') }, pick: status('cheat2') }],
    [
      'a scammer reported',
      { body: { email: interview.address('p.cheat'), telephone: '0600000000', givenName: 'cheat', familyName: `Pp${tag}` }, pick: status('cheat') },
    ],
    [
      'a scammer reported with nulls',
      { body: { email: interview.address('p.cheat2'), telephone: null, givenName: HTML, familyName: '' }, pick: status('cheat2') },
    ],
    ['a scammer reported again', { body: { email: interview.address('p.cheat') } }],
    ['a scammer of no account', { body: { email: 'nobody@example.org' } }],
    ['a scammer without an e-mail', { body: { givenName: 'x' } }],
    ['a scammer with an e-mail that is none', { body: { email: 'no' } }],
    ['a scammer from nothing', { body: {} }],
    ['scammers, the list', { method: 'GET' }],
  ]);
}
