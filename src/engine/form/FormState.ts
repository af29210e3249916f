import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Labels } from '../fields/labels';
import type { Entity, Section } from '../model/Resource';
import type { FormField } from '../model/formFields';
import type { RecordData } from '../model/Schema';
import type { Duplicates } from './duplicates/findDuplicates';
import type { Shown } from './values/shownAlternatives';
import type { FormSteps } from './steps/useFormSteps';

/** What the fields of an open form need beside their own value and state. Nothing in it changes while somebody types. */
export interface FormState {
  entity: Entity;
  mode: 'create' | 'edit';
  labels: Labels;
  /** The words of forms. Every field needs them, and a subscription of its own costs a field more than its rendering. */
  t: TFunction<'form'>;
  /** Whether a field is shown in an object of a list, or in the record; `name` is dotted. */
  isInItem(name: string, item: RecordData): boolean;
  /** Whether a condition of the resource requires a field of an object of a list. */
  isAskedInItem(name: string, item: RecordData): boolean;
  leave(field: string): void;
  /** Reports which alternative is on screen (`key`: the keyword and place of the alternatives); the function that it returns withdraws the report. */
  showAlternative(key: string, shown: Shown): () => void;
  /** Reports a typed text that cannot be a value of the field. The field shows the text as its message, and nothing is saved until the function that is returned here is called. */
  reportFault(field: string, text: string): () => void;
}

export const FormStateContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  return inForm(use(FormStateContext));
}

/** What the form says of its fields, each by its name. */
export interface FieldStates {
  fields: ReadonlyMap<string, FormField>;
  /** The message under each field; none before the operator has left the field or tried to save. */
  messages: ReadonlyMap<string, string>;
  /** What is wrong with values that are still as the server has them. These remarks do not prevent a save. */
  remarks: ReadonlyMap<string, string>;
  /** The other records that have the same value in a field. */
  warnings: ReadonlyMap<string, Duplicates>;
  /** Whether a field must not be changed now. After a save in which only a file was not sent, only fields whose widget sends them by itself may change. */
  isLocked(field: string): boolean;
}

export const FieldStatesContext = createContext<FieldStates | undefined>(undefined);

export function useFieldStates(): FieldStates {
  return inForm(use(FieldStatesContext));
}

/** Where the operator stands in the form. It changes with each value. */
export interface FormProgress {
  sections: readonly Section[];
  /** The steps of a form that is filled in step by step. */
  steps: FormSteps | undefined;
  /** Whether the form may still be changed before it is saved. False once a save has ended in a way that does not return to editing. */
  isOpen: boolean;
  /** Whether a field has another value than on the server. */
  isChanged(field: string): boolean;
}

export const FormProgressContext = createContext<FormProgress | undefined>(undefined);

export function useFormProgress(): FormProgress {
  return inForm(use(FormProgressContext));
}

function inForm<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A hook of the form is called outside a record form.');
  return value;
}

/** The id of the control that stands for a field, as RJSF names it. */
export function controlId(field: string): string {
  return ['root', ...field.split('.')].join('_');
}
