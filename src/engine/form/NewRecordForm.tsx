import { useState, type ReactNode } from 'react';
import { Notice } from '@/ui/Notice';
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
        <Notice severity="info" role="status" className="notice-page">
          {startsWith}
        </Notice>
      )}
      {notice}
    </>
  );
  return <RecordForm key={rank} entity={entity} mode="create" loaded={initial} notice={notices} series={series} isFilled={startsWith !== undefined} />;
}
