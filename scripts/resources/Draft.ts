import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { RecordSource } from '../../src/engine/model/RecordSource';
import type { RecordSchema } from '../../src/engine/model/Schema';
import type { JsonCursor } from './JsonCursor';

/** An entity as it is being checked: its files may still be wrong, or empty where they can't be read. */
export interface Draft {
  name: string;
  resource: JsonCursor;
  schema: RecordSchema;
  /** That which the resource names. */
  source?: RecordSource;
  /** Absent when the file is missing or broken, which has been said already. */
  words: { fr?: JsonCursor; en?: JsonCursor };
}

/** What an entity may refer to outside its folder. */
export interface Surroundings {
  entities: readonly string[];
  /** Those that say how their records are found. */
  searched: readonly string[];
  /** The contexts that the sentences of the shell know (`src/i18n/locales/fr/messages.json`). */
  messageContexts: readonly string[];
  /** The names that the product's extensions add. */
  named: WholeVocabulary;
}
