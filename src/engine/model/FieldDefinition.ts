import type { Condition } from './conditions';

/** What a resource says of one field beyond its schema; complete and checked, as the `Resource` is. */
export interface FieldDefinition {
  transform?: TransformUse;
  /** Of a list of objects: transforms of a record, over each of them. */
  itemTransforms?: TransformUse[];
  widget?: WidgetUse;
  /** What an emptied field sends in a PATCH; `refused`: the server cannot clear it, and the form says so. Default `null`. */
  cleared: 'null' | 'empty' | 'omit' | 'refused';
  /** As `refused`, as long as it holds. */
  unclearable?: Condition;
  /** Where it is there; everywhere unless said. */
  visible?: Condition;
  /** Where it must be filled in, beside where the schema requires it. */
  required?: Condition;
  /** The field of a day, a moment or a time of day that this one must not precede; of a day or a moment that is entered or changed, `today` too. */
  notBefore?: string;
  /** The call that answers the value, which the record itself does not have; names of fields in braces. For the page that shows a record only. */
  endpoint?: string;
  /** Shown and sent only when creating, or only when editing. */
  only?: 'create' | 'edit';
  /** Of a field that only exists at run time, or whose choices do, and that no language file knows: in the words of whoever defined it. Not part of `resource.json`. */
  words?: FieldWords;
}

export interface FieldWords {
  /** That of the language files unless said. */
  label?: string;
  help?: string;
  /** Of an empty field, where everything is read again before it is saved. */
  missing?: string;
  choices?: { value: string; label: string }[];
}

/** A transform by its name in `src/features/vocabulary.ts`, with its options. */
export interface TransformUse {
  use: string;
  [option: string]: unknown;
}

/** A widget by its name in `src/features/registry.ts`, with its options. */
export interface WidgetUse {
  use: string;
  [option: string]: unknown;
}
