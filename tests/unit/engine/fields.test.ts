import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import { formFields, visibleSections, withoutHidden, withStart, type FormSituation } from '@/engine/model/formFields';
import { itemsOf, itemOf } from '@/engine/model/itemOf';
import { recordTitle } from '@/engine/model/recordTitle';
import type { Section } from '@/engine/model/Resource';
import type { RecordData, RecordSchema, Schema } from '@/engine/model/Schema';
import { widgetField } from '@/engine/model/widgetField';
import { defaultWidgetName, fieldSchema, resolvedSchema, widgetName } from '@/engine/model/widgetName';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { entityOf } from './transforms/entity';

const SCHEMAS: Record<string, Schema> = {
  id: { type: 'integer', readOnly: true },
  name: { type: 'string' },
  kind: { type: 'integer', enum: [1, 2] },
  story: { type: 'string' },
  private: { type: 'boolean' },
  pin: { type: 'string', writeOnly: true },
  stages: { type: 'array', items: { $ref: '#/definitions/stage' } },
  home: { $ref: '#/definitions/place' },
};
const definitions: Record<string, Schema> = {
  place: { type: 'object', title: 'Place', properties: { town: { type: 'string' }, country: { $ref: '#/definitions/country' } } },
  country: { type: 'object', properties: { code: { type: 'string', maxLength: 2 } } },
  stage: { type: 'object', properties: { place: { $ref: '#/definitions/place' } } },
};

function situation(fields: Record<string, Partial<FieldDefinition>> = {}, more: { form?: Section[]; required?: string[]; mode?: 'create' | 'edit' | 'show'; record?: RecordData } = {}): FormSituation {
  const { form = [{ name: 'all', rows: [['name', 'kind'], ['story'], ['private'], ['id']] }], required = ['id', 'name', 'private', 'pin'], mode = 'edit', record = {} } = more;
  const entity = entityOf({ properties: SCHEMAS, definitions, required, fields });
  const widgets = { sent: { toText: () => '', afterSave: async () => ({}) } };
  return { entity: { ...entity, resource: { ...entity.resource, form } }, widgets, context: { settings: DEFAULT_SETTINGS, permissions: new Set(['thing_read']), mode, record } };
}

const names = (given: FormSituation) => [...formFields(given).keys()];

describe('the fields of a form', () => {
  it('are those of its sections, in their order, each with what may be done with it', () => {
    const fields = formFields(situation({ story: { cleared: 'refused', required: { mode: 'edit' } } }));
    expect([...fields.values()]).toEqual([
      { name: 'name', editable: true, required: true, kept: false },
      { name: 'kind', editable: true, required: false, kept: false },
      { name: 'story', editable: true, required: true, kept: true },
      // An unticked box is an answer too, so the field is not missing.
      { name: 'private', editable: true, required: false, kept: false },
      { name: 'id', editable: false, required: false, kept: false },
    ]);
  });

  it.each<[string, Partial<FieldDefinition>, 'create' | 'edit' | 'show', boolean]>([
    ['a right that the operator has', { visible: { permission: 'thing_read' } }, 'edit', true],
    ['a right that they have not', { visible: { permission: 'thing_update' } }, 'edit', false],
    ['a condition that holds', { visible: { mode: 'edit' } }, 'edit', true],
    ['a condition that does not', { visible: { mode: 'show' } }, 'edit', false],
    ['its being for creations, in one', { only: 'create' }, 'create', true],
    ['its being for creations, in an edit', { only: 'create' }, 'edit', false],
    ['its being for creations, on the page', { only: 'create' }, 'show', true],
    ['a call that answers it, on the page', { endpoint: 'things/{id}/story' }, 'show', true],
    ['a call that answers it, in a form', { endpoint: 'things/{id}/story' }, 'edit', false],
  ])('are there by %s', (_what, field, mode, isThere) => {
    expect(names(situation({ story: field }, { mode })).includes('story')).toBe(isThere);
  });

  it('ask at a creation for what is never answered, and neither show it nor ask for it again', () => {
    const form = [{ name: 'all', rows: [['pin']] }];
    expect((['create', 'edit', 'show'] as const).map((mode) => formFields(situation({}, { form, mode })).get('pin')?.required)).toEqual([true, false, undefined]);
  });

  it('leave to the server what it fills in, until there is a record', () => {
    expect(names(situation({}, { mode: 'create' }))).not.toContain('id');
    expect(formFields(situation({ id: { widget: { use: 'sent' } } }, { mode: 'create' })).get('id')?.editable).toBe(true);
  });

  it('cannot be emptied as long as the resource says so', () => {
    const kept = (record: RecordData) => formFields(situation({ story: { clearable: { field: 'kind', is: 1 } } }, { record })).get('story')?.kept;
    expect([kept({ kind: 2 }), kept({ kind: 1 })]).toEqual([true, false]);
  });

  it('may be emptied until there is a record, whatever the platform refuses', () => {
    const kept = (mode: 'create' | 'edit') => formFields(situation({ story: { cleared: 'refused' } }, { mode })).get('story')?.kept;
    expect([kept('create'), kept('edit')]).toEqual([false, true]);
  });

  it('are those that the schema has for the record, where it adds some in certain cases', () => {
    const given = (record: RecordData, inForce?: FormSituation['inForce']) => {
      const open = situation({}, { form: [{ name: 'all', rows: [['name', 'lift']] }], record });
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
      const schema: RecordSchema = { ...open.entity.schema, if: { required: ['story'] }, then: { required: ['lift'], properties: { lift: { type: 'string' } } } };
      return formFields({ ...open, inForce, entity: { ...open.entity, schema } });
    };
    const comesTo = ({ story }: RecordData): Schema => (story ? { properties: { lift: { type: 'string' } }, required: ['lift'] } : {});
    expect([...given({ story: 'b' }, comesTo).keys()]).toEqual(['name', 'lift']);
    expect(given({ story: 'b' }, comesTo).get('lift')?.required).toBe(true);
    expect([...given({}, comesTo).keys()]).toEqual(['name']);
    // The page of a record has those with a value.
    expect([...given({ lift: 'yes' }).keys()]).toEqual(['name', 'lift']);
    expect([...given({ lift: '' }).keys()]).toEqual(['name']);
  });

  it('stand in sections and rows of which none is empty', () => {
    const form: Section[] = [
      { name: 'one', rows: [['name'], ['story']] },
      { name: 'two', rows: [['story']] },
      { name: 'three', rows: [['kind', 'story']], visible: { field: 'kind', is: 2 } },
    ];
    const sections = (record: RecordData) => visibleSections(form, situation({ story: { visible: { mode: 'show' } } }, { record })).map(({ name, rows }) => [name, rows]);
    expect(sections({})).toEqual([['one', [['name']]]]);
    expect(sections({ kind: 2 })).toEqual([['one', [['name']]], ['three', [['kind']]]]);
  });
});

