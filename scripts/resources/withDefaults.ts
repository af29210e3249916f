import defaults from '../../schemas/defaults.json' with { type: 'json' };
import type { Operation } from '../../src/engine/model/Resource';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type * as File from '../../src/generated/resourceFile';

/** A `resource.json` in which nothing is left to the conventions of the platform. */
export interface WholeFile extends Omit<File.ResourceFile, 'endpoint' | 'permissions'> {
  endpoint: NonNullable<File.ResourceFile['endpoint']>;
  permissions: Partial<Record<Operation, File.PermissionRule>>;
}

/**
 * What a `resource.json` says, with what the conventions of the platform (`schemas/defaults.json`) add by the name of its folder: where its records are, where its
 * pages are if the menu leads there, and the permissions that are `true`. It is a `WholeFile` where its shape is right.
 */
export function withDefaults(name: string, file: unknown): unknown {
  if (!isPlainObject(file)) return file;
  const forms = formsOf(name);
  const fill = (convention: string) => convention.replaceAll(/\{([^}]+)\}/g, (_braces, form: string) => forms[form] ?? '');
  const { menu, permissions } = file;
  return {
    endpoint: fill(defaults.endpoint),
    ...(menu !== undefined && { route: fill(defaults.route) }),
    ...file,
    ...(isPlainObject(permissions) && { permissions: filledPermissions(permissions, fill) }),
  };
}

function filledPermissions(permissions: object, fill: (convention: string) => string): object {
  const conventions: Readonly<Record<string, string>> = defaults.permissions;
  return Object.fromEntries(Object.entries(permissions).map(([operation, rule]) => [operation, rule === true ? fill(conventions[operation] ?? '') : (rule as unknown)]));
}

/** The forms of a name that a convention asks for: "relayPoint" is relay_point, relay_points and relay-points. */
function formsOf(name: string): Readonly<Record<string, string>> {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).split(' ');
  const plural = [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')];
  return { singular_snake: words.join('_'), plural_snake: plural.join('_'), 'plural-kebab': plural.join('-') };
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
