import { load } from 'js-yaml';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type { Written } from './Found';

/** The object that a text holds, as JSON or YAML. Throws an `Error` that says what is wrong with the text. */
export function readDocument(text: string): Written {
  const value = parsed(text);
  if (!isPlainObject(value)) throw new Error('it holds no object: a JSON Schema, an OpenAPI document or a Hydra documentation is expected.');
  // The detour through JSON turns the dates and anchors of YAML into plain values.
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
