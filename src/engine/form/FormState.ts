import { createContext, use } from 'react';
import type { Labels } from '../fields/labels';
import type { Entity, Section } from '../model/Resource';
import type { FormField } from '../model/formFields';
import type { RecordData } from '../model/Schema';
import type { Duplicates } from './duplicates/findDuplicates';
import type { Shown } from './shownAlternatives';
import type { FormSteps } from './steps/useFormSteps';

/** What the fields of an open form need beside their own value. */
export interface FormState {
  entity: Entity;
  mode: 'create' | 'edit';
  labels: Labels;
  sections: readonly Section[];
  /** Of a form that is filled in step by step. */
  steps: FormSteps | undefined;
  fields: ReadonlyMap<string, FormField>;
  /** Whether a field is there in an object of a list, or of the record; `name` is dotted. */
  isInItem(name: string, item: RecordData): boolean;
  /** What to say under a field now; nothing before the operator has left it or tried to save. */
  messages: ReadonlyMap<string, string>;
  /** What is wrong with a value that is as the server has it: it stands in nobody's way. */
  remarks: ReadonlyMap<string, string>;
  /** Other records that have the value of a field too. */
  warnings: ReadonlyMap<string, Duplicates>;
  /** Whether what is in the form may still be changed before it is saved; a save may have ended otherwise. */
  isOpen: boolean;
  /** Whether a field may be changed now: not while sending, and not when only a picture is still to be sent. */
  isLocked(field: string): boolean;
  /** Whether a field holds something else than the server does. */
  isChanged(field: string): boolean;
  leave(field: string): void;
  /** Reports which of some alternatives is on screen (`key`: their keyword and place); the function that it returns takes the report back. */
  showAlternative(key: string, shown: Shown): () => void;
  /** Reports what was typed and cannot be a value of the field, which says so itself: nothing is saved until the function that it returns is called. */
  reportFault(field: string, text: string): () => void;
}

export const FormStateContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = use(FormStateContext);
  if (!state) throw new Error('useFormState is called outside a record form.');
  return state;
}

/** The id of the control that stands for a field, as RJSF names it. */
export function controlId(field: string): string {
  return ['root', ...field.split('.')].join('_');
}
