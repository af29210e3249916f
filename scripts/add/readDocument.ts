import { load } from 'js-yaml';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type { Written } from './Found';

/** The object that a text is, JSON or YAML. Throws an `Error` that says what it is not. */
export function readDocument(text: string): Written {
  const value = parsed(text);
  if (!isPlainObject(value)) throw new Error('it holds no object: a JSON Schema or an OpenAPI document is expected.');
  // Dates and anchors of YAML are what JSON makes of them.
  return JSON.parse(JSON.stringify(value)) as Written;
}

function parsed(text: string): unknown {
  const isJson = /^\uFEFF?\s*[[{]/.test(text);
  try {
    return isJson ? JSON.parse(text.replace(/^\uFEFF/, '')) : load(text);
  } catch (error) {
    throw new Error(`it is neither JSON nor YAML: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`, { cause: error });
  }
}
