import type { RecordSource } from '../../src/engine/model/RecordSource';
import { hasType } from '../../src/engine/model/widgetName';
import type { Draft } from './Draft';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** A permitted operation needs its page, so that an operator never opens an empty one. */
export function* checkOperations({ resource, schema, source }: Draft): Generator<Mistake> {
  if (resource.at('route').exists) {
    yield* needs(resource, 'create', ['form']);
    yield* needs(resource, 'edit', ['form']);
    yield* needs(resource, 'import', ['import']);
    yield* needs(resource, 'export', ['list']);
  }
  if (resource.at('formAs').exists && !resource.at('form').exists) yield resource.at('formAs').mistake('the key "form" beside "formAs": the sections that are its steps');
  yield* checkDeletion(resource, source);
  if (resource.at('bulkDelete').exists && hasType(schema.properties?.['id'] ?? {}, 'string')) yield resource.at('bulkDelete').mistake('no "bulkDelete": the call of the platform that deletes a selection takes whole numbers, and "id" of schema.json is none. Without it a selection is deleted record by record', '"bulkDelete"');
}

/** The dialog of a deletion reads the record again, so the entity must allow that. */
function* checkDeletion(resource: JsonCursor, source: RecordSource | undefined): Generator<Mistake> {
  const [deletion, permission] = [resource.at('deletion'), resource.at('permissions', 'delete')];
  if (!deletion.exists) return;
  if (!permission.exists) yield permission.mistake('the permission to delete records, of which "deletion" speaks');
  if (source?.readHasSideEffect) {
    yield deletion.mistake('no "deletion": reading a record before it is deleted would have a side effect on the server ("source")', '"deletion"');
  }
}

function* needs(resource: JsonCursor, operation: string, keys: readonly string[]): Generator<Mistake> {
  const permission = resource.at('permissions', operation);
  if (!permission.exists || keys.some((key) => resource.at(key).exists)) return;
  yield permission.mistake(
    `the key "${keys.join('" or "')}" for the page that it permits`,
    `a permission to ${operation}`,
  );
}
