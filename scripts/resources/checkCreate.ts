import { checkOnce } from './checkList';
import type { Draft } from './Draft';
import type { Mistake } from './Mistake';

/** Checks what the creation of a record offers beyond an empty form. */
export function* checkCreate(draft: Draft): Generator<Mistake> {
  const checks = draft.resource.at('create', 'duplicateChecks').items();
  yield* checkOnce(checks.map((check) => check.at('field')), 'each field once');
  yield* checkCopy(draft);
}

/** A copy needs the permission to read a record and to create one. */
function* checkCopy({ resource, source }: Draft): Generator<Mistake> {
  const copy = resource.at('create', 'copy');
  if (!copy.exists) return;
  if (source?.readHasSideEffect) {
    yield copy.mistake('no "copy": reading a record to copy it would have a side effect on the server ("source")', '"copy"');
  }
  for (const operation of ['show', 'create']) {
    const permission = resource.at('permissions', operation);
    if (!permission.exists) yield permission.mistake(`the permission to ${operation} records, which a copy asks`);
  }
}
