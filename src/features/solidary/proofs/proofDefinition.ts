import { isPlainObject } from '@/engine/model/transforms/plainObject';

/** How a request form asks for a proof (specification 3.32, 3.35). */
export type InputType = 'checkbox' | 'input' | 'selectbox' | 'radio' | 'file';

/** A proof that a structure asks for, as its form holds it. What is not filled in yet is absent. */
export interface ProofDefinition {
  label: string | undefined;
  inputType: InputType | undefined;
  mandatory: boolean;
  activated: boolean;
  /** Of a list or of radios, in their order. */
  choices: { label: string; value: string }[];
}

const INPUT_TYPES: readonly unknown[] = ['checkbox', 'input', 'selectbox', 'radio', 'file'] satisfies InputType[];

/** Total: whatever an item holds, half typed or not. */
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

/** A choice without words could not be read; one without a value is stored by its words. */
function choiceOf(pair: unknown): ProofDefinition['choices'] {
  const { options, acceptedValues } = isPlainObject(pair) ? pair : {};
  const label = textOf(options);
  return label === undefined ? [] : [{ label, value: textOf(acceptedValues) ?? label }];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