describe('a field that comes and goes', () => {
  const chain = { kind: { visible: { field: 'private', is: true } as const }, story: { visible: { field: 'kind', is: 2 } as const, required: { field: 'kind', is: 2 } as const } };

  it('takes its value along, and that of what hung on it', () => {
    const shown = formFields(situation(chain, { record: { private: true, kind: 2 } }));
    expect(withoutHidden({ name: 'a', private: false, kind: 2, story: 'b' }, situation(chain), shown)).toEqual({ name: 'a', private: false });
    const same = { name: 'a', private: true, kind: 2, story: 'b' };
    expect(withoutHidden(same, situation(chain), shown)).toBe(same);
  });

  it('leaves alone what was never shown', () => {
    const record = { name: 'a', story: 'b' };
    expect(withoutHidden(record, situation(chain), formFields(situation(chain)))).toBe(record);
  });

  it('starts as the record did where it must be filled in, and empty where it may stay so', () => {
    const before = formFields(situation(chain));
    const typed = { private: true, kind: 2 };
    expect(withStart(typed, { story: 'start', name: 'x' }, situation(chain), before)).toEqual({ ...typed, story: 'start' });
    expect(withStart({ ...typed, story: 'typed' }, { story: 'start' }, situation(chain), before)).toEqual({ ...typed, story: 'typed' });
    const none = { private: true };
    expect(withStart(none, { kind: 2, story: 'start' }, situation(chain), before)).toBe(none);
    const asked = { ...chain, kind: { ...chain.kind, required: { mode: 'edit' } as const } };
    expect(withStart(none, { kind: 2, story: 'start' }, situation(asked), formFields(situation(asked)))).toEqual({ private: true, kind: 2, story: 'start' });
  });
});

