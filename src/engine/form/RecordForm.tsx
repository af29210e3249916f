import type { RJSFSchema } from '@rjsf/utils';
import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ActionBar } from '@/ui/ActionBar';
import { handOver } from '@/ui/handOver';
import { libraryPart } from '@/ui/libraryPart';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useOnFirstPress } from '@/ui/useOnFirstPress';
import { useEngine } from '../data/EngineContext';
import { fileNames } from '../data/withoutFiles';
import { HalfTypedContext } from '../fields/HalfTyped';
import { RequiredNote } from '../fields/RequiredNote';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { OwnBackContext, useBackOfParts } from '../page/OwnBack';
import { pageTitle } from '../page/pageTitle';
import { DraftNotice } from './DraftNotice';
import { ErrorSummary } from './save/ErrorSummary';
import { FormActions } from './save/FormActions';
import { FormProvider } from './FormProvider';
import { linesInSight } from './save/linesInSight';
import { hasMarks } from './theme/marks';
import { ThemedForm } from './theme/ThemedForm';
import { TranslatedNotice } from './translated/TranslatedNotice';
import { uiSchemaOf } from './theme/uiSchema';
import { UnsavedGuard } from './UnsavedGuard';
import { useRecordForm } from './useRecordForm';
import { intentOf, useSaveShortcuts } from './save/useSaveShortcuts';
import { useSeriesStart, type Series } from './save/useSeries';

const { Part: Questions, preload: preloadQuestions } = libraryPart(() => import('./Questions').then((m) => m.Questions));

interface RecordFormProps {
  entity: EntityBody;
  mode: 'create' | 'edit';
  id?: string;
  /** The record that the form starts from. */
  loaded: RecordData;
  /** What the operator should know before filling in the form. */
  notice?: ReactNode;
  /** The series that a creation belongs to, which leads to the next creation. */
  series?: Series;
  /** Whether a creation starts with known values: a form in steps then opens at the first step that still lacks something. */
  isFilled?: boolean;
}

/** The one form, for creating and for editing. RJSF lays it out and keeps its data; rules, messages and saving have modules of their own. */
export function RecordForm({ entity, mode, id, loaded, notice, series, isFilled = false }: RecordFormProps) {
  const { t } = useTranslation('form');
  const formId = useId();
  const form = useRecordForm({ entity, mode, id, loaded, onNext: series?.goOn, isFilled });
  const { state, fieldStates, progress, labels, validator, record, save, translated } = form;
  const { steps } = progress;
  // RJSF compares `uiSchema` by content. The same object each time saves that comparison on every key that is typed.
  const { widgets } = useEngine();
  const uiSchema = useMemo(() => uiSchemaOf(entity, labels, widgets, t), [entity, labels, widgets, t]);
  const lines = save.problem && linesInSight(save.problem, fieldStates.fields, record);
  const problem = lines?.length === 0 && save.problem?.lines.length !== 0 ? undefined : save.problem;
  const heading = pageTitle(labels.page(mode), id, t);
  const [backOfPart, setBackOfPart] = useBackOfParts();
  useSaveShortcuts(formId);
  useOnFirstPress(preloadQuestions);
  useSeriesStart(series, fieldStates.fields);

  return (
    <FormProvider form={form}>
      {/* Assistive technology presses a button without taking the focus from the box that still keeps its text. */}
      <div className="page-with-bar" onSubmitCapture={handOver}>
        <PageHeader
          title={heading}
          subtitle={mode === 'edit' && recordTitle(entity.resource, loaded)}
          failing={problem !== undefined}
        />
        {notice}
        {translated.fields.length > 0 && <TranslatedNotice fields={translated.fields} labels={labels} />}
        {form.isResumed && <DraftNotice isTypedBack={form.isTypedBack} files={form.lostFiles} completed={form.completed.map((name) => labels.field(name))} onDiscard={form.giveUpDraft} />}
        {form.isDraftSaved && (
          <Notice severity="success" role="status" className="notice-page">
            {t('draft.saved')}
          </Notice>
        )}
        {problem && <ErrorSummary problem={problem} lines={lines} onReveal={steps?.reveal} />}
        {!steps && hasMarks([...fieldStates.fields.values()], entity.schema, record, state.isAskedInItem) && <RequiredNote />}
        <OwnBackContext value={setBackOfPart}>
          <HalfTypedContext value={form.halfTyped}>
            <ThemedForm
              key={form.turn}
              id={formId}
              className="record-form"
              schema={entity.schema as RJSFSchema}
              uiSchema={uiSchema}
              validator={validator}
              formData={record}
              onChange={({ formData }) => form.change(formData as RecordData)}
              onSubmit={({ formData }, { nativeEvent }) => form.submit(formData as RecordData, intentOf(nativeEvent))}
              noValidate
              noHtml5Validate
              showErrorList={false}
              translateString={NO_WORDS}
              experimental_defaultFormStateBehavior={NO_DEFAULTS}
            >
              <ActionBar>
                <FormActions
                  heading={heading}
                  mode={mode}
                  steps={steps}
                  phase={save.phase}
                  stage={save.stage && t(save.stage.key, { ...save.stage.values })}
                  cancelHref={form.cancelHref}
                  onCancel={form.cancel}
                  checkHref={form.checkHref}
                  listHref={form.listHref}
                  onSendUnsent={() => form.submit(record, 'save')}
                  onGiveUpUnsent={save.giveUpUnsent}
                  onResume={save.resume}
                />
              </ActionBar>
            </ThemedForm>
          </HalfTypedContext>
        </OwnBackContext>
      </div>
      <OverlayBoundary>{(save.question || translated.asked) && <Questions form={form} />}</OverlayBoundary>
      <UnsavedGuard mode={mode} phase={save.phase} isUnsaved={form.isUnsaved} isLostByReload={form.isLostByReload} filesOf={() => fileNames(record)} onDiscard={form.discard} onReset={form.giveUpDraft} onBack={backOfPart ?? steps?.back} />
    </FormProvider>
  );
}

/** RJSF's own words are not used; a new pair starts with an empty value. */
const NO_WORDS = () => '';

/**
 * A value that an edited record lacks must stay absent: a default in its place would look like a change, and be sent. A creation has defaults of its own. RJSF adds
 * none from `allOf` either, as it skips them all, but has to look into it: it drops a value of which only `allOf` says the choices.
 */
const NO_DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'populateDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;
