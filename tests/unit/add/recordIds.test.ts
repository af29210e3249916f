import { describe, expect, it } from 'vitest';
import { added, entitiesIn } from './added';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const either = (name: string, id: object = { type: 'string' }) => ({ oneOf: [id, ref(name)] });
const object = (properties: object) => ({ type: 'object', properties });

const SCHEMAS = {
  Person: object({ id: { type: 'string' }, first_name: { type: 'string' }, last_name: { type: 'string' }, team: either('Team', { type: 'integer' }) }),
  Team: object({ id: { type: 'integer' }, name: { type: 'string' } }),
  DeletedTeam: object({ id: { type: 'integer' }, deleted: { type: 'boolean', const: true } }),
  Country: object({ code: { type: 'string' }, name: { type: 'string' } }),
  Shelf: object({ shelf: { type: 'string' }, floor: { type: 'integer' } }),
  Line: object({ quantity: { type: 'integer' }, seller: either('Person') }),
  Task: object({
    id: { type: 'integer' },
    owner: { ...either('Person'), description: 'Who does it' },
    team: { anyOf: [ref('Team'), ref('DeletedTeam'), { type: 'integer' }, { type: 'null' }] },
    parent: { ...either('Task', { type: 'integer' }), nullable: true },
    country: either('Country'),
    shelf: either('Shelf'),
    badge: either('Team'),
    watchers: { type: 'array', items: either('Person') },
    details: object({ checkedBy: either('Person') }),
    lines: { type: 'array', items: ref('Line') },
    subject: { oneOf: [{ type: 'string' }, ref('Person'), ref('Team')] },
    author: { allOf: [ref('Person')], nullable: true },
    helpers: { type: 'array', items: ref('Person') },
    label: { type: 'string' },
  }),
  NewTask: object({ owner: { type: 'string', format: 'uuid' }, team: { type: 'integer' }, parent: { type: 'integer' }, country: { type: 'string' }, shelf: { type: 'string' }, badge: { type: 'string' }, watchers: { type: 'array', items: { type: 'string' } }, details: object({ checkedBy: either('Person') }), lines: { type: 'array', items: ref('Line') }, subject: { oneOf: [{ type: 'string' }, ref('Person'), ref('Team')] }, author: { type: 'string' }, helpers: { type: 'array', items: { type: 'string' } }, label: { type: 'string' } }),
};

const paths = (path: string, id: string, name: string, body?: string) => ({
  [path]: { get: { responses: { 200: content({ type: 'array', items: ref(name) }) } }, ...(body !== undefined && { post: { requestBody: content(ref(body)), responses: {} } }) },
  [`${path}/{${id}}`]: { get: { parameters: [{ name: id, in: 'path', schema: { type: 'string' } }], responses: { 200: content(ref(name)) } }, ...(body !== undefined && { patch: { requestBody: content(ref(body)), responses: {} } }) },
});

const DOCUMENT = {
  openapi: '3.0.3',
  paths: { ...paths('/people', 'id', 'Person'), ...paths('/teams', 'id', 'Team'), ...paths('/countries', 'code', 'Country'), ...paths('/shelves', 'id', 'Shelf'), ...paths('/tasks', 'id', 'Task', 'NewTask') },
  components: { schemas: SCHEMAS },
};

