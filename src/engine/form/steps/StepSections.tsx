import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { StepList } from '@/ui/StepList';
import { useFormRecord } from '../../fields/FormRecord';
import type { Labels } from '../../fields/labels';
import { RecordField, ReadField } from '../../fields/RecordField';
import { RecordSection, SectionsPaper } from '../../fields/RecordSections';
import { RequiredNote } from '../../fields/RequiredNote';
import { useFieldText } from '../../fields/useFieldText';
import type { Section } from '../../model/Resource';
import { useFieldStates, useFormProgress, useFormState } from '../FormState';
import { hasMarks } from '../theme/marks';
import '../formBeside.css';
import { useSectionTexts } from '../outline/useSectionTexts';
import { STEP_HEADING, SUMMARY, type FormSteps } from './useFormSteps';
import './formSteps.css';

/**
 * The list of the steps and the open one, beside each other on a wide screen. The other steps stay mounted behind it, so that what was half typed there is not
 * lost.
 */
export function StepSections({ steps, children }: { steps: FormSteps; children: (field: string) => ReactNode }) {
  const { entity, labels, isAskedInItem } = useFormState();
  const { sections } = useFormProgress();
  const { fields } = useFieldStates();
  const record = useFormRecord();
  const { current, opened } = steps;
  const inSight = [...fields.values()].filter(({ name }) => steps.fields.includes(name));

  return (
    <div className="form-beside form-with-steps">
      <FormStepList steps={steps} labels={labels} />
      <div>
        {hasMarks(inSight, entity.schema, record, isAskedInItem) && <RequiredNote />}
        {sections
          .filter(({ name }) => opened.has(name))
          .map(({ name, rows }) => (
            <div key={name} hidden={name !== current}>
              <SectionsPaper>
                <RecordSection title={labels.section(name)} rows={rows} rowsAre="div" {...(name === current && { headingId: STEP_HEADING })}>
                  {children}
                </RecordSection>
              </SectionsPaper>
            </div>
          ))}
        {current === SUMMARY && <StepSummary onChange={steps.open} />}
      </div>
    </div>
  );
}

/** Everything that was filled in, as it will read once saved, with a way back to each step. */
function StepSummary({ onChange }: { onChange: (section: string) => void }) {
  const { t } = useTranslation('form');
  const { mode } = useFormState();
  const { sections, isOpen } = useFormProgress();

  return (
    <>
      <h2 id={STEP_HEADING} className="section-heading" tabIndex={-1}>
        {t('steps.summary')}
      </h2>
      {isOpen && <p style={{ margin: '0 0 16px', color: 'var(--muted-text)' }}>{t(`steps.reread.${mode}`)}</p>}
      <SectionsPaper>
        {sections.map((section) => (
          <SummarySection key={section.name} section={section} onChange={() => onChange(section.name)} />
        ))}
      </SectionsPaper>
    </>
  );
}

/** What was filled in in one step. The fields left empty share one line, except those that are still required. */
function SummarySection({ section: { name, rows }, onChange }: { section: Section; onChange: () => void }) {
  const { t } = useTranslation('form');
  const { entity, labels } = useFormState();
  const record = useFormRecord();
  const textOf = useFieldText(entity, labels);
  const isEmpty = (field: string) => textOf(field, record[field], record) === '';
  const missing = (field: string) => entity.resource.fields[field]?.words?.missing;
  const isLeftOut = (field: string) => isEmpty(field) && missing(field) === undefined;
  const leftOut = rows.flat().filter(isLeftOut).map((field) => labels.field(field));

  function render(field: string): ReactNode {
    const still = isEmpty(field) ? missing(field) : undefined;
    if (still === undefined) return <RecordField key={field} entity={entity} record={record} name={field} brief />;
    return (
      <ReadField key={field} label={labels.field(field)}>
        {still}
      </ReadField>
    );
  }

  return (
    <RecordSection
      title={labels.section(name)}
      level={3}
      rows={rows.map((row) => row.filter((field) => !isLeftOut(field))).filter((row) => row.length > 0)}
      rowsAre="dl"
      action={
        <Button size="small" aria-label={t('steps.changeSection', { section: labels.section(name) })} onClick={onChange}>
          {t('steps.change')}
        </Button>
      }
      after={
        leftOut.length > 0 && <p className="small-text">{t('steps.leftOut', { fields: leftOut.join(', ') })}</p>
      }
    >
      {render}
    </RecordSection>
  );
}

/** The names of the form's steps; a step that may be opened is a link to it. Where there is room, what was filled in stands below the name of each step that was seen. */
function FormStepList({ steps, labels }: { steps: FormSteps; labels: Labels }) {
  const { t } = useTranslation('form');
  const { sections } = useFormProgress();
  const textsOf = useSectionTexts();
  const items = steps.names.map((name) => ({
    key: name,
    note: name !== steps.current && steps.isSeen(name) ? sections.filter((section) => section.name === name).flatMap(textsOf).join(' · ') : '',
    label: name === SUMMARY ? t('steps.summary') : labels.section(name),
    state: steps.stateOf(name),
    onOpen: steps.isOpen(name) ? () => steps.open(name) : undefined,
  }));
  return <StepList label={t('steps.label')} steps={items} current={steps.current} />;
}
