import { checkFieldName } from './checkFields';
import { checkOnce } from './checkList';
import type { Draft } from './Draft';
import type { Mistake } from './Mistake';

/** What creating a record offers beyond an empty form. */
export function* checkCreate(draft: Draft): Generator<Mistake> {
  const checks = draft.resource.at('create', 'alike').items();
  for (const check of checks) {
    yield* checkFieldName(check.at('field'), draft.schema);
    yield* checkFieldName(check.at('known'), draft.schema);
  }
  yield* checkOnce(checks.map((check) => check.at('field')), 'each field once');
  for (const name of draft.resource.at('create', 'atLeastOne').items()) yield* checkFieldName(name, draft.schema);
  yield* checkDuplicate(draft);
}

/** A copy is read, then created. */
function* checkDuplicate({ resource, schema }: Draft): Generator<Mistake> {
  const duplicate = resource.at('create', 'duplicate');
  if (!duplicate.exists) return;
  if (resource.at('readingActs').value === true) {
    yield duplicate.mistake('no "duplicate": reading a record to copy it would act on the server (readingActs)', '"duplicate"');
  }
  for (const operation of ['show', 'create']) {
    const permission = resource.at('permissions', operation);
    if (!permission.exists) yield permission.mistake(`the permission to ${operation} records, which a copy asks`);
  }
  for (const name of duplicate.at('without').items()) yield* checkFieldName(name, schema);
}
