import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { EmptyValue } from '@/ui/EmptyValue';
import { Fold } from '@/ui/Fold';
import { FoldButton } from '@/ui/FoldButton';
import { RouterLink } from '@/ui/RouterLink';
import { useEngine } from '../data/EngineContext';
import { formFields, visibleSections, type FormSituation } from '../model/formFields';
import { useLabels, type Labels } from '../fields/labels';
import { useTextContext } from '../fields/useTextContext';
import type { EntityBody, Section } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { ReadField, RecordField } from '../fields/RecordField';
import { RecordSection } from '../fields/RecordSections';
import { SectionColumns } from '../fields/SectionColumns';
import { usePanel } from '../page/Panel';
import { withFields } from '../model/withFields';
import { isLongForm, sectionAddress } from '../page/formSection';
import { useChangedFields } from '../page/useChangedFields';
import { useTrail } from '../page/useTrail';
import { isEmptyField } from './emptiness';
import './record.css';

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
  const { t } = useTranslation('show');
  const { widgets } = useEngine();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const labels = useLabels(entity.resource);
  const texts = useTextContext();
  const isInPanel = usePanel() !== undefined;
  const { sections, editable } = useMemo(() => {
    const situation = (mode: 'show' | 'edit') => ({ entity, widgets, context: { settings, permissions, mode, record } });
    return { sections: visibleSections(entity.resource.show, situation('show')), editable: editableSections(situation('edit')) };
  }, [entity, widgets, settings, permissions, record]);
  const { can, trail } = useTrail(entity.resource);
  const mayEdit = !isInPanel && can('edit', record);
  const changed = useChangedFields(entity.resource.name, id);
  useChangesInSight(changed, labels);
  const isEmpty = (name: string) => !changed.has(name) && isEmptyField(name, { entity, widgets, labels, texts, record });

  const editLink = (section: string) => (
    <Button component={RouterLink} size="small" href={sectionAddress(entity.resource, id, section)} state={trail} aria-label={t('editSection', { section: labels.section(section) })} className="button-finger">
      {t('edit')}
    </Button>
  );

  return (
    <SectionColumns sections={withFields(sections, (name) => !isEmpty(name))} all={entity.resource.show} isRead after={<EmptyFields sections={withFields(sections, isEmpty)} labels={labels} />}>
      {(section) => (
        <RecordSection key={section.name} title={labels.section(section.name)} level={isInPanel ? 3 : 2} rows={section.rows} rowsAre="dl" action={mayEdit && editable.has(section.name) && editLink(section.name)}>
          {(name) => <RecordField key={name} entity={entity} record={record} name={name} isChanged={changed.has(name)} />}
        </RecordSection>
      )}
    </SectionColumns>
  );
}

/** The sections of a long form that have something to edit. */
function editableSections(situation: FormSituation): ReadonlySet<string> {
  const { form, formAs } = situation.entity.resource;
  const sections = visibleSections(form, situation);
  if (formAs === 'steps' || !isLongForm(sections)) return new Set();
  const fields = formFields(situation);
  return new Set(sections.filter(({ rows }) => rows.flat().some((field) => fields.get(field)?.editable)).map(({ name }) => name));
}

/** Announces what a save has changed, and scrolls to the first change. */
function useChangesInSight(changed: ReadonlySet<string>, labels: Labels): void {
  const { t } = useTranslation('show');
  const announce = useAnnounce();
  const say = useEffectEvent(() => announce(t('changed.said', { fields: [...changed].map(labels.field).join(', ') })));

  useEffect(() => {
    if (changed.size === 0) return;
    say();
    document.querySelector('[data-changed]')?.scrollIntoView({ block: 'nearest' });
  }, [changed]);
}

interface EmptyFieldsProps {
  /** The sections with those of their fields that are empty. */
  sections: readonly Section[];
  labels: Labels;
}

/** The empty fields of a record, out of the way of the others: their number and, when unfolded, their labels. */
function EmptyFields({ sections, labels }: EmptyFieldsProps) {
  const { t } = useTranslation('show');
  const id = useId();
  const [isFolded, setFolded] = useState(true);
  const fields = sections.flatMap(({ rows }) => rows.flat());
  if (fields.length === 0) return null;

  return (
    <div className="empty-fields">
      <FoldButton isFolded={isFolded} controls={id} onToggle={() => setFolded(!isFolded)}>
        {t('emptyFields', { count: fields.length })}
      </FoldButton>
      <Fold id={id} isFolded={isFolded} onUnfold={() => setFolded(false)}>
        <dl>
          {fields.map((name) => (
            <ReadField key={name} label={labels.field(name)}>
              <EmptyValue />
            </ReadField>
          ))}
        </dl>
      </Fold>
    </div>
  );
}
