import type { WholeVocabulary } from '../../../src/engine/model/defineVocabulary';
import { formsOf } from '../derive/names';
import { resourceSchema, sessionDefinitions } from '../resourceSchema';

const FORMS = Object.keys(formsOf(''));

/** A text that contains a name in one of its forms. */
const convention = (description: string, others = '') => ({
  type: 'string',
  minLength: 1,
  pattern: `^[^{}\\s]*(\\{(${FORMS.join('|')})\\}[^{}\\s]*)*$`,
  description: `${description}, in which a name may stand as ${FORMS.map((form) => `{${form}}`).join(', ')}${others}`,
});

/** A path that each entity has for itself, without a slash at either end. */
const ownConvention = (description: string) => {
  const { pattern, ...text } = convention(description, ', at least once; without a slash at either end');
  return { ...text, pattern: `^(?!/)(?=.*\\{)(?!.*/$)${pattern.slice(1)}` };
};

const names = (description: string) => ({ type: 'array', description, items: { type: 'string', minLength: 1 } });
const count = (description: string) => ({ type: 'integer', minimum: 1, description });
const OPERATIONS = ['list', 'show', 'create', 'edit', 'delete', 'export'] as const;
const words = { type: 'object', description: 'The sentences of an entity that has none of its own' };

/** The schema of a `defaults.json`: complete in `schemas/`, or with only the changes in an integrator's folder. */
export function defaultsSchema(named: WholeVocabulary): object {
  const { definitions } = resourceSchema(named);
  const { menu } = definitions;
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: {},
      language: { type: 'integer' },
      route: ownConvention('The address of the pages of an entity'),
      endpoint: ownConvention('The path of an entity below the API'),
      dialect: { $ref: '#/definitions/dialect' },
      session: { $ref: '#/definitions/session' },
      permissions: {
        type: 'object',
        description: 'The permission that each operation asks',
        additionalProperties: false,
        properties: Object.fromEntries(OPERATIONS.map((operation) => [operation, convention(`The permission to ${operation}`)])),
      },
      offered: { type: 'array', description: 'The operations that an entity has, unless it says so itself', uniqueItems: true, items: { enum: OPERATIONS } },
      menu: { ...menu, required: [] },
      title: { type: 'array', minItems: 1, description: 'The usual names of what a record is called by: a list of lists, each with the fields that are read together', items: { ...names('The fields that are read together: ["firstName", "lastName"]'), minItems: 1 } },
      analytics: { type: 'object', additionalProperties: false, properties: { endpoint: { type: 'string', minLength: 1 }, messages: { type: 'string', minLength: 1 } } },
      head: names('The usual names of moments'),
      columns: count('How many columns of a list are in sight'),
      filters: count('How many filters a list has'),
      sectionFields: count('How many boxes a form has before it has sections'),
      words: { type: 'object', additionalProperties: false, properties: { fr: words, en: words } },
    },
    definitions: { ...definitions, ...sessionDefinitions(named) },
  };
}