describe('a field that is a record or its id', () => {
  const { files, texts } = added(DOCUMENT);
  const fields = files['task/resource.json']?.['fields'] as unknown as Record<string, object>;
  const properties = files['task/schema.json']?.['properties'] as unknown as Record<string, object>;

  it('is the id, and leads to the record', () => {
    expect(properties).toMatchObject({ owner: { type: 'string', description: 'Who does it' }, country: { type: 'string' }, parent: { type: 'integer', nullable: true } });
    expect(fields).toMatchObject({
      owner: { transform: { use: 'recordId', shows: ['first_name', 'last_name'] }, widget: { use: 'reference', resource: 'person' } },
      parent: { transform: { use: 'recordId', shows: ['label'] }, widget: { use: 'reference', resource: 'task' } },
      country: { transform: { use: 'recordId', id: 'code', shows: ['name'] }, widget: { use: 'reference', resource: 'country' } },
      shelf: { transform: { use: 'recordId', id: 'shelf' }, widget: { use: 'reference', resource: 'shelf' } },
    });
  });

  it('may be nothing, or what is left of the record', () => {
    expect([properties['team'], fields['team']]).toEqual([{ type: ['integer', 'null'] }, { transform: { use: 'recordId', shows: ['name'] }, widget: { use: 'reference', resource: 'team' } }]);
  });

  it('may be several, each with what names it', () => {
    const names = { first_name: { type: 'string', readOnly: true }, last_name: { type: 'string', readOnly: true } };
    expect(properties['watchers']).toEqual({ type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, ...names } } });
    expect(fields['watchers']).toEqual({ transform: { use: 'embeddedList', shows: ['first_name', 'last_name'] }, widget: { use: 'references', resource: 'person' } });
  });

  it('may stand in an object, and in a definition', () => {
    expect(properties).toMatchObject({ details: { properties: { checkedBy: { type: 'string' } } }, lines: { items: { properties: { quantity: { type: 'integer' }, seller: { type: 'string' } } } } });
    expect(fields).toMatchObject({ 'details.checkedBy': { widget: { use: 'reference', resource: 'person' } }, 'lines.seller': { transform: 'recordId' } });
  });

  it('is answered as the record where its id is sent', () => {
    expect(properties).toMatchObject({ author: { type: 'string', nullable: true }, helpers: { items: { properties: { id: { type: 'string' } } } } });
    expect(fields).toMatchObject({ author: { transform: { use: 'recordId', shows: ['first_name', 'last_name'] }, widget: { use: 'reference', resource: 'person' } }, helpers: { widget: { use: 'references', resource: 'person' } } });
  });

  it('is no more than an id where the records have ids of another kind', () => {
    expect([properties['badge'], fields['badge']]).toEqual([{ type: 'string' }, { transform: { use: 'recordId', shows: ['name'] } }]);
  });

  it('of which several kinds of records may be meant stays a choice', () => {
    expect(properties['subject']).toHaveProperty('oneOf');
    expect(fields['subject']).toBeUndefined();
  });

  it('passes the checks, and names no record', () => {
    const { task, person } = entitiesIn(texts);
    expect([task?.resource.title, person?.resource.title]).toEqual([['label'], ['first_name', 'last_name']]);
  });

  it('is the id alone where the entity is not added, as the product has another of that name', () => {
    const ours = { 'schemas/person/schema.json': JSON.stringify(object({ id: { type: 'integer' }, name: { type: 'string' } })) };
    const beside = added(DOCUMENT, { there: ours, own: true });
    expect(beside.files['task/resource.json']?.['fields']).toMatchObject({ owner: { transform: { use: 'recordId' } }, team: { widget: { resource: 'team' } } });
    expect(beside.files['task/resource.json']?.['fields']?.['owner']).not.toHaveProperty('widget');
  });

  it('leads to no record of the product, whatever its name and its kind are, and the report says how it leads to those of the document', () => {
    const ours = { 'schemas/team/schema.json': JSON.stringify(object({ id: { type: 'integer', readOnly: true }, name: { type: 'string' } })) };
    const Ticket = object({ id: { type: 'integer' }, label: { type: 'string' }, team_id: { type: 'integer' }, reviewer: either('Team', { type: 'integer' }) });
    const document = { openapi: '3.0.3', paths: { ...paths('/teams', 'id', 'Team'), ...paths('/tickets', 'id', 'Ticket') }, components: { schemas: { Team: SCHEMAS.Team, Ticket } } };
    const beside = added(document, { there: ours, own: true });
    expect(beside.files['ticket/resource.json']?.['fields']).toEqual({ reviewer: { transform: { use: 'recordId', shows: ['name'] } } });
    expect(beside.report).toContain('look at: "reviewer", "team_id" are ids of records of "team", and the "team" of the product has other records: add the whole document with "--prefix other", and they are references to its own');
    expect(added(document, { there: ours, own: true, prefix: 'other' }).files['otherTicket/resource.json']?.['fields']).toMatchObject({ reviewer: { widget: { resource: 'otherTeam' } }, team_id: { widget: { resource: 'otherTeam' } } });
  });
});
