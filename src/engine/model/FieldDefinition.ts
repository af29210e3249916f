import type { Condition } from './conditions';

/** What a resource says about one field beyond its schema; complete and checked, like the `Resource`. */
export interface FieldDefinition {
  transform?: TransformUse;
  /** The transforms of the objects in a list, which are transforms of a record. */
  itemTransforms?: TransformUse[];
  widget?: WidgetUse;
  /** What a PATCH sends for an emptied field. With `refused` the server cannot clear the field, and the form says so. The default is `null`. */
  cleared: 'null' | 'empty' | 'omit' | 'refused';
  /** Unless this condition holds, the field counts as `refused`. */
  clearable?: Condition;
  /** The condition under which the field exists; always by default. */
  visible?: Condition;
  /** The condition under which the field must be filled in, in addition to the schema's own requirement. */
  required?: Condition;
  /** The field of a day, a moment or a time of day that this one must not precede. For a day or a moment that is entered or changed it may be `today` too. */
  notBefore?: string;
  /** The path of the request that answers the value, which the record itself lacks; names of fields stand in braces. Only the page that shows a record uses it. */
  endpoint?: string;
  /** The field is shown and sent only when creating, or only when editing. */
  only?: 'create' | 'edit';
  /**
   * The words of a field that exists, or whose choices exist, only at run time, so that no language file has them: they come from whoever defined the field.
   * Not part of `resource.json`.
   */
  words?: FieldWords;
}

export interface FieldWords {
  /** The label; that of the language files by default. */
  label?: string;
  help?: string;
  /** The sentence about an empty field where everything is read over before it is saved. */
  missing?: string;
  choices?: { value: string; label: string }[];
}

/** A transform by one of the names that `src/features/vocabulary.ts` joins, with its options. */
export interface TransformUse {
  use: string;
  [option: string]: unknown;
}

/** A widget by one of the names that `src/features/vocabulary.ts` joins, with its options. */
export interface WidgetUse {
  use: string;
  [option: string]: unknown;
}
