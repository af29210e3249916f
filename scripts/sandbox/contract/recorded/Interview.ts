import { errorOf, type Body, type RecordedError, type Answer } from './errorOf';
import { toForm } from './madeUpFiles';
import { type Shape, shapeOf } from './shapes';

/** Who signs in for the interview, by the part they play: `admin`, `operator`, `plain` … */
export type Accounts = Readonly<Record<string, { email: string; password: string }>>;

export interface Asking {
  /** The account that asks; null asks without a token. */
  as?: string | null;
  body?: unknown;
  /** A body sent as it is. */
  raw?: string;
  form?: Readonly<Record<string, unknown>>;
  /** The content type; null sends none. */
  type?: string | null;
  /** What is accepted, JSON-LD unless said; null says nothing. */
  accept?: string | null;
  token?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Question extends Asking {
  method: string;
  /** May name ids of what was made before: `/admin/users/{user}`. */
  path: string;
  /** What is compared of the answer, or of what is read afterwards. */
  pick?: (body: Body, answer: Answer) => unknown;
  /** Remembers the id of the answer: kind and name. */
  save?: readonly [kind: string, name: string];
  /** The shape depends on the data that the server came with. */
  seeded?: boolean;
  noShape?: boolean;
}

/** A question and what was answered. */
export interface Recorded {
  name: string;
  as: string | null;
  method: string;
  path: string;
  status: number;
  /** Of a success in JSON. */
  shape?: Shape;
  error?: RecordedError;
  /** What was found, stored or said afterwards. */
  values?: unknown;
}

const LIMIT_MS = 60_000;
const TOKEN_LIFE_MS = 480_000;

/**
 * Asks a server, one request after the other, and keeps what it answers in a form in which servers with other data can be compared:
 * statuses, keys with types, and the values that a question picks, without ids, addresses and names of the run.
 */
export class Interview {
  readonly recorded: Recorded[] = [];
  /** Ids of what the scenario has made, by the names that paths use. */
  readonly ids: Record<string, Body> = {};
  /** Of the structure that the scenario works in. */
  parts: Body = {};
  /** How that structure was made. */
  made: Body;
  area = '';
  private readonly names = new Map<string, string>();
  private readonly tokens = new Map<string, { token: string; at: number }>();

  constructor(
    private readonly transport: (request: Request) => Promise<Response>,
    private readonly base: string,
    readonly accounts: Accounts,
    /** In everything that the run makes, so that it finds its own again. */
    readonly tag: string,
  ) {}

  has(account: string | null): boolean {
    return account === null || this.accounts[account] !== undefined;
  }

  email(account: string): string | undefined {
    return this.accounts[account]?.email;
  }

  address(local: string): string {
    return `probe.${this.tag}.${local}@example.org`;
  }

  know(kind: string, name: string, id: Body): void {
    if (id === undefined || id === null) return;
    this.names.set(`${kind}:${id}`, name);
    this.ids[name] = id;
  }

  /** The name of an id, which servers give otherwise; `?` for what the scenario did not make. */
  nameOf(kind: string, id: Body): string {
    return id === undefined || id === null ? String(id) : (this.names.get(`${kind}:${id}`) ?? '?');
  }

  /** Of the rows of a list, those that the scenario made, by name and in the list's order; the others counted. */
  own(kind: string, body: Body, key = 'id'): { own: string[]; others: number } {
    const list = rows(body);
    const own = list.map((row) => this.names.get(`${kind}:${row?.[key]}`)).filter((name) => name !== undefined);
    return { own, others: list.length - own.length };
  }

  get(path: string, as: string | null = 'admin', more: Asking = {}): Promise<Answer> {
    return this.send('GET', path, { as, ...more });
  }

  /** A request that is not recorded. Never throws for what the server answers. */
  async send(method: string, path: string, asking: Asking = {}): Promise<Answer> {
    const headers = await this.headersOf(method, asking);
    const body = asking.form ? toForm(asking.form) : (asking.raw ?? (asking.body === undefined ? null : JSON.stringify(asking.body)));
    const sent = asking.type === null && typeof body === 'string' ? new Blob([body]) : body;
    const request = new Request(this.base + path, { method, headers, body: sent, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });
    const response = await this.transport(request);
    const text = await response.text();
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', headers: response.headers, text, body: parsed(text) };
  }

