import type { Condition, PermissionRule } from './conditions';
import type { RecordData } from './Schema';

/** What follows a save. */
export interface SavingDefinition {
  /** Where it leads. */
  after: 'show' | 'list' | 'back';
}

export interface CreateDefinition extends SavingDefinition {
  /** Sent with each new record, as it is: what no schema can say, as it is only known at run time. */
  constants?: RecordData;
  /** Fields of which a new record has at least one. */
  atLeastOne?: readonly string[];
  /** Fields of which another record may have the value already: the operator is warned. */
  duplicateChecks?: DuplicateCheck[];
  /** A copy of a record may be created; absent: not offered. */
  copy?: CopyDefinition;
}

export interface DuplicateCheck {
  field: string;
  /** The wire name of the filter that finds records by it. */
  parameter: string;
  /** The list to ask. */
  endpoint: string;
  /** The entity of what is found, when not this one. */
  resource?: string;
  /**
   * The field that holds the number of the one that is meant: it is no other, and once it is known nobody warns of those who share what may be shared.
   * It is offered to mean the one that is found.
   */
  known?: string;
  /** The server takes a value once: nothing is created with that of another record. */
  unique?: boolean;
}

export interface CopyDefinition {
  /** Fields that a copy starts without: what names one person or must be unique. */
  without: string[];
}

export interface DeletionDefinition {
  /** Fields that the dialog shows before a record is deleted. */
  shows: string[];
  takes: TakenDefinition[];
  /** Its name is typed before a record is deleted, and no selection is. */
  typed: boolean;
}

/** Records of another entity that go along with one that is deleted, or lose it. */
export interface TakenDefinition {
  /** Its words are `takes.<name>` in the language files. */
  name: string;
  resource: string;
  /** About the record that is deleted too: one may say itself that nothing hangs on it. */
  when?: Condition;
  /** By which the server lists them, where the page of their list asks for another right or is not there for everybody. */
  permission?: PermissionRule;
  /** The filter of their list that takes the number of the one that is deleted. */
  filter?: string;
  /** Without a filter: their field that has that number; a dotted one is that of each item of a list. */
  field?: string;
  /** Their list holds those of the operator's structures without saying which: counted for who has this structure only. */
  own?: true;
}

export interface BulkDelete {
  endpoint: string;
  /** The filter that takes the ids, with commas between them; that of the list too. */
  parameter: string;
}
