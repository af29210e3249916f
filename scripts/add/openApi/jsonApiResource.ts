import { type Document, type Part, under } from '../Document';
import { flatten, propertiesOf } from '../flatten';

const MEMBERS = ['type', 'id', 'lid', 'attributes', 'relationships', 'links', 'meta'];

/** Whether a schema describes a resource of JSON:API, which keeps the fields of a record in `attributes`. */
export function isResource(document: Document, record: Part): boolean {
  const names = Object.keys(document.at(record) ? propertiesOf(flatten(document, record)) : {});
  return ['type', 'attributes'].every((name) => names.includes(name)) && names.every((name) => MEMBERS.includes(name));
}

/** The attributes of the resource and the ids of its relationships as one flat record, with the types that the relationships lead to. */
export function flatResource(document: Document, resource: Part): { record: Part; relationships: Record<string, string> } {
  const place = document.at(resource)?.place ?? resource.place;
  const members = propertiesOf(flatten(document, resource));
  const member = (name: string): Part | undefined => members[name] && document.at({ value: members[name], place: `${place}/properties/${name}` });
  const [attributes, relations] = [member('attributes'), member('relationships')];
  const inner = attributes ? flatten(document, attributes) : {};
  const links = document.parts(relations, 'properties').map(([name, link]) => ({ name, ...linkOf(document, name, link) }));
  const fields = Object.fromEntries(links.map(({ name, isList }) => [name, isList ? { type: 'array', items: { type: 'string' } } : { type: 'string' }]));
  const value = { ...inner, type: 'object', properties: { id: members['id'] ?? { type: 'string' }, ...propertiesOf(inner), ...fields } };
  return { record: { value, place: attributes?.place ?? place }, relationships: Object.fromEntries(links.map(({ name, type }) => [name, type])) };
}

function linkOf(document: Document, name: string, link: Part): { type: string; isList: boolean } {
  const data = under(document.at(link, 'properties'), 'data');
  const items = document.at(data, 'items');
  const target = items ?? document.at(data);
  const { type = {} } = target ? propertiesOf(flatten(document, target)) : {};
  const [named] = [type['const'] ?? type['enum'] ?? type['example'] ?? name].flat();
  return { type: String(named), isList: items !== undefined };
}
