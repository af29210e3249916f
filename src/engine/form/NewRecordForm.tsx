import { useState, type ReactNode } from 'react';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { RecordForm } from './RecordForm';

interface NewRecordFormProps {
  entity: EntityBody;
  initial: RecordData;
  notice?: ReactNode;
  /** It starts with what is known already: a form in steps opens where something is left to say. */
  isFilled?: boolean;
}

/** The form that creates a record, and the next one of a series: a form of its own each, so that nothing of one is left in the other. */
export function NewRecordForm({ entity, initial, notice, isFilled = false }: NewRecordFormProps) {
  const [rank, setRank] = useState(1);
  const series = { isUnderWay: rank > 1, goOn: () => setRank(rank + 1) };
  return <RecordForm key={rank} entity={entity} mode="create" loaded={initial} notice={notice} series={series} isFilled={isFilled} />;
}
