import type { FilterDefinition, ListDefinition } from '@/engine/model/ListDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordSchema } from '@/engine/model/Schema';

/** A filter as the reader of resources completes it. */
export function filterOf(given: Partial<FilterDefinition> & Pick<FilterDefinition, 'name' | 'operator'>): FilterDefinition {
  return { parameter: given.name, multiple: false, doubleApostrophe: false, ...given };
}

export const bookSchema: RecordSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', readOnly: true },
    title: { type: 'string', maxLength: 100 },
    pages: { type: 'integer' },
    genre: { type: 'integer', enum: [1, 2, 3] },
    available: { type: 'boolean' },
    contact: { type: 'string', format: 'email' },
    bought: { type: 'string', format: 'date' },
  },
};

export const bookList: ListDefinition = {
  columns: [
    { field: 'title', sortable: true, hidden: false },
    { field: 'pages', sortable: true, hidden: false },
    { field: 'genre', sortable: false, hidden: false },
    { field: 'contact', sortable: false, hidden: false },
  ],
  sort: { field: 'title', direction: 'asc' },
  filters: [
    filterOf({ name: 'title', field: 'title', operator: 'contains', shown: 'always' }),
    filterOf({ name: 'author', operator: 'contains', parameter: 'q', doubleApostrophe: true }),
    filterOf({ name: 'pages', field: 'pages', operator: 'equals' }),
    filterOf({ name: 'length', field: 'pages', operator: 'numberRange', parameter: 'pages' }),
    filterOf({ name: 'genre', field: 'genre', operator: 'oneOf', exclusive: 'genre' }),
    filterOf({ name: 'genres', field: 'genre', operator: 'oneOf', parameter: 'genre', multiple: true, exclusive: 'genre' }),
    filterOf({ name: 'available', field: 'available', operator: 'yesNo', values: { yes: '1' } }),
    filterOf({ name: 'bought', field: 'bought', operator: 'dateRange' }),
    filterOf({ name: 'shelf', operator: 'reference', reference: 'shelf' }),
  ],
  fixedFilters: [{ name: 'library', parameter: 'library', value: '7' }],
  pageSize: 25,
  paging: 'server',
};

/** An entity that no deployment has. */
export const book: EntityBody = {
  schema: bookSchema,
  resource: {
    name: 'book',
    route: '/books',
    permissions: { list: { any: ['book_list'] }, show: { any: ['book_read'] }, create: { any: ['book_create'] }, edit: { any: ['book_update'] } },
    endpoint: { list: 'books', item: 'books', create: 'books', update: 'books', delete: 'books' },
    head: [],
    title: ['title'],
    messages: 'book',
    fields: {},
    recordTransforms: [],
    list: bookList,
    form: [],
    show: [],
    related: [],
    actions: [],
    create: { after: 'show' },
    update: { after: 'back' },
    bulkEdit: [],
  },
};
