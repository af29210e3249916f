import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { Resource } from '../../src/engine/model/Resource';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** How people sign in: a name, the options it is made from, and the permissions that the entities ask for. */
export interface NamedSession {
  use: string;
  options: object;
  /** The way in which the sandbox is signed in to, where it has another name. */
  spokenAs?: { use: string; options: object };
  rights: readonly string[];
}

/** The way to sign in that the conventions choose; nothing where it is the platform's own. */
export function sessionOf(session: unknown, resources: readonly Resource[], { sessions }: WholeVocabulary): NamedSession | undefined {
  const { use, ...options } = (typeof session === 'string' ? { use: session } : session) as { use: string; rights?: unknown };
  const { make, sandbox } = (Object.hasOwn(sessions, use) ? sessions[use] : undefined) ?? {};
  if (!make) return undefined;
  const { rights } = options;
  const meant = Array.isArray(rights) ? resources.filter(({ name }) => rights.includes(name)) : resources;
  return { use, options, ...(sandbox && { spokenAs: sandbox(options as never) }), rights: [...new Set(meant.flatMap(rightsIn))].toSorted() };
}

/** Every permission that a resource asks for, of its operations, its actions or its conditions. */
function rightsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'permission' && typeof inner === 'string' ? [inner] : [...namesOf(inner), ...rightsIn(inner)]));
}

function namesOf(value: unknown): string[] {
  const { any, all } = isPlainObject(value) ? value : {};
  return [any, all].flatMap((names) => (Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []));
}

/** Reports rights that lead nowhere: of entities that do not exist, or in the answer of a call that is not named. The options themselves are checked by their shape. */
export function checkSession(session: JsonCursor, entities: readonly string[]): Mistake[] {
  const rights = session.at('rights');
  const strange = rights.items().filter((name) => name.text !== undefined && !entities.includes(name.text));
  const isUnasked = isPlainObject(rights.value) && !rights.at('path').exists && !session.at('me').exists;
  return [
    ...strange.map((name) => name.unknownName('a folder of an entity', entities)),
    ...(isUnasked ? [rights.mistake('the key "path" in it: the call that answers the permissions; without "me" there is no other')] : []),
  ];
}

/** The addresses of signing in and of who has signed in, whose answers are not records. */
export function addressesOf(session: unknown): string[] {
  if (typeof session === 'string') return OF_THE_PLATFORM;
  return Object.values(session as object).flatMap((call: unknown) => (isPlainObject(call) && typeof call['path'] === 'string' ? [call['path']] : []));
}

const OF_THE_PLATFORM = ['login', 'token/refresh', 'users/me', 'permissions'];
