import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { _, type Ajv } from 'ajv';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Schema } from '../../src/engine/model/Schema';
import { formats } from '../../src/engine/model/validatorRuntime';

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
  const left = /require\([^)]*\)/.exec(body);
  if (left) throw new Error(`A compiled validator needs ${left[0]}, which the browser has not.`);
  return [
    `import { ${[...used].join(', ')} } from ${JSON.stringify(RUNTIME)};`,
    'const exports = {};',
    body,
    'const validators = exports;',
  ].join('\n');
}

/**
 * The validating functions that RJSF needs for a schema, as CommonJS that needs `formats`. `checked` is what a record obeys, where that is more than the
 * schema says to a form.
 */
export function validatorsCode(schema: Schema, checked = schema): string {
  return compileSchemaValidatorsCode(schema as object, {
    ajvFormatOptions: false,
    customFormats: { ...formats },
    ajvOptionsOverrides: { verbose: false, messages: false, multipleOfPrecision: 8, next: true, code: { lines: false, formats: _`formats` } },
    ...(checked !== schema && { extenderFn: (ajv: Ajv) => withChecked(ajv, hashForSchema(schema as RJSFSchema), checked) }),
  });
}

/** RJSF finds the validator of a record by the hash of the schema that the form has. */
function withChecked(ajv: Ajv, id: string, checked: Schema): Ajv {
  return ajv.removeSchema(id).addSchema({ ...checked, $id: id }, id);
}
