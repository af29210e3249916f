import type { Document } from './Document';
import type { Resources } from './Found';
import { findHydraResources, isHydra } from './hydra';
import { findSchemaResources } from './jsonSchema';
import { look } from './notes';
import { findApiResources } from './openApi/findApiResources';

/**
 * The resources that a document describes (an OpenAPI document, a JSON Schema or the documentation of a Hydra API), or only the ones that `only` names. Throws an `Error` for any
 * other document.
 */
export function findResources(document: Document, file: string, only: readonly string[] | undefined): Resources {
  const { found, notes } = resourcesOf(document, file, only);
  const missing = (only ?? []).filter((name) => !found.some((one) => one.name === name));
  return { found, notes: [...notes, ...missing.map((name) => look('#', `"${name}" is not found`))] };
}

function resourcesOf(document: Document, file: string, only: readonly string[] | undefined): Resources {
  const { value } = document.whole;
  if (isHydra(document.whole)) return findHydraResources(document, only);
  if (typeof value['openapi'] === 'string') return findApiResources(document, only);
  return findSchemaResources(document, file, only);
}
