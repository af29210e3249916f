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
  /** A sentence that names what the form starts with. A form in steps then opens at the first step that still lacks something. */
  startsWith?: string;
}

/** The form that creates a record, and then the next one of a series. Each record has a form of its own, so that nothing typed for one is left in the next. */
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
