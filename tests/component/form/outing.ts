import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import address from '../../../schemas/shared/address.json' with { type: 'json' };
import type { EntityBody, Resource } from '@/engine/model/Resource';
import type { RecordSchema, Schema } from '@/engine/model/Schema';
import { formats } from '@/engine/model/validatorRuntime';
import { validatorsCode } from '../../../scripts/resources/validatorsCode';

/** The schema of an outing, with a field of each kind, which no entity of the platform has all at once. */
const schema: RecordSchema = {
  type: 'object',
  required: ['name', 'status', 'contact'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 20 },
    story: { type: 'string', maxLength: 512 },
    places: { type: 'integer', minimum: 0, maximum: 50, default: 4 },
    price: { type: 'number', minimum: 0 },
    private: { type: 'boolean' },
    status: { type: 'integer', enum: [0, 1, 2], default: 0 },
    kind: { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7] },
    day: { type: 'string', format: 'date' },
    start: { type: 'string', format: 'date-time' },
    opening: { type: 'string', format: 'clock' },
    contact: { type: 'string', format: 'email', maxLength: 255 },
    telephone: { type: 'string', format: 'telephone' },
    link: { type: 'string', format: 'uri' },
    townId: { type: 'integer' },
    townName: { type: 'string', readOnly: true },
    badgeId: { type: 'integer' },
    tags: { type: 'array', maxItems: 3, items: { type: 'string', minLength: 1, maxLength: 10 } },
    place: { $ref: '#/definitions/place' },
    stages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['town'],
        properties: { town: { type: 'string' }, km: { type: 'integer' }, kind: { type: 'integer', enum: [1, 2] }, day: { type: 'string', format: 'date' } },
      },
    },
    chapters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['state'],
        properties: {
          heading: { type: 'string' },
          state: { type: 'integer', enum: [0, 1], default: 1 },
          notes: { type: 'array', items: { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } } },
        },
      },
    },
    letter: { type: 'array', items: { type: 'object', properties: { alt: {} } } },
    duties: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'object', required: ['role'], properties: { role: { type: 'integer' }, territory: { type: 'integer' } } },
    },
    reports: {
      type: 'array',
      readOnly: true,
      items: {
        type: 'object',
        properties: {
          kind: { type: 'integer', enum: [1, 2] },
          day: { type: 'string', format: 'date' },
          weight: { type: 'integer' },
          file: { type: 'string', format: 'uri' },
          fileTitle: { type: 'string' },
        },
      },
    },
    missing: { type: 'array', readOnly: true, items: { type: 'string', enum: ['map', 'guide'] } },
    image: { type: 'string', readOnly: true },
    avatar: { type: 'string', readOnly: true },
    createdDate: { type: 'string', format: 'date-time', readOnly: true },
  },
  definitions: {
    place: { type: 'object', required: ['town'], properties: { street: { type: 'string' }, town: { type: 'string' } } },
  },
};

const field = (definition: Partial<FieldDefinition>): FieldDefinition => ({ cleared: 'null', ...definition });

const rows = [
  ['name'],
  ['status', 'kind'],
  ['story'],
  ['places', 'price'],
  ['private'],
  ['day', 'opening'],
  ['start'],
  ['contact', 'telephone'],
  ['link'],
  ['townId', 'badgeId'],
  ['image'],
  ['createdDate'],
];

