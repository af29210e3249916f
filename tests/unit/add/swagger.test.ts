import { describe, expect, it } from 'vitest';
import { added, entitiesIn } from './added';

const ref = (name: string) => ({ $ref: `#/definitions/${name}` });

const GARAGE = {
  swagger: '2.0',
  host: 'garage.example.org',
  basePath: '/v1/',
  schemes: ['https'],
  consumes: ['application/json'],
  produces: ['application/json'],
  securityDefinitions: { login: { type: 'oauth2', flow: 'password', tokenUrl: 'https://garage.example.org/token', scopes: {} } },
  parameters: {
    page: { name: 'page', in: 'query', type: 'integer' },
    limit: { name: 'limit', in: 'query', type: 'integer', maximum: 20 },
    car: { name: 'body', in: 'body', required: true, schema: ref('NewCar') },
  },
  responses: { Car: { description: 'A car', schema: ref('Car') } },
  paths: {
    '/cars': {
      parameters: [{ $ref: '#/parameters/page' }],
      get: {
        parameters: [{ $ref: '#/parameters/limit' }, { name: 'energy', in: 'query', type: 'array', items: { type: 'string', enum: ['petrol', 'electric'] }, collectionFormat: 'csv' }, { name: 'brand', in: 'query', type: 'string' }],
        responses: { 200: { description: 'The cars', schema: { type: 'array', items: ref('Car') }, headers: { 'X-Total': { type: 'integer' } } } },
      },
      post: { parameters: [{ $ref: '#/parameters/car' }], responses: { 201: { $ref: '#/responses/Car' } } },
    },
    '/cars/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, type: 'integer' }],
      get: { responses: { 200: { $ref: '#/responses/Car' } } },
      put: { parameters: [{ $ref: '#/parameters/car' }], responses: { 200: { $ref: '#/responses/Car' } } },
      delete: { responses: { 204: { description: 'Gone' } } },
    },
    '/manuals': { get: { responses: { 200: { schema: { type: 'array', items: ref('Manual') } } } }, post: { consumes: ['multipart/form-data'], parameters: [{ name: 'title', in: 'formData', type: 'string', required: true }, { name: 'content', in: 'formData', type: 'file' }], responses: {} } },
    '/manuals/{id}': { get: { responses: { 200: { schema: ref('Manual') } } } },
  },
  definitions: {
    NewCar: { type: 'object', required: ['kind', 'brand'], discriminator: 'kind', properties: { kind: { type: 'string' }, brand: { type: 'string' }, energy: { type: 'string', enum: ['petrol', 'electric'] }, seats: { type: 'integer', 'x-nullable': true } } },
    Van: { allOf: [ref('NewCar'), { type: 'object', properties: { load: { type: 'number' } } }] },
    Car: { allOf: [ref('NewCar'), { type: 'object', required: ['id'], properties: { id: { type: 'integer', format: 'int64' } } }] },
    Manual: { type: 'object', properties: { id: { type: 'integer' }, title: { type: 'string' }, content: { type: 'file' } } },
  },
};

describe('a document of Swagger 2', () => {
  const { files, texts, report } = added(GARAGE);

  it('is read as one of OpenAPI 3: bodies, answers, definitions', () => {
    expect(files['car/schema.json']).toMatchObject({
      required: ['kind', 'brand'],
      properties: { id: { type: 'integer', format: 'int64', readOnly: true }, brand: { type: 'string' }, energy: { enum: ['petrol', 'electric'] }, seats: { type: 'integer', nullable: true } },
    });
    expect(files['car/resource.json']).toMatchObject({
      endpoint: 'cars',
      dialect: { use: 'rest', page: { parameter: 'page', size: 'limit', largest: 20 }, totalHeader: 'X-Total', filter: { joined: true }, update: { method: 'PUT' } },
      permissions: { list: true, show: true, create: true, edit: true, delete: true },
      list: { filters: [{ name: 'energy' }, { name: 'brand', shown: 'always' }] },
    });
  });

  it('has a file among the fields of a record, and what only a form creates is told', () => {
    expect(files['manual/schema.json']?.['properties']).toMatchObject({ content: { type: 'string', format: 'binary' } });
    expect(report).toContain('POST manuals takes a form only, and records are sent as JSON: it is not offered');
  });

  it('passes the checks, and says where it is and how people sign in, by the places of the document', () => {
    expect(Object.keys(entitiesIn(texts))).toEqual(['car', 'manual']);
    expect(report).toContain('the calls are below https://garage.example.org/v1: "apiUrl"');
    expect(report).toContain('people sign in by bearer (with "form", at https://garage.example.org/token): "session" of defaults.json (#/securityDefinitions/login)');
  });
});
