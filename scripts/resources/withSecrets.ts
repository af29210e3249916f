import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type { Written } from './Written';

/** An object whose texts that are named as passwords, and of which nothing else is said, are passwords: lists and exports would show them. */
export function withSecrets(schema: Written): Written {
  const { properties } = schema;
  if (!isPlainObject(properties)) return schema;
  const parts = Object.entries(properties as Record<string, Written>);
  return { ...schema, properties: Object.fromEntries(parts.map(([name, part]) => [name, PASSWORD.test(name) && isPlainText(part) ? { ...part, format: 'password', writeOnly: true } : part])) };
}

const PASSWORD = /pass(word|phrase|wd)$|mot_?de_?passe$/i;

function isPlainText({ type, format, enum: choices, readOnly, writeOnly }: Written): boolean {
  return [type].flat().includes('string') && format === undefined && choices === undefined && readOnly !== true && writeOnly !== false;
}