const resource: Resource = {
  name: 'outing',
  route: '/outings',
  endpoint: { list: 'admin/outings', item: 'admin/outings', create: 'admin/outings', update: 'admin/outings', delete: 'admin/outings' },
  permissions: {
    list: { any: ['outing_list'] },
    show: { any: ['outing_read'] },
    create: { any: ['outing_create'] },
    edit: { any: ['outing_update'] },
    delete: { any: ['outing_delete'] },
  },
  title: ['name'],
  head: [],
  messages: 'outing',
  fields: {
    start: field({ transform: { use: 'wallClock' } }),
    story: field({ visible: { field: 'status', is: 2 }, required: { setting: 'eventDescriptionRequired' } }),
    telephone: field({ cleared: 'refused' }),
    townId: field({ widget: { use: 'reference', resource: 'town', labelField: 'townName' } }),
    badgeId: field({ widget: { use: 'reference', resource: 'badge' } }),
    chapters: field({
      transform: { use: 'positionedList' },
      widget: { use: 'document', marked: { field: 'state', is: 0 } },
    }),
    'chapters.notes': field({ transform: { use: 'positionedList' } }),
    'chapters.notes.text': field({ widget: { use: 'richText' } }),
    letter: field({
      transform: { use: 'jsonList' },
      widget: { use: 'mailBody', owner: 'outingId', file: 'outingFile' },
    }),
    'letter.value': field({ required: { field: 'type', in: ['title', 'text'] } }),
    'letter.src': field({ required: { field: 'type', is: 'image' } }),
    duties: field({
      transform: { use: 'roleAssignments' },
      widget: { use: 'roleAssignments' },
    }),
    'duties.territory': field({ widget: { use: 'reference', resource: 'town' } }),
    reports: field({ widget: { use: 'table', columns: ['kind', 'day', 'weight', 'file'] } }),
    'reports.file': field({ widget: { use: 'url', labelField: 'fileTitle' } }),
    'reports.weight': field({ widget: { use: 'number', unit: 'byte' } }),
    image: field({ widget: { use: 'image', owner: 'eventId', file: 'eventFile' } }),
  },
  recordTransforms: [],
  form: [{ name: 'all', rows }],
  show: [{ name: 'all', rows }],
  related: [],
  actions: [],
  create: { after: 'show' },
  update: { after: 'back' },
  bulkEdit: [],
};

export const outing: EntityBody = { schema, resource, validators: compiled(schema) };

/** The outing with another resource. */
export function outingWith(changes: Partial<Resource>, more: Partial<EntityBody> = {}): EntityBody {
  return { ...outing, ...more, resource: { ...resource, ...changes } };
}

export const outingWords = {
  pages: { create: 'Création d’une sortie', edit: 'Modification d’une sortie', show: 'Sortie' },
  fields: {
    name: 'Nom',
    story: 'Récit',
    places: 'Places',
    price: 'Prix',
    private: 'Sortie privée',
    status: 'Statut',
    kind: 'Nature',
    day: 'Jour de la sortie',
    start: 'Rendez-vous',
    opening: 'Ouverture',
    contact: 'Adresse e-mail',
    telephone: 'Téléphone',
    link: 'Page',
    townId: 'Commune',
    badgeId: 'Insigne',
    image: 'Photo',
    tags: 'Étiquette',
    fare: 'Tarif',
    place: 'Lieu',
    home: 'Domicile',
    stages: 'Étape',
    'stages.town': 'Commune de passage',
    'stages.km': 'Kilomètres',
    'stages.kind': 'Moyen',
    'stages.day': 'Jour de passage',
    chapters: 'Chapitres',
    'chapters.heading': 'Titre du chapitre',
    'chapters.state': 'État',
    'chapters.notes': 'Notes',
    'chapters.notes.text': 'Texte',
    letter: 'Lettre',
    'letter.value': 'Texte',
    'letter.src': 'Image',
    duties: 'Fonctions',
    'duties.role': 'Fonction',
    'duties.territory': 'Commune de la fonction',
    reports: 'Comptes rendus',
    'reports.kind': 'Sorte',
    'reports.day': 'Rendu le',
    'reports.weight': 'Taille',
    'reports.file': 'Fichier',
    missing: 'Ce qui manque',
    createdDate: 'Créée le',
  },
  items: { letter: 'Élément {{position}}', chapters: 'Chapitre {{position}}', 'chapters.notes': 'Note {{position}} du chapitre {{outer}}' },
  help: { contact: 'Elle n’est pas publiée.' },
  enums: { 'chapters.state': { 0: 'Brouillon', 1: 'Relu' }, 'duties.role': { 1: 'Guide', 2: 'Trésorière', 3: 'Marcheuse', 321: 'Archiviste' }, 'reports.kind': { 1: 'Accepté', 2: 'Refusé' }, missing: { map: 'Une carte', guide: 'Un guide' }, 'stages.kind': { 1: 'À pied', 2: 'En train' }, status: { 0: 'Prévue', 1: 'Confirmée', 2: 'Passée' }, kind: { 1: 'Marche', 2: 'Vélo', 3: 'Voile', 4: 'Ski', 5: 'Canoë', 6: 'Lecture', 7: 'Repas' } },
  sections: { all: 'La sortie' },
  states: { loading: 'Chargement des sorties…', notFound: 'Cette sortie n’existe pas' },
  delete: { title: 'Supprimer la sortie « {{title}} » ?', body: 'Les inscrits seront prévenus.', confirm: 'Supprimer' },
  messages: {
    success: { created: 'La sortie a été créée', updated: 'La sortie a été modifiée', deleted: 'La sortie a été supprimée' },
    error: {
      loaded: 'La sortie n’a pas pu être chargée',
      created: 'La sortie n’a pas pu être créée',
      updated: 'La sortie n’a pas pu être modifiée',
      deleted: 'La sortie n’a pas pu être supprimée',
      image: 'La sortie a été enregistrée ; l’image n’a pas pu être envoyée',
    },
  },
};

