import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { sizes } from '@/ui/tokens';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { RecordForm } from './RecordForm';

interface NewRecordFormProps {
  entity: EntityBody;
  initial: RecordData;
  notice?: ReactNode;
  /** What it starts with, where that is known already, in a sentence: a form in steps opens where something is left to say. */
  startsWith?: string;
}

/** The form that creates a record, and the next one of a series: a form of its own each, so that nothing of one is left in the other. */
export function NewRecordForm({ entity, initial, notice, startsWith }: NewRecordFormProps) {
  const [rank, setRank] = useState(1);
  const series = { isUnderWay: rank > 1, goOn: () => setRank(rank + 1) };
  const notices = (
    <>
      {startsWith !== undefined && (
        <Alert severity="info" role="status" sx={{ mb: 2, maxWidth: sizes.recordWidth }}>
          {startsWith}
        </Alert>
      )}
      {notice}
    </>
  );
  return <RecordForm key={rank} entity={entity} mode="create" loaded={initial} notice={notices} series={series} isFilled={startsWith !== undefined} />;
}
