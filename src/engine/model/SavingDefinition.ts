import type { Condition, PermissionRule } from './conditions';
import type { RecordData } from './Schema';

/** What comes before a save and after it. */
export interface SavingDefinition {
  /** The page that is opened. */
  after: 'show' | 'list' | 'back';
  /** Fields whose value another record may have already. An operator who creates a record is warned of it; a change to a value that the server takes once is not sent. */
  duplicateChecks?: DuplicateCheck[];
}

export interface CreateDefinition extends SavingDefinition {
  /** Values sent unchanged with each new record; a schema cannot hold them, since they are only known at run time. */
  constants?: RecordData;
  /** Fields of which a new record must fill in at least one. */
  atLeastOne?: readonly string[];
  /** Allows copies of a record; without it, none is offered. */
  copy?: CopyDefinition;
}

export interface DuplicateCheck {
  field: string;
  /** The wire name of the filter that finds records by this field. */
  parameter: string;
  /** The path of the list to search. */
  endpoint: string;
  /** The entity of the records found, when it is not this one. */
  resource?: string;
  /**
   * The field with the number of the record that the operator means. That record is no duplicate; once the field is set, there is no warning about records
   * that share a value which several may have. The warning offers to fill it with the record that was found.
   */
  known?: string;
  /** The field with the number that the edited record has in the list to search: it is no duplicate of itself. */
  own?: string;
  /** The server accepts a value only once: nothing is created with a value that another record has. */
  unique?: boolean;
}

export interface CopyDefinition {
  /** Fields that a copy leaves empty: those that name a person or must be unique. */
  without: string[];
}

export interface DeletionDefinition {
  /** Fields that the dialog shows before a record is deleted. */
  shows: string[];
  takes: TakenDefinition[];
  /** The operator must type the name of a record to delete it, and a selection cannot be deleted. */
  typed: boolean;
}

/** Records of another entity that are deleted together with a record, or lose their link to it. */
export interface TakenDefinition {
  /** The name in the words `takes.<name>` of the language files. */
  name: string;
  resource: string;
  /** A condition on the record that is deleted: the record may itself say that nothing depends on it. */
  when?: Condition;
  /** The permission with which the server lists these records, where the page of their list asks for another one or does not exist for everybody. */
  permission?: PermissionRule;
  /** The filter of their list that takes the number of the deleted record. */
  filter?: string;
  /** Used without a filter: the field of these records that holds the number of the deleted record; a dotted name is that of each item of a list. */
  field?: string;
}

export interface BulkDelete {
  endpoint: string;
  /** The filter that takes the ids, separated by commas; the list has the same filter. */
  parameter: string;
}
