import { propertiesOf } from '../../../src/engine/model/broughtFields';
import { placesOf } from '../../../src/engine/model/placesOf';
import type { Schema } from '../../../src/engine/model/Schema';
import type { Draft } from '../Draft';
import { usedFields } from '../requiredWords';
import { fieldAt } from '../fieldPaths';

/** The fields inside the objects that a form or a page renders, where no widget has its own labels for them. */
export function innerFields(draft: Draft): string[] {
  return usedFields(draft).flatMap((name) => inside(draft, name, fieldAt(draft.schema, name) ?? {}));
}

function inside({ resource, schema }: Draft, name: string, field: Schema): string[] {
  if (resource.at('fields', name, 'widget').exists) return [];
  const places = placesOf(field);
  if (places) return places.map((_place, index) => `${name}.${index}`);
  const parts = Object.entries(propertiesOf(field.items && !field.properties ? field.items : field));
  return parts.flatMap(([part, inner]) => [`${name}.${part}`, ...inside({ resource, schema } as Draft, `${name}.${part}`, inner)]);
}
