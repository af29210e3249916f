/** Creates an account that questions need, without recording the answer, and gives its id. `local` begins its e-mail address. */
export async function createAccount(interview, local, more) {
  const body = { status: 1, gender: 1, phoneDisplay: 1, email: interview.address(local), ...more };
  return (await interview.send('POST', '/admin/users', { as: 'admin', body })).body?.id;
}
