import type { ComponentType } from 'react';
import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { SessionUser } from '@/session/Session';
import type { FieldWords } from './FieldDefinition';
import type { Picked } from './Picked';
import type { Entity } from './Resource';
import type { RecordData, Schema } from './Schema';
import type { SaveStage } from './SaveStageError';

/** The field that a widget edits or shows. */
export interface WidgetField {
  entity: Entity;
  name: string;
  schema: Schema;
  /** The label, in the operator's language. */
  label: string;
  /** The options that the resource sets beside `use`. */
  options: Readonly<Record<string, unknown>>;
  /** The words of the field where these exist only at run time. */
  words?: FieldWords;
}

export type LabelPlace = 'above' | 'group' | 'beside';

/**
 * What an input receives. The frame around it renders label, help and messages, and gives their ids in `describedBy`.
 * The control that takes the focus carries `id`. The rest of the record is in `useFormRecord`.
 */
export interface InputProps<Value = unknown> {
  id: string;
  field: WidgetField;
  value: Value | undefined;
  onChange(value: Value | undefined): void;
  /** Tells the form that the operator has left the field, which shows its messages from then on. */
  onBlur(): void;
  required: boolean;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** The words for an empty field, where these mean something: "All communities". */
  placeholder?: string | undefined;
  mode: 'create' | 'edit';
}

export interface DisplayProps<Value = unknown> {
  field: WidgetField;
  /** The value, which is never empty: the engine renders an empty value as a dash with words for screen readers. */
  value: Value;
  record: RecordData;
  /** Whether the value stands in a row of a list, which has only one line and little room. */
  dense: boolean;
  /** Whether the value was just typed and is read over before it is saved: it is shown in words, without help to look around (no map, for example). */
  brief?: boolean;
}

/** Makes a value of the field from records picked in a list. */
export interface CreateFromSelectionProps {
  field: WidgetField;
  picked: Picked;
  onReady(value: unknown): void;
  onClose(): void;
}

export interface ItemPreviewProps {
  /** The field of the list. */
  field: WidgetField;
  /** The current item, which may be incomplete. */
  item: unknown;
}

/** The words and formats of the current language, which a plain text needs. */
export interface TextContext {
  language: 'fr' | 'en';
  /** The language of the words, where it is another one than that of dates and numbers, as in a file. */
  wordsIn?: TextContext['language'];
  /** The label of a choice: `enums.<field>.<value>` in the entity's language files, or one of the field's own `words`. */
  choiceLabel(field: WidgetField, value: unknown): string;
  /** Translates a text of the shell. */
  t(key: string, options?: Record<string, unknown>): string;
}

export type Preload = () => Promise<void> | undefined;

/** How one kind of value is edited and shown. */
export interface Widget {
  /** The input, loaded when the first form opens. Absent for a list that the form renders itself, item by item. */
  Input?: ComponentType<InputProps<never>>;
  /** Makes a value from records picked in a list, in a dialog that says what the value will be, or why there is none. */
  CreateFromSelection?: ComponentType<CreateFromSelectionProps>;
  /**
   * Starts loading the input while the record to edit is being read. Returns nothing when it is loaded already, else a promise that resolves once loading has
   * ended, even by a failure.
   */
  preload?: Preload;
  /** Renders a value that plain text cannot express: a link, an image. When absent, the text of `toText` is shown. */
  Display?: ComponentType<DisplayProps<never>>;
  /** Starts loading a `Display` that stands in a file of its own; see `preload`. */
  preloadDisplay?: Preload;
  /** The width, in px, that `Display` needs beside the text. */
  beside?: number;
  /** The text that the cell, the export and the screen reader all use (rule text.one). Never throws: `undefined` for an empty or unreadable value. */
  toText(value: unknown, field: WidgetField, context: TextContext, record: RecordData): string | undefined;
  /** The end of the text that a narrow cell of a list leaves out, for example the time after a date. There, it is read aloud and shown under the pointer. */
  tail?(text: string): string | undefined;
  /** The text in an export, where a spreadsheet would not understand that of `toText`: a number without spaces between its groups. */
  toSpreadsheet?: Widget['toText'];
  /**
   * Where the frame shows the label: `above` the only control (the default), as the legend of a `group` of controls, or not at all because the input writes it
   * beside itself (a checkbox).
   */
  labelPlace?(field: WidgetField): LabelPlace;
  /** The input edits values of all kinds that the schema allows, so the form offers no choice between its alternatives. */
  isWhole?: true;
  /** For a list whose places each have a meaning: the form renders a box for each place, and `Input` only edits a value that has more items than places. */
  hasPlaces?: true;
  /** For a list that the form renders item by item: offers a preview of the whole list by `Display` while it is edited. */
  hasPreview?: true;
  /** For a list that the form renders item by item: shows the effect of one item under its fields while they are edited. */
  ItemPreview?: ComponentType<ItemPreviewProps>;
  /** Starts loading `ItemPreview`; see `preload`. */
  preloadItemPreview?: Preload;
  /** The value is the state of a record, and stands beside the name at the top of its page. */
  isState?: true;
  /** The value is chosen among what there is, rather than typed. */
  isChosen?: true;
  /** The e-mail address or telephone number in the value, to be copied; undefined where there is none. Pure. */
  contact?(value: unknown, field: WidgetField): string | undefined;
  /** Aligns the values at the right of their column, for numbers. */
  align?: 'right';
  /**
   * Saves what the record's own call cannot carry (a file); called with the saved record, after that call. It resolves with the values to write in the record
   * once everything is sent, by field, which most widgets do not need. A failure is shown and can be retried on its own; the record stays saved. A
   * `SaveStageError` says in words how far it went; when called again, it must not repeat what was done.
   */
  afterSave?(saving: AfterSave): Promise<RecordData>;
  /**
   * The part of a value that the record's own call can carry before `afterSave` completes it. Pure. Absent where the two have nothing in common: the field is
   * then read-only in the schema, and the record's call leaves it out.
   */
  carried?(value: unknown): unknown;
  /** The values that a new record starts with because of this field and its creator; none for most. Pure. */
  startsWith?(field: WidgetField, user: SessionUser): RecordData;
  /**
   * Whether the new value of this field cannot be stored in the existing record: the whole record is then saved as a new one, which replaces it. `before` is
   * the record on the server. Pure.
   */
  needsNewRecord?(value: unknown, before: RecordData, field: WidgetField, config: Config): boolean;
  /**
   * Prepares a value of the replaced record so that it can be sent with the new one. `isLeft` says that a part of it could not be loaded, so that the old
   * record must stay. Undefined where the value already belongs to the new record.
   */
  takeAlong?(value: unknown, config: Config): Promise<{ value: unknown; isLeft: boolean } | undefined>;
  /** The keys of the entity's messages that say how `afterSave` ended. By default, an error is said by the widget's name, and a success is not said. */
  messages?: { success?: string; error: string };
}

export interface AfterSave {
  api: Api;
  config: Config;
  field: WidgetField;
  saved: RecordData;
  /** The value that the input has left in the form for the field. */
  value: unknown;
  /** Says which stage is running, so that the operator sees what takes long. */
  onStage(stage: SaveStage): void;
}

/** A file that is chosen but not yet sent, with the value that the server has stored for the field. */
export interface FileChoice {
  file: File;
  saved: unknown;
}

export type WidgetRegistry = Readonly<Record<string, Widget>>;
