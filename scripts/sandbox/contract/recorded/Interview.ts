import { errorOf, type Body, type RecordedError, type Answer } from './errorOf';
import { toForm } from './madeUpFiles';
import { type Shape, shapeOf } from './shapes';

/** The accounts that the interview signs in with, by the part they play: `admin`, `operator`, `plain` … */
export type Accounts = Readonly<Record<string, { email: string; password: string }>>;

export interface Asking {
  /** The account that sends the request; null sends it without a token. */
  as?: string | null;
  body?: unknown;
  /** A body that is sent unchanged, as a text. */
  raw?: string;
  form?: Readonly<Record<string, unknown>>;
  /** The content type of the request; null sends none. */
  type?: string | null;
  /** The media type that the request accepts, JSON-LD by default; null sends none. */
  accept?: string | null;
  token?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Question extends Asking {
  method: string;
  /** The path. It may contain the names of ids that an earlier question saved: `/admin/users/{user}`. */
  path: string;
  /** Picks what is compared, from the answer or from something that is read afterwards. */
  pick?: (body: Body, answer: Answer) => unknown;
  /** Saves the id of the answer under a kind and a name. */
  save?: readonly [kind: string, name: string];
  /** Whether the shape of the answer depends on the data that the server started with. */
  seeded?: boolean;
  noShape?: boolean;
}

/** A question and the answer to it. */
export interface Recorded {
  name: string;
  as: string | null;
  method: string;
  path: string;
  status: number;
  /** The shape of a successful answer in JSON. */
  shape?: Shape;
  error?: RecordedError;
  /** The values that were picked from the answer, or read afterwards. */
  values?: unknown;
}

const LIMIT_MS = 60_000;
const TOKEN_LIFE_MS = 480_000;

/**
 * Sends requests to a server one after the other, and keeps the answers in a form that can be compared between servers with different data:
 * statuses, keys with their types, and the values that a question picks, without the ids, addresses and names of this run.
 */
export class Interview {
  readonly recorded: Recorded[] = [];
  /** The ids of what the scenario has created, by the names that paths use. */
  readonly ids: Record<string, Body> = {};
  /** The parts (subjects, needs, proofs) of the structure that the scenario works in. */
  parts: Body = {};
  /** The request and the answer that created that structure. */
  made: Body;
  area = '';
  private readonly names = new Map<string, string>();
  private readonly tokens = new Map<string, { token: string; at: number }>();

  constructor(
    private readonly transport: (request: Request) => Promise<Response>,
    private readonly base: string,
    readonly accounts: Accounts,
    /** A tag in the names of everything that this run creates, by which the run finds its own records again. */
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

  /** The name of an id, because ids differ between servers; `?` for a record that the scenario did not create. */
  nameOf(kind: string, id: Body): string {
    return id === undefined || id === null ? String(id) : (this.names.get(`${kind}:${id}`) ?? '?');
  }

  /** The names of the rows that the scenario created, in the order of the list, and the number of the others. */
  own(kind: string, body: Body, key = 'id'): { own: string[]; others: number } {
    const list = rows(body);
    const own = list.map((row) => this.names.get(`${kind}:${row?.[key]}`)).filter((name) => name !== undefined);
    return { own, others: list.length - own.length };
  }

  get(path: string, as: string | null = 'admin', more: Asking = {}): Promise<Answer> {
    return this.send('GET', path, { as, ...more });
  }

  /** Sends a request that is not recorded. Never throws, whatever the server answers. */
  async send(method: string, path: string, asking: Asking = {}): Promise<Answer> {
    const headers = await this.headersOf(method, asking);
    const body = asking.form ? toForm(asking.form) : (asking.raw ?? (asking.body === undefined ? null : JSON.stringify(asking.body)));
    const sent = asking.type === null && typeof body === 'string' ? new Blob([body]) : body;
    const request = new Request(this.base + path, { method, headers, body: sent, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });
    const response = await this.transport(request);
    const text = await response.text();
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', headers: response.headers, text, body: parsed(text) };
  }

  /** Sends a request and records the answer. It is skipped when an account or an id that it needs is missing. */
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

  /** Asks several questions that share most of their parts. Each line has a name and what differs. */
  async table(common: Partial<Question>, lines: readonly (readonly [name: string, more: Partial<Question>])[]): Promise<void> {
    for (const [name, more] of lines) await this.probe(name, { ...common, ...more } as Question);
  }

  /**
   * Changes each field by itself, then sets it to null, then restores it without recording that: otherwise a server that accepts the null would
   * differ from then on. `kept(field)` picks the value that was stored.
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

  /** A value without what differs from run to run: the run's tag, the server's address, and ids in addresses. */
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

/** The members of a list, in whichever form it was answered. */
export function rows(body: Body): Body[] {
  const list = body && typeof body === 'object' && 'hydra:member' in body ? body['hydra:member'] : body;
  if (Array.isArray(list)) return list;
  return list && typeof list === 'object' ? Object.values(list) : [];
}

/** Picks some fields of an answer, with a text in place of absent ones. */
export const fields =
  (...names: readonly string[]) =>
  (body: Body): Record<string, Body> =>
    Object.fromEntries(names.map((name) => [name, body && name in body ? body[name] : '(absent)']));

/** Picks the values of an answer. When that fails, the failure is recorded as a difference instead of ending the interview. */
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