describe('the widget of a field', () => {
  it.each<[string, Schema]>([
    ['choice', { type: 'integer', enum: [1] }],
    ['yesNo', { type: ['boolean', 'null'] }],
    ['number', { type: 'integer' }],
    ['number', { type: 'number' }],
    ['number', { type: ['integer', 'number', 'null'] }],
    ['json', { type: 'null' }],
    ['date', { type: 'string', format: 'date' }],
    ['dateTime', { type: 'string', format: 'date-time' }],
    ['clock', { type: 'string', format: 'clock' }],
    ['email', { type: 'string', format: 'email', maxLength: 500 }],
    ['telephone', { type: 'string', format: 'telephone' }],
    ['url', { type: 'string', format: 'uri' }],
    ['text', { type: 'string', format: 'colour' }],
    ['text', { type: 'string', maxLength: 255 }],
    ['longText', { type: 'string', maxLength: 256 }],
    ['text', {}],
    ['json', { type: 'array' }],
    ['json', { type: 'object' }],
    ['json', { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }],
    ['json', { type: 'array', items: { type: 'object' } }],
    ['json', { type: 'array', items: { type: 'array', items: { type: 'string' } } }],
    ['json', { type: 'array', allOf: [{ items: [{ type: 'string' }, { type: 'object' }] } as unknown as Schema] }],
    ['json', { type: 'array', allOf: [{ items: [{ type: 'string' }], additionalItems: { type: 'string' } } as unknown as Schema] }],
    ['json', { type: 'array', allOf: [{ items: [{ type: ['string', 'number'] }] } as unknown as Schema] }],
    ['tuple', { type: ['array', 'null'], allOf: [{ items: [{ type: ['string', 'null'] }, { enum: ['cm', 1] }], additionalItems: false } as unknown as Schema] }],
    ['tuple', { type: 'array', minItems: 3, maxItems: 3, items: { type: 'number' } }],
    ['list', { type: 'array', minItems: 2, maxItems: 3, items: { type: 'number' } }],
    ['list', { type: 'array', minItems: 11, maxItems: 11, items: { type: 'number' } }],
    ['list', { type: 'array', items: { type: 'string' } }],
    ['list', { type: 'array', items: { type: 'string', enum: ['a'] } }],
    ['list', { type: 'array', uniqueItems: true, items: { type: 'string' } }],
    ['choices', { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a'] } }],
    ['table', { type: 'array', uniqueItems: true, items: { type: 'object', properties: {}, enum: [] } }],
  ])('is %s for %j', (widget, schema) => {
    expect(defaultWidgetName(schema)).toBe(widget);
  });

  it('is the one that the resource names', () => {
    const { entity } = situation({ name: { widget: { use: 'reference', resource: 'shelf' }, words: { label: 'Rayon' } } });
    expect([widgetName(entity, 'name'), widgetName(entity, 'kind')]).toEqual(['reference', 'choice']);
    expect(widgetField(entity, 'name', 'Nom')).toEqual({ entity, name: 'name', label: 'Nom', schema: { type: 'string' }, options: { resource: 'shelf' }, words: { label: 'Rayon' } });
    expect(widgetField(entity, 'kind', 'Sorte')).toEqual({ entity, name: 'kind', label: 'Sorte', schema: SCHEMAS['kind'], options: {} });
  });

  it.each([
    ['home', { ...definitions['place'], $ref: '#/definitions/place' }],
    ['home.town', { type: 'string' }],
    ['home.country.code', { type: 'string', maxLength: 2 }],
    ['stages.place.town', { type: 'string' }],
    ['stages.unknown.town', {}],
    ['unknown', {}],
  ])('stands for what the schema says of %s', (field, schema) => {
    expect(fieldSchema(situation().entity.schema, field)).toEqual(schema);
  });

  it('stands for a schema as the place that refers to it completes it', () => {
    const root = situation().entity.schema;
    expect(resolvedSchema(root, { $ref: '#/definitions/place', title: 'Home' })).toMatchObject({ type: 'object', title: 'Home' });
    expect(resolvedSchema(root, { type: 'string' })).toEqual({ type: 'string' });
  });
});

describe('the name of a record', () => {
  beforeAll(async () => {
    startI18n('fr');
    await loadTexts('fr');
    await loadTexts('en');
  });

  it.each([
    [{ givenName: 'Jeanne', familyName: 'Dupont', id: 3 }, 'Jeanne Dupont'],
    [{ givenName: '', familyName: 0, id: 3 }, '0'],
    [{ givenName: null, id: 3 }, 'n°\u00a03'],
  ])('of %o is %s', (record, title) => {
    expect(recordTitle({ title: ['givenName', 'familyName'] }, record)).toBe(title);
  });

  it('which has none is its number, in the language of the page', async () => {
    await i18next.changeLanguage('en');
    expect(recordTitle({ title: ['givenName'] }, { id: 1234 })).toBe('no.\u00a01234');
  });
});

it('the items of a record that are aimed at have all of the values asked for', () => {
  const proofs = [{ kind: 1, state: 0 }, { kind: 1, state: 2 }, 'none', { kind: 1, state: 2, id: 4 }];
  const aim = { field: 'proofs', where: { kind: 1, state: 2 } };
  expect(itemsOf({ proofs }, aim)).toEqual([proofs[1], proofs[3]]);
  expect(itemOf({ proofs }, aim)).toBe(proofs[1]);
  expect([itemOf({ proofs: [] }, aim), itemOf({ proofs: 'none' }, aim)]).toEqual([undefined, undefined]);
});
