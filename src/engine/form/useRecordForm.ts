import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { RJSFSchema } from '@rjsf/utils';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEngine } from '../EngineContext';
import { useLabels } from '../labels';
import { useCan } from '../permissions';
import type { EntityBody, RecordData } from '../Resource';
import { isSameValue } from '../transforms/emptyValue';
import { widgetName } from '../widgetName';
import { afterCancelling, afterSaving, fromOf, listPage } from './destination';
import type { FormState } from './FormState';
import { marksOf } from './marks';
import { pendingFields } from './sendPending';
import { useDraft } from './useDraft';
import { useFormData } from './useFormData';
import { useRefreshCaches } from './useRefreshCaches';
import { useSave } from './useSave';

interface RecordFormOptions {
  entity: EntityBody;
  mode: 'create' | 'edit';
  id: string | undefined;
  /** What the form starts from. */
  loaded: RecordData;
}

/** A record form without its pixels: what is in it, what may be said, and what follows a save. */
export function useRecordForm({ entity, mode, id, loaded }: RecordFormOptions) {
  const { t } = useTranslation('form');
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const navigate = useNavigate();
  const refreshCaches = useRefreshCaches(entity);
  const leaving = useLeaving(entity);
  const [before] = useState(loaded);
  const validator = useMemo(() => precompiled(entity), [entity]);
  const draft = useDraft(before);
  const form = useFormData({ entity, mode, validator, labels, before, draft: draft.found });
  const hasLeft = useRef(false);
  const [isResumed, setResumed] = useState(draft.found !== undefined);
  useEffect(() => {
    if (!hasLeft.current) draft.keep(form.record);
  }, [draft, form.record]);

  const save = useSave({
    entity,
    labels,
    write: mode === 'create' ? { mode } : { mode, before },
    id,
    onRefused: form.refuse,
    onDone(saved) {
      discard();
      const held = pendingFields(entity, widgets, saved, before);
      refreshCaches(Object.fromEntries(Object.entries(saved).filter(([name]) => !held.includes(name))));
      void navigate(afterSaving(mode, saved, leaving));
    },
  });

  /** Nothing of it is asked about or kept any more. */
  function discard() {
    hasLeft.current = true;
    draft.drop();
  }

  function giveUpDraft() {
    setResumed(false);
    form.reset();
  }

  function submit(record: RecordData) {
    if (save.phase === 'unsent') return void save.sendUnsent(record);
    if (save.phase !== 'editing') return undefined;
    form.attempt();
    const errors = form.validate(record);
    if (errors.length === 0) return void save.send(record);
    const lines = errors.map((error) => ({ field: error.field, text: form.ruleText(error) }));
    return save.refuse({ title: t('summary', { count: errors.length }), lines });
  }

  const isUnsaved = useLatest(() => !hasLeft.current && !isSameValue(form.record, before));
  const state: FormState = {
    entity,
    mode,
    labels,
    sections: form.sections,
    fields: form.fields,
    marks: marksOf(form.fields, entity),
    messages: form.messages,
    isLocked: (field) => save.phase !== 'editing' && !(save.phase === 'unsent' && savesItself(field)),
    leave: form.leave,
  };

  function savesItself(field: string): boolean {
    return widgets[widgetName(entity, field)]?.afterSave !== undefined;
  }

  return {
    state,
    labels,
    validator,
    record: form.record,
    change: form.change,
    save,
    submit,
    isUnsaved,
    discard,
    isResumed,
    giveUpDraft,
    cancelHref: afterCancelling(id, leaving),
    checkHref: mode === 'create' ? listPage(leaving) : afterCancelling(id, { ...leaving, from: undefined }),
  };
}

function precompiled({ validators, schema }: EntityBody) {
  return createPrecompiledValidator<unknown, RJSFSchema>(validators as ValidatorFunctions, schema as RJSFSchema);
}

function useLeaving({ resource }: EntityBody) {
  return { resource, can: useCan(resource), from: fromOf(useLocation().state) };
}

/** The same function for ever, that answers for the latest drawing. */
function useLatest<Result>(compute: () => Result): () => Result {
  const latest = useRef(compute);
  useLayoutEffect(() => {
    latest.current = compute;
  });
  return useCallback(() => latest.current(), []);
}
