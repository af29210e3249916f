import { isPlainObject } from '@/engine/model/transforms/plainObject';

/** The kind of input with which a request's form asks for a proof (specification 3.32, 3.35). */
export type InputType = 'checkbox' | 'input' | 'selectbox' | 'radio' | 'file';

/** A proof that a structure asks for, as its form holds it. Fields that are not filled in yet are absent. */
export interface ProofDefinition {
  label: string | undefined;
  inputType: InputType | undefined;
  mandatory: boolean;
  activated: boolean;
  /** The choices of a list or of radio buttons, in their order. */
  choices: { label: string; value: string }[];
}

const INPUT_TYPES: readonly unknown[] = ['checkbox', 'input', 'selectbox', 'radio', 'file'] satisfies InputType[];

/** Reads a proof from an item of the form. Never throws, even if the item is half filled in. */
export function proofDefinition(item: unknown): ProofDefinition {
  const { label, inputType, mandatory, activated, choices } = isPlainObject(item) ? item : {};
  return {
    label: textOf(label),
    inputType: INPUT_TYPES.includes(inputType) ? (inputType as InputType) : undefined,
    mandatory: mandatory === true,
    activated: activated !== false,
    choices: Array.isArray(choices) ? choices.flatMap(choiceOf) : [],
  };
}

/** A choice without a label is left out, as nobody could read it; one without a value is stored by its label. */
function choiceOf(pair: unknown): ProofDefinition['choices'] {
  const { options, acceptedValues } = isPlainObject(pair) ? pair : {};
  const label = textOf(options);
  return label === undefined ? [] : [{ label, value: textOf(acceptedValues) ?? label }];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
