import type { Api } from '@/api/Api';
import type { Fetch } from '@/api/send';
import type { App } from './app';
import type { Answers, Left } from './recorded';

/** What a tab uses to call the platform. */
export interface Tab {
  app: App;
  api: Api;
  fetch: Fetch;
}

/** A call from section 7 of the specification, sent by the app's own code. */
export interface CallRow {
  /** The id of the call in `tests/specification.json`. */
  entry: string;
  /** The ids of its fields and constants, which the same call proves. */
  fields?: readonly string[];
  /** Does what an operator does. Where the entry is about the answer, it returns what the app makes of it. */
  sends(tab: Tab): Promise<unknown>;
  answers?: Answers;
  /** Every request that is sent, in order. */
  leaves: readonly Left[];
  gives?: unknown;
}
