import { isObject } from '../../../config/isObject';
import type { FieldViolation } from '../../../api/ApiError';
import { valueAt } from './valueAt';

/**
 * Reads the errors of fields in a refusal, in the usual forms: `errors` as an object by field or as a list (RFC 9457, Laravel, ASP.NET, Express), the list of
 * API Platform, that of FastAPI under `detail`, and a plain object by field (Rails, Django).
 */
export function readViolations(body: unknown): FieldViolation[] {
  if (!isObject(body)) return [];
  for (const place of LISTS) {
    const said = body[place];
    const found = Array.isArray(said) ? said.flatMap(ofItem) : isObject(said) ? ofFields(said) : [];
    if (found.length > 0) return found;
  }
  return Object.values(body).every(isListOfTexts) ? ofFields(body) : [];
}

const LISTS = ['errors', 'violations', 'invalid-params', 'invalidParams', 'fieldErrors', 'detail', 'details'];

/** The keys under which an item of a list holds its field, and the message. */
const FIELDS = ['field', 'propertyPath', 'path', 'property', 'pointer', 'source.pointer', 'name', 'param', 'loc', 'attribute'];
const MESSAGES = ['message', 'detail', 'msg', 'reason', 'defaultMessage', 'title', 'description'];

function ofItem(item: unknown): FieldViolation[] {
  const path = firstOf(FIELDS, (place) => pathIn(valueAt(item, place)));
  const message = firstOf(MESSAGES, (place) => textIn(valueAt(item, place)));
  return path !== undefined && message !== undefined ? [{ path, message }] : [];
}

function ofFields(fields: Record<string, unknown>): FieldViolation[] {
  return Object.entries(fields).flatMap(([name, said]) => {
    const path = pathIn(name);
    if (path === undefined) return [];
    return [said].flat().flatMap((one) => {
      const message = textIn(one) ?? textIn(valueAt(one, 'message'));
      return message === undefined ? [] : [{ path, message }];
    });
  });
}

/** The dotted path of a field, from a pointer, a list of parts or a name, without what stands before the record (the body, the document). */
function pathIn(value: unknown): string | undefined {
  const parts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.replaceAll(/\[(\w+)\]/g, '.$1').split(/[./]/) : [];
  const inner = parts.filter((part, index) => part !== '' && !(index < 2 && OUTER.has(part)));
  return inner.length > 0 && !inner.some((part) => WHOLE.has(part)) ? inner.join('.') : undefined;
}

const OUTER = new Set(['body', '#', '$', 'data']);

/** Names that stand for the record as a whole rather than for a field. */
const WHOLE = new Set(['non_field_errors', 'base', '__all__']);

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

function firstOf<Found>(places: readonly string[], find: (place: string) => Found | undefined): Found | undefined {
  for (const place of places) {
    const found = find(place);
    if (found !== undefined) return found;
  }
  return undefined;
}
