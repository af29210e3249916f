import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { RecordSource } from '../../src/engine/model/RecordSource';
import type { RecordSchema } from '../../src/engine/model/Schema';
import type { JsonCursor } from './JsonCursor';

/** An entity while it is being checked: its files may still be wrong, or empty where they cannot be read. */
export interface Draft {
  name: string;
  resource: JsonCursor;
  schema: RecordSchema;
  /** The source that the resource names. */
  source?: RecordSource;
  /** The words by language. A language is absent when its file is missing or broken, which has been reported already. */
  words: { fr?: JsonCursor; en?: JsonCursor };
}

/** What an entity may refer to outside its own folder. */
export interface Surroundings {
  entities: readonly string[];
  /** The entities whose records can be found by typing. */
  searched: readonly string[];
  /** The entities whose records are named by a text. */
  textual: readonly string[];
  /** The contexts that the sentences of the shell know (`src/i18n/locales/fr/messages.json`). */
  messageContexts: readonly string[];
  /** The names that the product's extensions add. */
  named: WholeVocabulary;
}
