import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { choiceFlags } from './choiceFlags';
import { pairedTexts } from './pairedTexts';

const kind = choiceFlags({ into: 'inputType', flags: ['checkbox', 'radio', 'input', 'file', 'selectbox'] });
const choices = pairedTexts({ into: 'choices', texts: ['options', 'acceptedValues'] });

/** A proof that a structure asks for (contract structures.proofs): the kind of its input, and its choices, each with the value that accepts it. */
export const proofQuestion: RecordTransformFactory = () => ({
  fromApi: (wire) => choices.fromApi(kind.fromApi(wire)),
  toApi: (record, mode) => kind.toApi(choices.toApi(record, mode), mode),
  wireSchema: (form) => kind.wireSchema(choices.wireSchema(form)),
});
