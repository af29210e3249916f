import type { Schema } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { kindOfKeyword, schemaOf } from './keywords';

/** When a field may not be there: a condition, and whether it forbids the field where it holds (`then`) or where it does not. */
interface Ban {
  condition: Schema;
  branch: 'then' | 'else';
}

/**
 * A schema in which no field is forbidden by `false`. A field that a condition forbids is one that the opposite case brings, which forms know; elsewhere,
 * `false` says that the object does not have the field.
 */
export function withoutForbidden(schema: Schema): Schema {
  const moved = withBroughtInstead(schema);
  return Object.fromEntries(Object.entries(moved).map(([keyword, value]) => [keyword, inner(keyword, value)]));
}

function inner(keyword: string, value: unknown): unknown {
  if (keyword === 'if' || keyword === 'not') return withoutForbidden(asRule(value as Schema));
  const map = (part: unknown) => (isPlainObject(part) ? withoutForbidden(part) : part);
  switch (kindOfKeyword(keyword)) {
    case 'schema':
      return Array.isArray(value) ? value.map(map) : map(value);
    case 'schemas':
      return (value as unknown[]).map((part) => (part === false ? schemaOf(false) : map(part)));
    case 'named schemas':
      return Object.fromEntries(Object.entries(value as object).filter(([, part]) => part !== false).map(([name, part]) => [name, map(part)]));
    default:
      return value;
  }
}

/** In a condition, a field that is `false` is one that the object does not have. */
function asRule(condition: Schema): Schema {
  const names = forbiddenBy(condition);
  return names.length === 0 ? condition : { ...condition, allOf: [...(condition.allOf ?? []), ...names.map((name) => ({ not: { required: [name] } }))] };
}

function withBroughtInstead(schema: Schema): Schema {
  const { properties = {}, required = [] } = schema;
  const moved = Object.keys(properties).flatMap((name) => {
    const bans = required.includes(name) ? [] : bansOf(schema, name);
    return bans.length === 0 ? [] : [[name, bans] as const];
  });
  if (moved.length === 0) return schema;
  const { additionalProperties, ...open } = schema;
  const names = new Set(moved.map(([name]) => name));
  return {
    ...open,
    // The fields that stay would be the only ones.
    ...(additionalProperties !== false && additionalProperties !== undefined && { additionalProperties }),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.has(name))),
    allOf: [...(schema.allOf ?? []), ...moved.map(([name, bans]) => broughtUnless(bans, { properties: { [name]: properties[name] ?? {} } }))],
  };
}

/** The field, wherever none of the bans holds. */
function broughtUnless([ban, ...others]: readonly Ban[], field: Schema): Schema {
  if (!ban) return field;
  return { if: ban.condition, [ban.branch === 'then' ? 'else' : 'then']: broughtUnless(others, field) };
}

function bansOf(schema: Schema, name: string): Ban[] {
  const conditional = (['then', 'else'] as const).filter((branch) => schema.if && forbiddenBy(schema[branch]).includes(name)).map((branch) => ({ condition: schema.if ?? {}, branch }));
  const dependent = Object.entries(schema.dependencies ?? {}).filter(([, part]) => !Array.isArray(part) && forbiddenBy(part).includes(name));
  return [
    ...conditional,
    ...dependent.map(([other]): Ban => ({ condition: { required: [other] }, branch: 'then' })),
    ...(schema.allOf ?? []).flatMap((part) => bansOf(part, name)),
  ];
}

function forbiddenBy(schema: Schema | undefined): string[] {
  return Object.entries(schema?.properties ?? {}).filter(([, field]) => (field as unknown) === false).map(([name]) => name);
}
