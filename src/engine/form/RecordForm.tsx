import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RJSFSchema } from '@rjsf/utils';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/PageHeader';
import { sizes } from '@/ui/tokens';
import { FormRecordContext } from '../FormRecord';
import { recordTitle } from '../recordTitle';
import type { EntityBody, RecordData } from '../Resource';
import { pageTitle } from '../show/pageTitle';
import { DraftNotice } from './DraftNotice';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { FormStateContext } from './FormState';
import { SaveBar } from './SaveBar';
import { ThemedForm } from './ThemedForm';
import { uiSchemaOf } from './uiSchema';
import { UnsavedGuard } from './UnsavedGuard';
import { useRecordForm } from './useRecordForm';
import { useSaveShortcut } from './useSaveShortcut';

interface RecordFormProps {
  entity: EntityBody;
  mode: 'create' | 'edit';
  id?: string;
  /** What the form starts from. */
  loaded: RecordData;
}

/** The one form, for creating and for editing. RJSF lays it out and keeps its data; rules, messages and saving are beside it. */
export function RecordForm({ entity, mode, id, loaded }: RecordFormProps) {
  const { t } = useTranslation('form');
  const formId = useId();
  const form = useRecordForm({ entity, mode, id, loaded });
  const { state, labels, validator, record, save } = form;
  // RJSF compares by content, but asking it to compare the same thing for nothing costs each key of each box.
  const uiSchema = useMemo(() => uiSchemaOf(entity, labels), [entity, labels]);
  useSaveShortcut(formId);

  return (
    <FormStateContext value={state}>
      <FormRecordContext value={record}>
        <Box sx={pageStyle}>
          <PageHeader
            title={pageTitle(labels.page(mode), id, t)}
            subtitle={mode === 'edit' && recordTitle(entity.resource, loaded)}
            failing={save.problem !== undefined}
          />
          {form.isResumed && <DraftNotice onDiscard={form.giveUpDraft} />}
          {save.problem && <ErrorSummary problem={save.problem} />}
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t(`marks.${state.marks}`)}
          </Typography>
          <ThemedForm
            id={formId}
            className="record-form"
            schema={entity.schema as RJSFSchema}
            uiSchema={uiSchema}
            validator={validator}
            formData={record}
            onChange={({ formData }) => form.change(formData as RecordData)}
            onSubmit={({ formData }) => form.submit(formData as RecordData)}
            noValidate
            noHtml5Validate
            showErrorList={false}
            experimental_defaultFormStateBehavior={NO_DEFAULTS}
          >
            <SaveBar>
              <FormActions
                mode={mode}
                phase={save.phase}
                cancelHref={form.cancelHref}
                checkHref={form.checkHref}
                onSendUnsent={() => void save.sendUnsent(record)}
                onGiveUpUnsent={save.giveUpUnsent}
                onResume={save.resume}
              />
            </SaveBar>
          </ThemedForm>
        </Box>
        <UnsavedGuard isUnsaved={form.isUnsaved} onDiscard={form.discard} />
      </FormRecordContext>
    </FormStateContext>
  );
}

/** What an edited record lacks must stay absent: filled with defaults it would look changed, and be sent. A creation has its own. */
const NO_DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** As high as the window below the top bar, so that the save bar is at the same place under a short form and a long one (ux I1). */
const pageStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: `calc(100dvh - ${sizes.topBar + 32}px)`, md: `calc(100dvh - ${sizes.topBar + 48}px)` },
  '& > form': { flex: 1, display: 'flex', flexDirection: 'column' },
};
