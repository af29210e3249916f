import type { FieldDefinition, RecordData } from '@/engine/Resource';
import type { Schema } from '@/engine/Schema';
import type { RequestProof } from '../model/RequestConfiguration';

/** A proof that a structure asks for, as a field of the form. */
export interface ProofFormField {
  name: string;
  schema: Schema;
  definition: FieldDefinition;
  /** How its answer is read and sent (`keyedAnswers`). */
  question: RecordData;
}

/**
 * A mandatory proof is asked of a new request; one that has never been given must not stop the change of an older one, but what was given cannot
 * be taken back (contract solidary 7.6, 7.7).
 */
export function proofField(proof: RequestProof): ProofFormField {
  const { id, label, mandatory, choices } = proof;
  return {
    name: `proof${id}`,
    schema: schemaOf(proof),
    definition: {
      cleared: mandatory ? 'refused' : 'null',
      words: { label, choices },
      ...(mandatory && { requiredWhen: { mode: 'create' } }),
      ...widgetOf(proof),
    },
    question: { id, kind: KINDS[proof.inputType], choices },
  };
}

const KINDS = { checkbox: 'checkbox', input: 'text', selectbox: 'choice', radio: 'choice', file: 'file' } as const;

/** A box that nobody ticks is an answer: the platform wants one where the proof is mandatory. */
function schemaOf({ inputType, choices }: RequestProof): Schema {
  if (inputType === 'checkbox') return { type: 'boolean', default: false };
  if (inputType === 'input') return { type: 'string', maxLength: 255 };
  if (inputType === 'file') return { type: 'object' };
  return { type: 'string', enum: [...new Set(choices.map(({ value }) => value))] };
}

function widgetOf({ id, inputType }: RequestProof): Pick<FieldDefinition, 'widget'> {
  if (inputType === 'file') {
    const parts = { owner: 'solidaryId', file: 'file', constants: { proofId: String(id) } };
    return { widget: { use: 'upload', endpoint: 'admin/proofs', ...parts, name: 'originalName', size: 'fileSize' } };
  }
  if (inputType !== 'selectbox' && inputType !== 'radio') return {};
  return { widget: { use: 'choice', folded: inputType === 'selectbox' } };
}
