import { describe, expect, it } from 'vitest';
import { fromHere } from '../../../scripts/server/fromHere';

const HERE = 'http://localhost:8080/api/admin/users';

async function ask(headers: Record<string, string>, { address = HERE, isLocal = true, origins }: { address?: string; isLocal?: boolean; origins?: string[] } = {}) {
  const handle = fromHere(() => new Response('answered'), { isLocal, ...(origins && { origins }) });
  return (await handle(new Request(address, { headers }))).status;
}

describe('the sandbox behind npm start', () => {
  it.each<[string, Record<string, string>, number]>([
    ['its own page', { Origin: 'http://localhost:8080' }, 200],
    ['its own page behind a proxy', { Origin: 'https://admin.example', 'X-Forwarded-Host': 'admin.example' }, 200],
    ['a program, which has no origin', {}, 200],
    ['a page of another port', { Origin: 'http://localhost:9090' }, 403],
    ['a page of elsewhere', { Origin: 'https://evil.example' }, 403],
    ['a page without an origin of its own', { Origin: 'null' }, 403],
  ])('answers %s: %s %i', async (_who, headers, status) => {
    expect(await ask(headers)).toBe(status);
  });

  it('answers the origins that it was told, or any', async () => {
    const told = { Origin: 'https://other.example' };
    expect([await ask(told, { origins: ['https://other.example'] }), await ask(told, { origins: ['*'] }), await ask(told, { origins: ['https://third.example'] })]).toEqual([200, 200, 403]);
  });

  it('goes by the names of this machine alone, unless others reach it', async () => {
    const rebound = { address: 'http://evil.example:8080/api/admin/users' };
    const headers = { Origin: 'http://evil.example:8080' };
    expect([await ask(headers, rebound), await ask(headers, { ...rebound, isLocal: false })]).toEqual([403, 200]);
    for (const name of ['127.0.0.1', '[::1]']) expect(await ask({}, { address: `http://${name}:8080/api/x` })).toBe(200);
  });
});
