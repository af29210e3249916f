import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useLeave } from '@/ui/LeaveQuestion';
import { useEngine } from '../data/EngineContext';
import { filterAddress } from '../data/listQuery';
import { useNotify } from '../data/useNotify';
import { useLabels, type Labels } from '../fields/labels';
import { useValidator } from '../fields/useValidator';
import { isSameField } from '../model/isSameField';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { isSameValue } from '../model/transforms/emptyValue';
import { widgetName } from '../model/widgetName';
import { afterCancelling, listPage, stateOf, type Leaving } from '../page/destination';
import { useLeaveFor } from '../page/useLeaveFor';
import { useLeaving } from '../page/useLeaving';
import { useDuplicates } from './duplicates/useDuplicates';
import { useDuplicateChecks } from './duplicates/useDuplicateChecks';
import type { CaughtUp } from './save/catchUp';
import { controlId, type FieldStates, type FormProgress, type FormState } from './FormState';
import { isInSight } from './save/linesInSight';
import { namingFilters } from './save/newInList';
import type { Question } from './save/saveAll';
import { useFormSteps } from './steps/useFormSteps';
import { useTranslated } from './translated/useTranslated';
import { useAfterSave } from './save/useAfterSave';
import { useFormData } from './values/useFormData';
import { useFormStart, useKeptDraft, type FormStart } from './values/useFormStart';
import { useSave, type Phase } from './save/useSave';
import { ANOTHER } from './save/useSaveShortcuts';
import { useSubmit } from './save/useSubmit';

interface RecordFormOptions {
  entity: EntityBody;
  mode: 'create' | 'edit';
  id: string | undefined;
  /** The record that the form starts from. */
  loaded: RecordData;
  /** Goes on with another record; absent where there is no series. */
  onNext: (() => void) | undefined;
  /** Whether the form starts with known values. */
  isFilled: boolean;
}

type Content = ReturnType<typeof useFormData>;
type Save = ReturnType<typeof useSave>;

/** The logic of a record form without its rendering, in the order in which an operator goes through it. */
export function useRecordForm({ entity, mode, id, loaded, onNext, isFilled }: RecordFormOptions) {
  const labels = useLabels(entity.resource);
  const { t } = useTranslation('form');

  // Load: the record, and what was typed in it before.
  const start = useFormStart({ entity, mode, loaded });
  const { before } = start;

  // Fill in.
  const validator = useValidator(entity);
  const form = useFormData({ entity, mode, validator, labels, before, draft: start.typed, isHalfTyped: (field) => start.halfTyped.read(controlId(field)) !== undefined });
  const steps = useFormSteps({ entity, mode, sections: form.sections, errors: form.errors, messages: form.messages, resumed: start.found, isFilled });
  useKeptDraft(start, form.record, steps?.current);

  // Check: what no rule of the schema says.
  const checks = useDuplicateChecks(entity, mode);
  const duplicates = useDuplicates({ entity, labels, checks, record: form.record, before: mode === 'edit' ? before : undefined, errors: form.errors });
  const translated = useTranslated(entity, mode);

  // Send.
  const leaving = useLeaving(entity.resource);
  const { save, submit } = useSending({ entity, mode, id, labels, start, form, steps, checks, translated, leaving, onNext });

  // Leave, or begin again.
  const { isChanged, isUnsaved, isLostByReload } = useUnsaved(entity, start, form, save);
  const { turn, giveUpDraft } = useFreshStart(start, form, save, steps);

  return {
    state: useSteadyState({ entity, mode, labels, t, form, leave: useBoth(form.leave, duplicates.leave) }),
    fieldStates: { fields: form.fields, messages: form.messages, remarks: form.remarks, warnings: duplicates.warnings, isLocked: useIsLocked(entity, save.phase) } satisfies FieldStates,
    progress: { sections: form.sections, steps, isOpen: OPEN.includes(save.phase), isChanged } satisfies FormProgress,
    labels,
    validator,
    record: form.record,
    change: form.change,
    fill: useStable((values: RecordData) => form.change({ ...form.record, ...values })),
    save,
    translated,
    submit,
    ...useAnswers(form, save, start),
    isUnsaved,
    isLostByReload,
    discard: start.discard,
    isResumed: start.isResumed,
    isDraftSaved: start.isSaved,
    halfTyped: start.halfTyped,
    turn,
    completed: start.completed,
    lostFiles: start.lostFiles,
    isTypedBack: start.isTypedBack,
    giveUpDraft,
    ...useWaysOut(id, form.record, leaving, start.discard),
  };
}

/** Whether something differs from the record as it was loaded, and whether a reload would lose any of it. */
function useUnsaved(entity: EntityBody, start: FormStart, { record }: Content, { phase }: Save) {
  const { before } = start;
  const isChanged = (field: string) => !isSameField(entity, field, record[field], before[field]);
  const texts = () => start.halfTyped.texts();
  const isUnsaved = useStable(() => !start.isOver.current && (Object.keys({ ...before, ...record }).some(isChanged) || !isSameValue(texts(), {})));
  const isLostByReload = useStable(() => isUnsaved() && (phase !== 'editing' || !start.draft.isWhole(record, before, texts())));
  return { isChanged, isUnsaved, isLostByReload };
}

/** Begins again without the draft. A new `turn` gives the form new boxes, which start afresh. */
function useFreshStart(start: FormStart, form: Content, save: Save, steps: ReturnType<typeof useFormSteps>) {
  const [turn, setTurn] = useState(0);

  function giveUpDraft() {
    form.reset(start.giveUpDraft());
    save.restart();
    setTurn((turns) => turns + 1);
    steps?.restart();
  }

  return { turn, giveUpDraft };
}

