import { checkBranches } from './checkBranches';
import { checkCreate } from './checkCreate';
import { checkDashboard } from './checkDashboard';
import { checkExport } from './checkExport';
import { checkFields } from './checkFields';
import { checkForm } from './checkForm';
import { checkImport } from './checkImport';
import { checkList } from './checkList';
import { checkOperations } from './checkOperations';
import { checkSearch } from './checkSearch';
import { checkSources } from './checkSources';
import { checkUses } from './checkUses';
import { checkCounters } from './checkCounters';
import { checkWords } from './checkWords';
import type { Draft, Surroundings } from './Draft';
import type { Mistake } from './Mistake';

/** Checks what the files of one entity say about each other and about other entities. */
export function* checkEntity(draft: Draft, surroundings: Surroundings): Generator<Mistake> {
  yield* checkFields(draft);
  yield* checkBranches(draft);
  yield* checkForm(draft);
  yield* checkList(draft);
  yield* checkOperations(draft);
  yield* checkCreate(draft);
  yield* checkDashboard(draft);
  yield* checkExport(draft);
  yield* checkImport(draft);
  yield* checkSearch(draft);
  yield* checkSources(draft);
  yield* checkUses(draft, surroundings);
  yield* checkCounters(draft, surroundings.entities);
  yield* checkMessages(draft, surroundings);
  yield* checkWords(draft, surroundings);
}

function* checkMessages({ name, resource }: Draft, { messageContexts }: Surroundings): Generator<Mistake> {
  const context = resource.at('messages');
  if (context.text === undefined || context.text === name || messageContexts.includes(context.text)) return;
  yield context.unknownName(`the folder's own name or a context of src/i18n/locales/fr/messages.json`, messageContexts);
}
