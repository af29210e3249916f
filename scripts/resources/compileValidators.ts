import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Schema } from '../../src/engine/model/Schema';
import { validatorsCode } from './validatorsCode';

const RUNTIME = normalizePath(fileURLToPath(new URL('../../src/engine/model/validatorRuntime.ts', import.meta.url)));

const compiled = new Map<string, string>();

/**
 * The source of an ES module's `validators`: the validating functions that RJSF needs, by the hash of their schema. Ajv compiles them at build
 * time, so that the browser needs neither Ajv nor `eval`. They contain our own formats and no English sentences, because messages are made from the
 * keyword and its parameters. The same schema is compiled once per process.
 */
export function compileValidators(schema: Schema, checked = schema): string {
  const key = JSON.stringify(checked);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const source = asModule(validatorsCode(schema, checked));
  compiled.set(key, source);
  return source;
}

/** Ajv writes CommonJS. Its own ES output cannot be parsed, because the names of its exports would be hashes. */
function asModule(code: string): string {
  const used = new Set(['formats']);
  const body = code
    .replace(/^"use strict";/, '')
    .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, (_match, name: string) => {
      used.add(name);
      return name;
    });
  // In the texts of a schema, which the code repeats, a quotation mark has a backslash before it.
  const left = /require\("[^)]*\)/.exec(body);
  if (left) throw new Error(`A compiled validator needs ${left[0]}, which the browser has not.`);
  return [
    `import { ${[...used].join(', ')} } from ${JSON.stringify(RUNTIME)};`,
    'const exports = {};',
    body,
    'const validators = exports;',
  ].join('\n');
}
