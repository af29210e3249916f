import type { Resources } from './Found';

/** A new entity with an id and a text that names the record. Throws an `Error` when the name cannot be that of an entity. */
export function starter(name: string): Resources {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error('there is no such file, and it is no name of an entity: singular and in camelCase, as relayPoint.');
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    required: ['name'],
    properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string', minLength: 1, maxLength: 255 } },
  };
  return { found: [{ name, place: '#', schema, said: {}, notes: [] }], notes: [] };
}
