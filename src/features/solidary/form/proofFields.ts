import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { RecordData, Schema } from '@/engine/model/Schema';
import { keyedAnswers } from './packing/keyedAnswers';
import type { RequestProof } from '../model/RequestConfiguration';

/** A proof that a structure asks for, as a field of the form. */
export interface ProofFormField {
  name: string;
  schema: Schema;
  definition: FieldDefinition;
  /** How its answer is read and sent, for `keyedAnswers`. */
  question: RecordData;
}

/** The sentences about proofs that do not come from a structure. */
export interface ProofWords {
  /** For a mandatory file, which may be sent after the request. */
  fileLater: string;
  /** For a file that was given, where the platform cannot replace it. */
  fileKept: string;
}

/**
 * The form field of a proof. A mandatory proof is required of a new request, except a file, which is sent after the request or later from its page
 * (contract requests.create). A proof that was never given must not prevent changes of an older request, but an answer cannot be taken back.
 * Sending a file needs a permission of its own. `proofs` are those of a request that is being changed: an answer that the structure no longer
 * offers may stay. `isKept`: the platform can neither replace a file nor take an answer back.
 */
export function proofField(proof: RequestProof, { words, proofs, isKept }: Proofs): ProofFormField {
  const { id, label, mandatory, choices: offered, inputType } = proof;
  const name = `proof${id}`;
  const isFile = inputType === 'file';
  const question = { id, kind: KINDS[inputType], choices: offered };
  const answer = keyedAnswers({ ...ANSWERS, fields: { [name]: question } }).fromApi({ proofs })[name];
  const choices = withAnswer(offered, answer);
  const isFinal = isKept && answer !== undefined;
  return {
    name,
    schema: schemaOf(proof, choices),
    definition: {
      cleared: mandatory || isFinal ? 'refused' : 'null',
      words: {
        label,
        choices,
        ...(isFile && mandatory && answer === undefined && { help: words.fileLater, missing: words.fileLater }),
        ...(isFile && isFinal && { help: words.fileKept }),
      },
      ...(mandatory && !isFile && { required: { mode: 'create' } }),
      ...(isFile && { visible: { permission: 'proof_create' } }),
      ...widgetOf(proof, isKept),
    },
    question,
  };
}

interface Proofs {
  words: ProofWords;
  proofs: unknown;
  isKept: boolean;
}

/** The list of a request that has the answers, and the key by which each names its proof. */
export const ANSWERS = { list: 'proofs', by: 'structureProofId' } as const;

type Choices = RequestProof['choices'];

function withAnswer(choices: Choices, answer: unknown): Choices {
  const isOffered = typeof answer !== 'string' || answer === '' || choices.some(({ value }) => value === answer);
  return isOffered || choices.length === 0 ? choices : [...choices, { value: answer, label: answer }];
}

const KINDS = { checkbox: 'checkbox', input: 'text', selectbox: 'choice', radio: 'choice', file: 'file' } as const;

/** The schema of a proof's answer. An unticked box counts as an answer, because the platform requires one for a mandatory proof. */
function schemaOf({ inputType }: RequestProof, choices: Choices): Schema {
  if (inputType === 'checkbox') return { type: 'boolean', default: false };
  if (inputType === 'input') return { type: 'string', maxLength: 255 };
  if (inputType === 'file') return { type: 'object' };
  return { type: 'string', enum: [...new Set(choices.map(({ value }) => value))] };
}

function widgetOf({ id, inputType }: RequestProof, isKept: boolean): Pick<FieldDefinition, 'widget'> {
  if (inputType === 'file') {
    const parts = { owner: 'solidaryId', file: 'file', constants: { proofId: String(id) } };
    return { widget: { use: 'upload', endpoint: 'admin/proofs', ...parts, name: 'originalName', size: 'fileSize', once: isKept } };
  }
  if (inputType !== 'selectbox' && inputType !== 'radio') return {};
  return { widget: { use: 'choice', folded: inputType === 'selectbox' } };
}
