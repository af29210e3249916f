import { useMemo } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import { visibleSections } from '../model/formFields';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { RecordField } from '../fields/RecordField';
import { RecordSections } from '../fields/RecordSections';

interface RecordDetailsProps {
  entity: EntityBody;
  record: RecordData;
}

/** The values of a record under their labels, in the sections that this operator and this record have. */
export function RecordDetails({ entity, record }: RecordDetailsProps) {
  const { widgets } = useEngine();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const labels = useLabels(entity.resource);
  const sections = useMemo(() => {
    const context = { settings, permissions, mode: 'show' as const, record };
    return visibleSections(entity.resource.show, { entity, widgets, context });
  }, [entity, widgets, settings, permissions, record]);

  return (
    <RecordSections sections={sections} labels={labels} rowsAre="dl">
      {(name) => <RecordField key={name} entity={entity} record={record} name={name} />}
    </RecordSections>
  );
}