interface Sending extends Pick<RecordFormOptions, 'entity' | 'mode' | 'id' | 'onNext'> {
  labels: Labels;
  start: FormStart;
  form: Content;
  steps: ReturnType<typeof useFormSteps>;
  checks: ReturnType<typeof useDuplicateChecks>;
  translated: ReturnType<typeof useTranslated>;
  leaving: Leaving;
}

/** Sends what is accepted, and goes on from there: to a page, to the next record, or back to what was refused. */
function useSending({ entity, mode, id, labels, start, form, steps, checks, translated, leaving, onNext }: Sending) {
  const { before } = start;
  const follow = useAfterSave({ entity, mode, id, leaving, before });
  const wantsAnother = useRef(false);
  const save = useSave({
    entity,
    labels,
    write: mode === 'create' ? { mode } : { mode, before },
    id,
    draftId: start.draftId,
    isKept: start.draft.isKept,
    duplicateChecks: checks,
    isInSight: (place) => isInSight(place, form.fields, form.record),
    onRefused(refusals) {
      form.refuse(refusals);
      steps?.reveal([...refusals.keys()]);
    },
    onUnsent: (fields) => steps?.reveal(fields),
    onPartly: start.store,
    onUnseen(stored) {
      start.discard();
      follow.unseen(stored);
    },
    onDone(saved, changed) {
      start.discard();
      follow.done(saved, changed, wantsAnother.current ? onNext : undefined);
    },
  });
  const submit = useSubmit({
    form,
    steps,
    save,
    onAccepted(record, intent) {
      wantsAnother.current = intent === ANOTHER;
      translated.ask(record, before, () => void save.send(record));
    },
  });
  return { save, submit };
}

/** The pages that the form can be left for, and the one where an unknown outcome can be looked up. */
function useWaysOut(id: string | undefined, record: RecordData, leaving: Leaving, discard: () => void) {
  const leave = useLeave();
  const leaveFor = useLeaveFor();
  const cancelHref = afterCancelling(id, leaving);

  return {
    cancelHref,
    /** Leaves the form without saving, once the operator has agreed to lose what was typed. */
    cancel: () =>
      leave(() => {
        discard();
        void leaveFor(cancelHref, stateOf(cancelHref, leaving));
      }),
    listHref: listPage(leaving),
    checkHref: id === undefined ? namesakesPage(record, leaving) : afterCancelling(id, { ...leaving, from: undefined }),
  };
}

/** The list filtered by the name of the record, to see whether it was created; the list as it was left where it has no filter for that. */
function namesakesPage(record: RecordData, leaving: Leaving): string {
  const { resource, can } = leaving;
  const filters = can('list') ? namingFilters(record, resource) : undefined;
  return filters ? `${resource.route ?? '/'}?${filterAddress(filters)}` : listPage(leaving);
}

/** The phases in which a save has not ended yet: it is under way, or waits for an answer. */
const OPEN: readonly Phase[] = ['editing', 'sending', 'asking'];

/** What the fields need that stays the same while somebody types. */
function useSteadyState({ entity, mode, labels, t, form, leave }: Pick<FormState, 'entity' | 'mode' | 'labels' | 't' | 'leave'> & { form: Content }): FormState {
  const { isInItem, isAskedInItem, showAlternative, reportFault } = form;
  return useMemo(
    () => ({ entity, mode, labels, t, isInItem, isAskedInItem, leave, showAlternative, reportFault }),
    [entity, mode, labels, t, isInItem, isAskedInItem, leave, showAlternative, reportFault],
  );
}

/** Which fields a save that is under way, or that has ended, locks. */
function useIsLocked(entity: EntityBody, phase: Phase): FieldStates['isLocked'] {
  const { widgets } = useEngine();
  return useCallback(
    (field) => phase !== 'editing' && !(phase === 'unsent' && widgets[widgetName(entity, field)]?.afterSave !== undefined),
    [widgets, entity, phase],
  );
}

/** The operator's answers to the questions of a save. */
function useAnswers(form: Content, save: Save, start: FormStart) {
  const notify = useNotify();
  return {
    /** The operator confirms the duplicates and goes on. */
    accept({ record, found }: Extract<Question, { kind: 'duplicates' }>) {
      save.accept(found);
      void save.send(record);
    },
    /** The advised values are put into the form, where the operator reads them again before sending. */
    takeAdvice({ record, advice }: Extract<Question, { kind: 'advice' }>) {
      save.keepTyping();
      form.change({ ...record, ...advice.changes });
      notify.success(advice.taken);
    },
    refuseAdvice({ record }: Extract<Question, { kind: 'advice' }>) {
      save.refuseAdvice();
      void save.send(record);
    },
    /** The operator has chosen for each conflict; the other changes of somebody else come with it. */
    resolve({ record, before: now }: CaughtUp, theirs: readonly string[]) {
      start.catchUp(now);
      void save.send(form.take({ ...record, ...Object.fromEntries(theirs.map((field) => [field, now[field]])) }), now);
    },
  };
}

/** A function that calls both. It stays the same as long as both do, since each field holds it. */
function useBoth(one: (field: string) => void, other: (field: string) => void): (field: string) => void {
  return useCallback(
    (field) => {
      one(field);
      other(field);
    },
    [one, other],
  );
}

/** A function that never changes, and calls the one of the latest rendering. */
function useStable<Arguments extends unknown[], Result>(compute: (...given: Arguments) => Result): (...given: Arguments) => Result {
  const latest = useRef(compute);
  useLayoutEffect(() => {
    latest.current = compute;
  });
  return useCallback((...given) => latest.current(...given), []);
}
