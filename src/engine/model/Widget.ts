import type { ComponentType } from 'react';
import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { SessionUser } from '@/session/Session';
import type { FieldWords } from './FieldDefinition';
import type { Picked } from './Picked';
import type { Entity } from './Resource';
import type { RecordData, Schema } from './Schema';
import type { SaveStage } from './SaveStageError';

/** The field a widget stands for. */
export interface WidgetField {
  entity: Entity;
  name: string;
  schema: Schema;
  /** Translated. */
  label: string;
  /** What the resource says beside `use`. */
  options: Readonly<Record<string, unknown>>;
  /** Where these only exist at run time. */
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
  /** Tells the form that the operator has left the field: from then on its messages are shown. */
  onBlur(): void;
  required: boolean;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** What an empty box stands for, where that is not nothing: "All communities". */
  placeholder?: string | undefined;
  mode: 'create' | 'edit';
}

export interface DisplayProps<Value = unknown> {
  field: WidgetField;
  /** Never empty: an empty value is rendered by the engine as a dash with words for screen readers. */
  value: Value;
  record: RecordData;
  /** In a row of a list there is one line and no room. */
  dense: boolean;
  /** What was just typed is read over: words say it, nothing helps to look around. */
  brief?: boolean;
}

/** What was picked in a list, on its way to becoming a value of the field. */
export interface CreateFromSelectionProps {
  field: WidgetField;
  picked: Picked;
  onReady(value: unknown): void;
  onClose(): void;
}

export interface ItemPreviewProps {
  /** The list. */
  field: WidgetField;
  /** As it is now, half typed or not. */
  item: unknown;
}

/** Plain text needs words and formats of the current language. */
export interface TextContext {
  language: 'fr' | 'en';
  /** The word of a choice: `enums.<field>.<value>` in the entity's language files, or that of the field's own `words`. */
  choiceLabel(field: WidgetField, value: unknown): string;
  /** Texts of the shell. */
  t(key: string, options?: Record<string, unknown>): string;
}

export type Preload = () => Promise<void> | undefined;

/** How one kind of value is edited and shown. */
export interface Widget {
  /** Loaded when the first form opens. Absent for a list that the form renders itself, item by item. */
  Input?: ComponentType<InputProps<never>>;
  /** Makes a value of what was picked in a list, in a dialog that says what it will be, or why it cannot. */
  CreateFromSelection?: ComponentType<CreateFromSelectionProps>;
  /** Starts loading the input, while the record that it will edit is read; nothing where it is there, else resolves once that has ended, well or not. */
  preload?: Preload;
  /** Renders a value that plain text cannot: a link, an image. Absent: `toText` is what is shown. */
  Display?: ComponentType<DisplayProps<never>>;
  /** The same of a `Display` that comes apart. */
  preloadDisplay?: Preload;
  /** The room that `Display` takes beside the text, in px. */
  beside?: number;
  /** What the cell, the export and the screen reader all say (rule text.one). Total: `undefined` for an empty or unreadable value. */
  toText(value: unknown, field: WidgetField, context: TextContext, record: RecordData): string | undefined;
  /** The end of its text that a narrow cell of a list leaves out, as the hour of a date: it is read aloud there, and stands under the pointer. */
  tail?(text: string): string | undefined;
  /** What the export writes instead, where a spreadsheet would not understand the text: a number without the spaces of its groups. */
  toSpreadsheet?: Widget['toText'];
  /**
   * How the frame carries the label: `above` the one control (when absent), as the legend of a `group` of controls, or not at all
   * because the input writes it beside itself (a checkbox).
   */
  labelPlace?(field: WidgetField): LabelPlace;
  /** For a list that the form renders item by item: what `Display` makes of the whole is offered for a look while it is edited. */
  hasPreview?: true;
  /** For a list that the form renders item by item: what one item leads to, shown under its fields while these are edited. */
  ItemPreview?: ComponentType<ItemPreviewProps>;
  /** As of the input. */
  preloadItemPreview?: Preload;
  /** It says the state of a record, which stands beside the name at the top of its page. */
  isState?: true;
  /** By what somebody is reached, to be copied; nothing where the value reaches nobody. Pure. */
  contact?(value: unknown, field: WidgetField): string | undefined;
  /** Numbers stand at the right of their column. */
  align?: 'right';
  /**
   * For what the record's own call cannot carry (a file): called with the saved record, after it. Answers what is to be written in the record
   * once everything has left: fields by their names, none for most. Its failure is shown and can be tried again alone; the record stays saved.
   * A `SaveStageError` says in words how far it went: called again, it must not do again what was done.
   */
  afterSave?(saving: AfterSave): Promise<RecordData>;
  /**
   * Of a value that `afterSave` completes, what the record's own call can carry meanwhile. Pure. Absent where the two have nothing in
   * common: the field is then read-only in the schema, and the record's call leaves it alone.
   */
  carried?(value: unknown): unknown;
  /** What a new record starts with because of this field, of whoever creates it; nothing for most. Pure. */
  startsWith?(field: WidgetField, user: SessionUser): RecordData;
  /**
   * Whether a stored record cannot take another value of this field: all of it is then saved as a new record, which takes its place. `before` is the
   * record as the server has it. Pure.
   */
  needsNewRecord?(value: unknown, before: RecordData, field: WidgetField, config: Config): boolean;
  /**
   * What of a value goes with the record that is replaced, made something that can be sent with the new one. `isLeft`: some of it could not be had, and the
   * old record must stay. Nothing where the value is the new one's already.
   */
  takeAlong?(value: unknown, config: Config): Promise<{ value: unknown; isLeft: boolean } | undefined>;
  /** Under which keys the messages of the entity say how `afterSave` ended. Unless said: an error by the widget's name, a success not at all. */
  messages?: { success?: string; error: string };
}

export interface AfterSave {
  api: Api;
  config: Config;
  field: WidgetField;
  saved: RecordData;
  /** What the input left in the form under the field's name. */
  value: unknown;
  /** Says what is under way: nothing that takes long is silent. */
  onStage(stage: SaveStage): void;
}

/** A file chosen and not sent yet, beside what the server has in its place. */
export interface FileChoice {
  file: File;
  saved: unknown;
}

export type WidgetRegistry = Readonly<Record<string, Widget>>;
