import type { Api } from '@/api/Api';
import type { Fetch } from '@/api/send';
import type { App } from './app';
import type { Answers, Left } from './recorded';

/** What an operator's tab calls the platform with. */
export interface Tab {
  app: App;
  api: Api;
  fetch: Fetch;
}

/** A call of the specification's section 7, sent by the app's own code. */
export interface CallRow {
  /** Its number in `tests/specification.json`. */
  entry: string;
  /** Those of its fields and constants, which the same call proves. */
  fields?: readonly string[];
  /** What an operator does; where the entry speaks of the answer, what the app makes of it. */
  sends(tab: Tab): Promise<unknown>;
  answers?: Answers;
  /** All that left, in order. */
  leaves: readonly Left[];
  gives?: unknown;
}
