import { propertiesOf } from '../../../src/engine/model/broughtFields';
import { fieldsOfPlaces, placesOf } from '../../../src/engine/model/placesOf';
import type { Schema } from '../../../src/engine/model/Schema';
import { placesIn } from '../../../src/engine/model/widgetName';
import type { Draft } from '../Draft';
import { usedFields } from '../requiredWords';
import { fieldAt } from '../fieldPaths';

/** The fields inside the objects that a form or a page renders, where no widget has its own labels for them. */
export function innerFields(draft: Draft): string[] {
  return usedFields(draft).flatMap((name) => inside(draft, name, fieldAt(draft.schema, name) ?? {}));
}

function inside({ resource, schema }: Draft, name: string, field: Schema): string[] {
  if (resource.at('fields', name, 'widget').exists) return [];
  const places = placesIn(field);
  const parts = Object.entries(places ? fieldsOfPlaces(places) : propertiesOf(field.items && !field.properties ? field.items : field));
  const inner = parts.flatMap(([part, value]) => [`${name}.${part}`, ...inside({ resource, schema } as Draft, `${name}.${part}`, value)]);
  // The tuples of a list share the words of the first.
  const tuple = placesOf(field) ? name : `${name}.0`;
  return [...(places ?? []).map((_place, index) => `${tuple}.${index}`), ...inner];
}
