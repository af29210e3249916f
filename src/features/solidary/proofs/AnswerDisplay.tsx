import { useEngine, useEntity } from '@/engine/data/EngineContext';
import { useRecord } from '@/engine/data/useRecord';
import { useTextContext } from '@/engine/fields/useTextContext';
import { isOfOthers } from '@/engine/model/ownStructures';
import { useCan } from '@/engine/model/permissions';
import type { ResourceSummary } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { plainObjects } from '@/engine/model/transforms/plainObject';
import type { DisplayProps, WidgetField } from '@/engine/model/Widget';
import { schemaAround } from '@/engine/model/widgetName';
import { useSession } from '@/session/hooks';
import { answerWords } from './answerWords';
import { proofDefinition } from './proofDefinition';

/**
 * An answer in the words of the structure that asked, for operators who may read these. For others, and until they have loaded, it is shown as the
 * platform sends it.
 */
export function AnswerDisplay({ field, value, record }: DisplayProps) {
  const { t } = useTextContext();
  const summary = useEngine().resources.find(({ name }) => name === 'structure');
  const id = record['structureId'];
  if (typeof value === 'boolean') return <>{t(value ? 'widgets:yes' : 'widgets:no')}</>;
  const text = String(value);
  if (!summary || typeof id !== 'number') return <>{text}</>;
  return <Asked summary={summary} id={id} field={field} answer={record} value={text} />;
}

interface AskedProps {
  summary: ResourceSummary;
  id: number;
  field: WidgetField;
  answer: RecordData;
  value: string;
}

function Asked(props: AskedProps) {
  const can = useCan(props.summary);
  const { structures } = useSession();
  if (!can('show') || isOfOthers(props.summary, { id: props.id }, structures)) return <>{props.value}</>;
  return <Worded {...props} />;
}

/** The cached record is shared with the pages of structures, so it is read only once. */
function Worded({ summary, id, field, answer, value }: AskedProps) {
  const { record } = useRecord(useEntity(summary.name), String(id));
  const definition = record && definitionOf(answer, record, field);
  return <>{definition ? answerWords(value, proofDefinition(definition).choices) : value}</>;
}

/**
 * The definition of the answered question, which is found by its words where the answer does not have its id. The proofs of volunteers never have it
 * (contract people.proofs), and their questions are others.
 */
function definitionOf(answer: RecordData, structure: RecordData, { entity, name }: WidgetField): RecordData | undefined {
  const isNumbered = schemaAround(entity.schema, name).properties?.['structureProofId'] !== undefined;
  const id = answer['structureProofId'];
  const isIt = (question: RecordData) => (id === undefined ? question['label'] === answer['label'] : question['id'] === id);
  return plainObjects(structure[isNumbered ? 'structureProofsRequester' : 'structureProofsVolunteer']).find(isIt);
}
