import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import type { BearerSession } from '../../../src/generated/options';

export type Handle = (request: Request) => Promise<Response>;

type Me = NonNullable<BearerSession['me']>;

/** What an API that signs people in in another way needs of the platform behind it. */
export interface Platform {
  /** Answers a request with this token in place of what the request carries. */
  as(token: string, request: Request): Promise<Response>;
  /** The tokens of an account; undefined when the password is wrong. */
  signIn(identifier: string, password: string): Promise<{ token: string; refreshToken: string } | undefined>;
  renew(refreshToken: string): Promise<{ token: string; refreshToken: string } | undefined>;
  /** Answers the call `me`, and that of the rights where it is another one; undefined for any other request. */
  person(token: string, request: Request, options: { me?: Me; rights?: BearerSession['rights'] }): Promise<Response | undefined>;
}

/** The path of a request, without a slash at the beginning. */
export function pathOf({ url }: Request): string {
  return new URL(url).pathname.slice(1);
}

/** A refusal in the form of a plain REST API. */
export function refused(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

/** The fields of a request, by their dotted keys: of a form, or of JSON. */
export async function fieldsOf(request: Request): Promise<(key: string) => string> {
  const body = await request.text();
  if (!request.headers.get('Content-Type')?.includes('json')) {
    const form = new URLSearchParams(body);
    return (key) => form.get(key) ?? '';
  }
  const whole: unknown = JSON.parse(body || '{}');
  return (key) => String(key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], whole) ?? '');
}

/** An object with a value at a dotted place. */
export function placed(place: string | undefined, value: unknown): unknown {
  return (place?.split('.') ?? []).reduceRight((inner, key) => ({ [key]: inner }), value);
}

/** Objects as one, their inner objects too. */
export function together(...parts: unknown[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part as object)) {
      const known = whole[key];
      whole[key] = isPlainObject(known) && isPlainObject(value) ? together(known, value) : value;
    }
  }
  return whole;
}
