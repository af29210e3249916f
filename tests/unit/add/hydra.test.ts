import { describe, expect, it } from 'vitest';
import { added, entitiesIn } from './added';

type Property = [name: string, range: string, more?: { type?: string; one?: true; [said: string]: unknown }];

/** The documentation of a library, with keys that have the prefix or none. */
function documentation(prefix: 'hydra:' | '') {
  const key = (name: string) => `${prefix}${name}`;
  const operations = (...methods: string[]) => methods.map((method) => ({ '@type': key('Operation'), [key('method')]: method }));
  const supported = ([name, range, { type = 'rdf:Property', one, ...said } = {}]: Property) => ({
    '@type': key('SupportedProperty'),
    [key('title')]: name,
    [key('property')]: { '@id': `#/${name}`, '@type': type === 'Link' ? key('Link') : type, [prefix === '' ? 'label' : 'rdfs:label']: name, [prefix === '' ? 'range' : 'rdfs:range']: { '@id': range }, ...(one && { 'owl:maxCardinality': 1 }) },
    ...Object.fromEntries(Object.entries(said).map(([keyword, value]) => [key(keyword), value])),
  });
  const aClass = (title: string, properties: Property[], ...methods: string[]) => ({ '@id': `#${title}`, '@type': key('Class'), [key('title')]: title, [key('supportedProperty')]: properties.map(supported), [key('supportedOperation')]: operations(...methods) });
  const collection = (title: string, ...methods: string[]) => ({
    [key('title')]: title,
    [key('property')]: {
      '@id': `#Entrypoint/${title}`,
      '@type': key('Link'),
      'rdfs:range': [{ '@id': 'hydra:Collection' }, { 'owl:equivalentClass': { 'owl:onProperty': { '@id': 'hydra:member' }, 'owl:allValuesFrom': { '@id': `#${title}` } } }],
      [key('supportedOperation')]: operations(...methods),
    },
  });
  return {
    '@id': '/docs.jsonld',
    '@type': key('ApiDocumentation'),
    [key('entrypoint')]: '/',
    [key('supportedClass')]: [
      aClass(
        'LibraryBook',
        [
          ['id', 'xmls:integer', { writeable: false }],
          ['title', 'xmls:string', { required: true, description: 'As on its cover.' }],
          ['publishedAt', 'xmls:dateTime'],
          ['pages', 'xmls:integer'],
          ['weight', 'xmls:decimal'],
          ['lent', 'xmls:boolean'],
          ['pin', 'xmls:string', { readable: false }],
          ['author', '#Author', { type: 'Link', one: true }],
          ['reviews', '#Review', { type: 'Link' }],
          ['publisher', '#Publisher'],
        ],
        'GET', 'PATCH', 'DELETE',
      ),
      aClass('Author', [['name', 'xmls:string', { required: true }]], 'GET', 'PUT'),
      aClass('Publisher', [['name', 'xmls:string'], ['books', '#LibraryBook']]),
      aClass('ConstraintViolation', [['message', 'xmls:string', { writeable: false }]]),
      { '@id': '#Entrypoint', '@type': key('Class'), [key('supportedProperty')]: [collection('LibraryBook', 'GET', 'POST'), collection('Author', 'GET')] },
    ],
  };
}

describe('the documentation of a Hydra API', () => {
  it.each(['hydra:', ''] as const)('makes an entity of each class with a collection, with keys that begin with "%s"', (prefix) => {
    const { files, texts } = added(documentation(prefix));
    expect(Object.keys(files)).toEqual(['libraryBook/schema.json', 'libraryBook/resource.json', 'author/schema.json', 'author/resource.json']);
    expect(files['libraryBook/schema.json']).toMatchObject({
      type: 'object',
      required: ['title'],
      properties: {
        id: { type: 'integer', readOnly: true },
        title: { type: 'string', description: 'As on its cover.' },
        publishedAt: { type: 'string', format: 'date-time' },
        pages: { type: 'integer' },
        weight: { type: 'number' },
        lent: { type: 'boolean' },
        pin: { type: 'string', writeOnly: true },
        author: { type: 'string', format: 'iri-reference' },
        publisher: { type: 'object', properties: { name: { type: 'string' }, books: { type: 'array', items: { type: 'string', format: 'iri-reference' } } } },
      },
    });
    const { libraryBook, author } = entitiesIn(texts);
    expect(libraryBook?.resource.endpoint).toMatchObject({ list: 'library_books' });
    expect(Object.keys(libraryBook?.resource.permissions ?? {}).sort()).toEqual(['create', 'delete', 'edit', 'export', 'list', 'show']);
    expect(Object.keys(author?.resource.permissions ?? {}).sort()).toEqual(['edit', 'export', 'list', 'show']);
  });

  it('says what it guessed, and what it reads in another way', () => {
    const { report } = added(documentation('hydra:'));
    expect(report).toContain('its records are at "library_books"');
    expect(report).toContain('"author" holds the address of a "Author", as a text');
    expect(report).toContain('a record is changed by PUT only');
  });

  it('takes the classes that are named', () => {
    expect(Object.keys(added(documentation(''), { only: ['author'] }).files)).toEqual(['author/schema.json', 'author/resource.json']);
  });

  it('is told where it has no collection', () => {
    expect(added({ '@type': 'hydra:ApiDocumentation', 'hydra:supportedClass': [] }).report).toContain('no class has a collection');
  });
});