/** The outing with a field of several possible types. */
export function withAlternatives(): EntityBody {
  const fare = { anyOf: [{ title: 'En euros', type: 'number' as const }, { title: 'En mots', type: 'string' as const }] };
  const changed: RecordSchema = { ...schema, properties: { ...schema.properties, fare } };
  const form = resource.form.map((section) => ({ ...section, rows: [...section.rows, ['fare']] }));
  return { schema: changed, resource: { ...resource, form }, validators: compiled(changed) };
}

/** An entity of which only the schema matters, with the fields of its form, one in each row. */
export function ofSchema(source: RecordSchema, fields: readonly string[], changes: Partial<Resource> = {}): EntityBody {
  const sections = [{ name: 'all', rows: fields.map((name) => [name]) }];
  return { schema: source, resource: { ...resource, title: [fields[0] ?? ''], fields: {}, form: sections, show: sections, ...changes }, validators: compiled(source) };
}

/** The outing with an address. */
export function withAddress(definition: Partial<FieldDefinition> = {}): EntityBody {
  const changed = { ...schema, properties: { ...schema.properties, home: address as Schema } };
  const home = field({ transform: { use: 'address' }, widget: { use: 'address' }, ...definition });
  const sections = [{ name: 'all', rows: [['name'], ['home']] }];
  return {
    schema: changed,
    resource: { ...resource, fields: { ...resource.fields, home }, form: sections, show: sections },
    validators: compiled(changed),
  };
}

/** An entity to which others refer. */
export function lookup(name: string, changes: Partial<Resource> = {}): EntityBody {
  const named: RecordSchema = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
  const endpoint = { list: `admin/${name}s`, item: `${name}s`, create: '', update: '', delete: '' };
  return { schema: named, validators: () => Promise.resolve({}), resource: { ...withoutRoute(resource), name, endpoint, title: ['name'], fields: {}, permissions: { list: { any: [`${name}_list`] } }, ...changes } };
}

function withoutRoute({ route: _route, ...rest }: Resource): Resource {
  return rest;
}

/** The validators of a schema as an entity brings them. */
export function compiled(source: RecordSchema, checked = source): () => Promise<unknown> {
  const validators = validatorsOf(source, checked);
  return () => Promise.resolve(validators);
}

/** Compiles a schema as the build does for those of `schemas/`. */
export function validatorsOf(source: RecordSchema, checked = source): unknown {
  const code = validatorsCode(source, checked);
  const validators = {};
  // The validators are run by Node here, as CommonJS; in the app they are ES modules.
  compileFunction(code, ['exports', 'require', 'formats'])(validators, createRequire(import.meta.url), formats);
  return validators;
}
