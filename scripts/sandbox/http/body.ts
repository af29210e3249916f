import type { RecordData } from '../../../src/engine/model/Schema';
import { Refusal } from './Refusal';
import { requireStorable } from './storable';
import { parseBody } from './writtenNumbers';

const WRITE_TYPES = ['application/ld+json', 'application/json'];
const WRITE_LIST = '"application/ld+json", "application/json", "application/xml", "text/xml", "text/html"';
const XML_TYPES = ['application/xml', 'text/xml'];
const PATCH_TYPES = ['application/merge-patch+json', 'application/vnd.api+json'];
const PATCH_LIST = '"application/merge-patch+json", "application/vnd.api+json"';

/** The body of a POST. An id in it is refused (contract wire.values), unless creations of this entity name the id. */
export async function readCreation(request: Request, { takesId = false } = {}): Promise<RecordData> {
  const type = requireType(request, [...WRITE_TYPES, ...XML_TYPES], WRITE_LIST);
  // No client sends XML. The platform reads an empty element as the name of a record, and refuses it with this message.
  if (XML_TYPES.includes(type)) throw new Refusal(400, 'Invalid IRI "".');
  const body = await readObject(request);
  if (!takesId && (type === 'application/json' ? 'id' : '@id') in body) {
    throw new Refusal(400, 'Update is not allowed for this operation.');
  }
  return body;
}

/** The body of a PATCH, which must be a merge patch (contract wire.formats). */
export async function readPatch(request: Request): Promise<RecordData> {
  const type = requireType(request, PATCH_TYPES, PATCH_LIST);
  if (type !== PATCH_TYPES[0]) throw new Refusal(400, 'Deserialization for the format "jsonapi" is not supported.');
  return readObject(request);
}

function requireType(request: Request, types: string[], list: string): string {
  const header = request.headers.get('Content-Type');
  if (header === null) throw new Refusal(400, 'The "Content-Type" header must exist.');
  const type = header.split(';')[0]?.trim().toLowerCase() ?? '';
  if (types.includes(type)) return type;
  throw new Refusal(400, `The content-type "${header}" is not supported. Supported MIME types are ${list}.`);
}

async function readObject(request: Request): Promise<RecordData> {
  let body: unknown;
  try {
    body = parseBody(await request.text());
  } catch {
    throw new Refusal(400, 'Syntax error');
  }
  requireStorable(body);
  // A list in place of an object has numbers as keys, which are unknown fields and therefore ignored.
  if (Array.isArray(body)) return {};
  if (typeof body === 'object' && body !== null) return body as RecordData;
  throw new Refusal(400, 'Expected IRI or document for this resource.');
}
