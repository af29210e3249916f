import type { BasicSession } from '../../../src/generated/options';
import { openAccounts } from './openAccounts';
import { refused, type Handle, type Platform } from './Platform';

/** An API to which each request shows the identifier and the password. */
export function basicSigning({ me, rights }: BasicSession, platform: Platform): Handle {
  const tokenOf = openAccounts(platform);
  return async (request) => {
    const [, secret = ''] = /^Basic (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
    const [, identifier = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(secret, 'base64').toString()) ?? [];
    const token = await tokenOf({ identifier, password });
    if (token === undefined) return challenged();
    return (await platform.person(token, request, { me, rights })) ?? platform.as(token, request);
  };
}

/** The refusal that makes a browser ask for a password by itself, where a page lets it. */
function challenged(): Response {
  const answer = refused(401, 'Wrong identifier or password.');
  answer.headers.set('WWW-Authenticate', 'Basic realm="sandbox"');
  return answer;
}
