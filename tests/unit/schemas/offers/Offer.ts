import type { RecordData } from '@/engine/model/Schema';

/**
 * What the pages of one entity must show, offer and ask, in the order of the screen. Each text is a row of names with spaces between them. A page may have
 * more than is stated here; what is stated must be there, in this order.
 */
export interface Offer {
  entity: string;
  /** What an operator may do, and the rights that each asks for. */
  may: string[];
  /** The columns that a list opens with; a star after those whose heading sorts. */
  columns?: string;
  /** The columns that an operator may add. */
  addable?: string;
  /** The order in which the list opens: a field and a direction, or the server's own. */
  sorted?: string;
  /** The field by which the list is also a map, and what its requests are limited to while Nancy is in sight. */
  map?: string;
  /** The filters: `fixed`, in sight from the start (`always`), to be added (`added`) or only stored with a campaign (`stored`), and what leaves for a value. */
  filters?: string[];
  /** The sections of the form of a new record. A star after what must be filled in. */
  create?: string[];
  /** The sections of the form of a stored record. An exclamation mark after what cannot be emptied, an equals sign after what is only shown. */
  edit?: string[];
  show?: string[];
  /** The fields beside the name of a record. */
  head?: string;
  /** The fields that only some records have, or that only some must have: the mode, a record, what its page then has and what it has not. */
  depending?: [mode: 'create' | 'edit' | 'show', record: RecordData, shown: string, hidden?: string][];
  /** The fields that leave every page with a module. */
  modules?: Record<string, string>;
  /**
   * The actions: the place, the name, the rights (without any one of them it is not offered), and whether it asks first, cannot be undone, leads to the list,
   * or names the action that undoes it.
   */
  actions?: string[];
  /** The name of an action, with a record for which it is offered and one for which it is not. */
  applies?: [action: string, to: RecordData, notTo: RecordData][];
  /** The days and times that cannot be before another one, or before today. */
  notBefore?: Record<string, string>;
  /**
   * What is looked for before a record is created: the field, the request, whose records are found, whether only one of them may have the value, and the field that
   * names the one that is meant.
   */
  duplicates?: string[];
  /** The fields that may be set on a selection. */
  together?: string;
  /** How fields are edited and shown, where the type of a value alone does not decide it. */
  drawn?: string;
  /** What their boxes and cells are told beside that. */
  told?: Record<string, object>;
  /** The sentences above a record, by the mode, the record and their names. */
  notices?: [mode: 'edit' | 'show', record: RecordData, names: string][];
  /** What waits on the home page: its name, the rights it asks for, and the filters of its list. */
  waits?: string[];
  /** What the question before a deletion shows of the record, whether its name must be typed, and which records of others go with it. */
  deletion?: string;
  /** What a copy leaves empty. */
  copied?: string;
  /** Whether an operator without this right may do these with the records of others. */
  reserved?: [operations: string, unless: string, mine: string];
}
