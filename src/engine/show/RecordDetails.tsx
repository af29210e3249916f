import { useMemo } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import { visibleSections } from '../model/formFields';
import { useLabels } from '../fields/labels';
import { useTextContext } from '../fields/useTextContext';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { RecordField } from '../fields/RecordField';
import { RecordSection, SectionsPaper } from '../fields/RecordSections';
import { usePanel } from '../page/Panel';
import { useChangedFields } from '../page/useChangedFields';
import { EmptyFields } from './EmptyFields';
import { isEmptyField, withFields } from './emptiness';
import { useChangesInSight } from './useChangesInSight';

interface RecordDetailsProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

/**
 * The values of a record under their labels, in the sections that apply to this operator and this record. Empty fields are folded away below them. What a save has
 * just changed is marked.
 */
export function RecordDetails({ entity, id, record }: RecordDetailsProps) {
  const { widgets } = useEngine();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const labels = useLabels(entity.resource);
  const texts = useTextContext();
  const isInPanel = usePanel() !== undefined;
  const sections = useMemo(() => {
    const context = { settings, permissions, mode: 'show' as const, record };
    return visibleSections(entity.resource.show, { entity, widgets, context });
  }, [entity, widgets, settings, permissions, record]);
  const changed = useChangedFields(entity.resource.name, id);
  useChangesInSight(changed, labels);
  const isEmpty = (name: string) => !changed.has(name) && isEmptyField(name, { entity, widgets, labels, texts, record });

  return (
    <SectionsPaper isRead>
      {withFields(sections, (name) => !isEmpty(name)).map((section) => (
        <RecordSection key={section.name} title={labels.section(section.name)} level={isInPanel ? 3 : 2} rows={section.rows} rowsAre="dl">
          {(name) => <RecordField key={name} entity={entity} record={record} name={name} isChanged={changed.has(name)} />}
        </RecordSection>
      ))}
      <EmptyFields sections={withFields(sections, isEmpty)} labels={labels} />
    </SectionsPaper>
  );
}
