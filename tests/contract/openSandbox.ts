import { createSandbox, type Sandbox, type SandboxOptions } from '../../scripts/sandbox/createSandbox';
import { entities, takeDatabase } from './workerDatabases';

export type Role = 'admin' | 'superadmin' | 'communaute' | 'solidaire' | 'admin.solidaire' | 'autostop' | 'export' | 'english' | 'membre';

export interface Answer {
  status: number;
  headers: Headers;
  // A test reads the fields that the contract names, and checks the type of the answer itself.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export type Call = (
  method: string,
  path: string,
  options?: { body?: unknown; accept?: string; type?: string },
) => Promise<Answer>;

/**
 * A sandbox with the real schemas and the generated data. It uses a database that this worker keeps and restores, unless the options name a folder
 * or a dump.
 */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  if (options.dataDir !== undefined || options.dump !== undefined) return createSandbox({ entities, ...options });
  const { database, giveBack } = await takeDatabase();
  const sandbox = await createSandbox({ entities, database, ...options });
  return { ...sandbox, close: () => sandbox.close().then(giveBack) };
}

/** Signs in an account of the demonstration; the returned function makes its calls. */
export async function signIn(sandbox: Sandbox, role: Role): Promise<Call> {
  const { token } = await tokensOf(sandbox, role);
  return caller(sandbox, token);
}

export async function tokensOf(sandbox: Sandbox, role: Role): Promise<{ token: string; refreshToken: string }> {
  const account = sandbox.accounts.find(({ email }) => email === `${role}@exemple.fr`);
  const { body } = await caller(sandbox)('POST', '/login', {
    body: { username: account?.email, password: account?.password },
    type: 'application/json',
  });
  return body;
}

/** Makes calls with or without a token. Answers are in JSON-LD unless `accept` says otherwise. */
export function caller(sandbox: Sandbox, token?: string): Call {
  return async (method, path, { body, accept = 'application/ld+json', type = defaultType(method) } = {}) => {
    const headers = new Headers({ Accept: accept });
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers.set('Content-Type', type);
    const sent = body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await sandbox.fetch(new Request(`http://platform.test${path}`, { method, headers, ...sent }));
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  };
}

/** The first answer among these addresses that fits. The remaining ones are not read, because presenting a record takes many queries. */
export async function firstThat(call: Call, addresses: string[], fits: (body: Answer['body']) => unknown): Promise<Answer['body']> {
  for (const address of addresses) {
    const { status, body } = await call('GET', address);
    if (status === 200 && fits(body)) return body;
  }
  throw new Error(`None of ${addresses.length} records fits.`);
}

function defaultType(method: string): string {
  return method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
}
