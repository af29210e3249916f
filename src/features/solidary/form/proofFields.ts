import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { RecordData, Schema } from '@/engine/model/Schema';
import { keyedAnswers } from './packing/keyedAnswers';
import type { RequestProof } from '../model/RequestConfiguration';

/** A proof that a structure asks for, as a field of the form. */
export interface ProofFormField {
  name: string;
  schema: Schema;
  definition: FieldDefinition;
  /** How its answer is read and sent (`keyedAnswers`). */
  question: RecordData;
}

/** The words about proofs that no structure writes. */
export interface ProofWords {
  /** Of a mandatory file, which may be given after the request. */
  fileLater: string;
  /** Of a file that was given, where the platform cannot replace it. */
  fileKept: string;
}

/**
 * A mandatory proof is asked of a new request, but for a file: it leaves after the request, and may be sent from its page (contract requests.create).
 * One that has never been given must not stop the change of an older request, but what was given cannot be taken back (7.7). Sending a file asks a
 * right of its own (6). `proofs` is the list of a request that is changed: an answer that the structure no longer offers may stay. `isKept`: the
 * platform can neither replace a file nor take an answer back.
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

/** Where the answers are in a request, and by what each names its proof. */
export const ANSWERS = { list: 'proofs', by: 'structureProofId' } as const;

type Choices = RequestProof['choices'];

function withAnswer(choices: Choices, answer: unknown): Choices {
  const isOffered = typeof answer !== 'string' || answer === '' || choices.some(({ value }) => value === answer);
  return isOffered || choices.length === 0 ? choices : [...choices, { value: answer, label: answer }];
}

const KINDS = { checkbox: 'checkbox', input: 'text', selectbox: 'choice', radio: 'choice', file: 'file' } as const;

/** A box that nobody ticks is an answer: the platform wants one where the proof is mandatory. */
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