  /** A recorded request. Nothing is asked when an account or an id that it needs is missing. */
  async probe(name: string, question: Question): Promise<void> {
    const { as = 'admin', method, path, pick, save, noShape, seeded: _, ...asking } = question;
    const real = this.resolved(path);
    if (!this.has(as) || real === undefined) return;
    const answer = await this.send(method, real, { as, ...asking });
    if (save) this.know(save[0], save[1], answer.body?.id);
    const values = pick ? await picked(pick, answer) : undefined;
    const error = errorOf(answer);
    this.recorded.push({
      name: `${this.area}: ${name}`,
      as,
      method,
      path: String(this.plain(path)),
      status: answer.status,
      ...(error && { error: this.plain(error) as RecordedError }),
      ...(!error && answer.body !== undefined && !noShape && { shape: shapeOf(answer.body) }),
      ...(values !== undefined && { values: this.plain(values) }),
    });
  }

  /** Questions that share most of what they ask: name, and what differs. */
  async table(common: Partial<Question>, lines: readonly (readonly [name: string, more: Partial<Question>])[]): Promise<void> {
    for (const [name, more] of lines) await this.probe(name, { ...common, ...more } as Question);
  }

  /**
   * Each field changed alone, then to null, then back, the last unrecorded: a server that took the null does not differ ever after.
   * `kept(field)` picks what became of it.
   */
  async singles(
    common: Omit<Question, 'pick'>,
    values: Readonly<Record<string, unknown>>,
    kept: (field: string) => NonNullable<Question['pick']>,
  ): Promise<void> {
    for (const [field, value] of Object.entries(values)) {
      await this.probe(`changed, ${field}`, { ...common, body: { [field]: value }, pick: kept(field) });
      await this.probe(`changed, ${field} to null`, { ...common, body: { [field]: null }, pick: kept(field) });
      const { path, as = 'admin', method, ...asking } = common;
      const real = this.resolved(path);
      if (this.has(as) && real !== undefined) await this.send(method, real, { as, ...asking, body: { [field]: value } });
    }
  }

  private async headersOf(method: string, asking: Asking): Promise<Record<string, string>> {
    const { as = null, accept = 'application/ld+json', token, headers } = asking;
    const bearer = token ?? (await this.tokenOf(as));
    const isText = !asking.form && (asking.raw !== undefined || asking.body !== undefined);
    const usual = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const type = asking.type === undefined && isText ? usual : asking.type;
    return {
      ...headers,
      ...(accept !== null && { Accept: accept }),
      ...(bearer !== undefined && { Authorization: bearer.includes(' ') ? bearer : `Bearer ${bearer}` }),
      ...(type && { 'Content-Type': type }),
    };
  }

  private async tokenOf(account: string | null): Promise<string | undefined> {
    if (account === null) return undefined;
    const kept = this.tokens.get(account);
    if (kept && Date.now() - kept.at < TOKEN_LIFE_MS) return kept.token;
    const { email, password } = this.accounts[account] ?? {};
    const { status, body } = await this.send('POST', '/login', { body: { username: email, password } });
    if (status !== 200) throw new Error(`Cannot sign in as ${account} (${email}): ${status} ${JSON.stringify(body)}`);
    this.tokens.set(account, { token: body.token, at: Date.now() });
    return body.token;
  }

  private resolved(path: string): string | undefined {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (named.some((name) => this.ids[name] === undefined)) return undefined;
    return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(this.ids[name]));
  }

  /** Without what differs from run to run: its tag, the server's address, ids in addresses. */
  private plain(value: unknown): unknown {
    if (typeof value === 'string') {
      return value
        .replaceAll(this.tag, 'TAG')
        .replace(/https?:\/\/(?!example\.|x\.)[^\s"'<]+/g, 'URL')
        .replace(/(\/[a-z_]+)\/\d+/g, '$1/N');
    }
    if (Array.isArray(value)) return value.map((item) => this.plain(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, this.plain(item)]));
  }
}

/** Members of a list in any of its shapes. */
export function rows(body: Body): Body[] {
  const list = body && typeof body === 'object' && 'hydra:member' in body ? body['hydra:member'] : body;
  if (Array.isArray(list)) return list;
  return list && typeof list === 'object' ? Object.values(list) : [];
}

/** Picks fields of an answer, and says which are absent. */
export const fields =
  (...names: readonly string[]) =>
  (body: Body): Record<string, Body> =>
    Object.fromEntries(names.map((name) => [name, body && name in body ? body[name] : '(absent)']));

/** What cannot be picked from an answer is a difference, not the end of the interview. */
async function picked(pick: NonNullable<Question['pick']>, answer: Answer): Promise<unknown> {
  try {
    return await pick(answer.body, answer);
  } catch (error) {
    return { pickFailed: error instanceof Error ? error.message : String(error) };
  }
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
