import { useEngine, useEntity } from '@/engine/data/EngineContext';
import { useRecord } from '@/engine/data/useRecord';
import { useTextContext } from '@/engine/fields/useTextContext';
import { isOfOthers } from '@/engine/model/ownStructures';
import { useCan } from '@/engine/model/permissions';
import type { ResourceSummary } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { plainObjects } from '@/engine/model/transforms/plainObject';
import type { DisplayProps } from '@/engine/model/Widget';
import { useSession } from '@/session/hooks';
import { answerWords } from './answerWords';
import { proofDefinition } from './proofDefinition';

/**
 * An answer in the words of the structure that asked, for operators who may read these. For others, and until they have loaded, it is shown as the
 * platform sends it.
 */
export function AnswerDisplay({ value, record }: DisplayProps) {
  const { t } = useTextContext();
  const summary = useEngine().resources.find(({ name }) => name === 'structure');
  const id = record['structureId'];
  if (typeof value === 'boolean') return <>{t(value ? 'widgets:yes' : 'widgets:no')}</>;
  const text = String(value);
  if (!summary || typeof id !== 'number') return <>{text}</>;
  return <Asked summary={summary} id={id} answer={record} value={text} />;
}

interface AskedProps {
  summary: ResourceSummary;
  id: number;
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
function Worded({ summary, id, answer, value }: AskedProps) {
  const { record } = useRecord(useEntity(summary.name), String(id));
  const definition = record && definitionOf(answer, record);
  return <>{definition ? answerWords(value, proofDefinition(definition).choices) : value}</>;
}

/** The definition of the answered question. The proofs of volunteers do not have its id (contract people.proofs): it is found by its words. */
function definitionOf(answer: RecordData, structure: RecordData): RecordData | undefined {
  const id = answer['structureProofId'];
  if (id === undefined) return plainObjects(structure['structureProofsVolunteer']).find(({ label }) => label === answer['label']);
  return plainObjects(structure['structureProofsRequester']).find((question) => question['id'] === id);
}
