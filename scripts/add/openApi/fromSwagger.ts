import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { Document } from '../Document';
import { listOfTexts } from '../flatten';
import type { Written } from '../Found';
import { escaped } from '../../resources/pointers';

/**
 * A document of Swagger 2 as the OpenAPI 3 document that says the same; any other document as it is. The definitions and the ways to sign in stay where they are,
 * so that the places in a report are those of the document.
 */
export function fromSwagger(root: Written): Written {
  if (!String(root['swagger']).startsWith('2')) return root;
  const document = new Document(schemasOf(root) as Written);
  const { swagger: _version, host, basePath, schemes, consumes, produces, parameters: _parameters, responses: _responses, ...others } = document.whole.value;
  const media = { consumes: listOfTexts(consumes), produces: listOfTexts(produces) };
  const address = `${typeof host === 'string' ? `${listOfTexts(schemes)[0] ?? 'https'}://${host}` : ''}${typeof basePath === 'string' ? basePath.replace(/\/$/, '') : ''}`;
  const securityDefinitions = eachIn(others['securityDefinitions'], securityScheme);
  return {
    ...others,
    openapi: '3.0.3',
    ...(address !== '' && { servers: [{ url: address }] }),
    paths: Object.fromEntries(document.parts(document.whole, 'paths').map(([path, { value }]) => [path, pathItem(document, value, media)])),
    securityDefinitions,
    components: { schemas: referencesTo('definitions', others['definitions']), securitySchemes: referencesTo('securityDefinitions', securityDefinitions) },
  };
}

/** The media types of a document, or of one call. */
interface Media {
  consumes: string[];
  produces: string[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head'];

function pathItem(document: Document, item: Written, media: Media): Written {
  const { parameters: shared, ...others } = item;
  const common = parametersIn(document, shared);
  return Object.fromEntries(
    Object.entries(others).map(([key, value]) => {
      if (!METHODS.includes(key) || !isPlainObject(value)) return [key, value];
      const own = parametersIn(document, value['parameters']);
      const isAgain = (one: Written) => own.some((other) => other['in'] === one['in'] && other['name'] === one['name']);
      return [key, operation(document, value, { media, parameters: [...common.filter((one) => !isAgain(one)), ...own] })];
    }),
  );
}

function parametersIn(document: Document, list: unknown): Written[] {
  return document.parts({ value: { list }, place: '#' }, 'list').map(([, { value }]) => value);
}

function operation(document: Document, { consumes, produces, ...others }: Written, { media, parameters }: { media: Media; parameters: readonly Written[] }): Written {
  const own = { consumes: consumes === undefined ? media.consumes : listOfTexts(consumes), produces: produces === undefined ? media.produces : listOfTexts(produces) };
  const body = bodyOf(parameters, own.consumes);
  return {
    ...others,
    parameters: parameters.filter((one) => one['in'] !== 'body' && one['in'] !== 'formData').map(parameter),
    ...(body && { requestBody: body }),
    responses: Object.fromEntries(document.parts({ value: others, place: '#' }, 'responses').map(([status, { value }]) => [status, response(value, own.produces)])),
  };
}

/** The body of a call: the parameter that is a body, or the fields of a form. */
function bodyOf(parameters: readonly Written[], consumes: readonly string[]): Written | undefined {
  const body = parameters.find((one) => one['in'] === 'body');
  if (body) return { ...(body['required'] === true && { required: true }), content: contentOf(consumes, body['schema']) };
  const form = parameters.filter((one) => one['in'] === 'formData');
  if (form.length === 0) return undefined;
  const hasFile = form.some(({ format }) => format === 'binary');
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const required = form.filter((one) => one['required'] === true).map((one) => one['name']);
  const schema = { type: 'object', ...(required.length > 0 && { required }), properties: Object.fromEntries(form.map((one) => [String(one['name']), parameter(one)['schema']])) };
  return { content: contentOf([consumes.find((type) => type.includes('form')) ?? fallback], schema) };
}

function response({ schema, headers, ...others }: Written, produces: readonly string[]): Written {
  return { ...others, ...(schema !== undefined && { content: contentOf(produces, schema) }), ...(isPlainObject(headers) && { headers: eachIn(headers, ({ description, ...header }) => ({ description, schema: header })) }) };
}

function contentOf(types: readonly string[], schema: unknown): Written {
  return Object.fromEntries((types.length > 0 ? types : ['application/json']).map((type) => [type, { schema }]));
}

/** A parameter whose value has a schema of its own. A list of values is one text with commas, unless its format says otherwise. */
function parameter({ name, in: place, required, description, deprecated, collectionFormat, ...schema }: Written): Written {
  const isList = schema['type'] === 'array';
  return {
    name,
    in: place,
    ...(description !== undefined && { description }),
    ...(required !== undefined && { required }),
    ...(deprecated !== undefined && { deprecated }),
    ...(isList && STYLES[typeof collectionFormat === 'string' ? collectionFormat : 'csv']),
    schema,
  };
}

const STYLES: Readonly<Record<string, Written>> = {
  csv: { style: 'form', explode: false },
  multi: { style: 'form', explode: true },
  ssv: { style: 'spaceDelimited', explode: false },
  tsv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
};

function securityScheme({ type, flow, authorizationUrl, tokenUrl, scopes, ...others }: Written): Written {
  if (type === 'basic') return { ...others, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return { ...others, type };
  return { ...others, type, flows: { [FLOWS[String(flow)] ?? String(flow)]: { authorizationUrl, tokenUrl, scopes } } };
}

const FLOWS: Readonly<Record<string, string>> = { application: 'clientCredentials', accessCode: 'authorizationCode' };

/** Every schema in a document as OpenAPI 3 writes it: the type of a file, what may be nothing, and what tells the kinds of a record apart. */
function schemasOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(schemasOf);
  if (!isPlainObject(value)) return value;
  const { 'x-nullable': nullable, ...others } = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'example' || key === 'examples' ? inner : schemasOf(inner)]));
  return {
    ...others,
    ...(nullable === true && { nullable }),
    ...(others['type'] === 'file' && { type: 'string', format: 'binary' }),
    ...(typeof others['discriminator'] === 'string' && { discriminator: { propertyName: others['discriminator'] } }),
  };
}

function referencesTo(group: string, parts: unknown): Written {
  return Object.fromEntries(Object.keys(isPlainObject(parts) ? parts : {}).map((name) => [name, { $ref: `#/${group}/${escaped(name)}` }]));
}

function eachIn(parts: unknown, change: (part: Written) => Written): Written {
  return Object.fromEntries(Object.entries(isPlainObject(parts) ? parts : {}).map(([name, part]) => [name, isPlainObject(part) ? change(part) : part]));
}
