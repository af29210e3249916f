import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { isSameValue } from '../model/transforms/emptyValue';
import { isClosedTo } from '../model/ownStructures';
import { useNotify } from '../data/useNotify';
import { widgetName } from '../model/widgetName';
import { useAlike } from './alike/useAlike';
import { useChecks } from './alike/useChecks';
import type { CaughtUp } from './catchUp';
import { afterCancelling, afterSaving, listPage, replacedBy, stateOf } from '../page/destination';
import type { FormState } from './FormState';
import { withKept } from './listRules';
import { marksOf } from './marks';
import { pendingFields } from './sendPending';
import { useFormSteps } from './steps/useFormSteps';
import { useTranslated } from './translated/useTranslated';
import { useDraft } from './useDraft';
import { useFormData } from './useFormData';
import { useLeaving } from '../page/useLeaving';
import { useRefreshCaches } from './useRefreshCaches';
import type { Question } from './saveSteps';
import { useSave, type Phase } from './useSave';
import { ANOTHER } from './useSaveShortcuts';
import { useSubmit } from './useSubmit';
import { useValidator } from '../fields/useValidator';

interface RecordFormOptions {
  entity: EntityBody;
  mode: 'create' | 'edit';
  id: string | undefined;
  /** What the form starts from. */
  loaded: RecordData;
  /** Goes on with another record; absent where there is no series. */
  onNext: (() => void) | undefined;
}

/** A record form without its pixels: what is in it, what may be said, and what follows a save. */
export function useRecordForm({ entity, mode, id, loaded, onNext }: RecordFormOptions) {
  const { widgets } = useEngine();
  const { user } = useSession();
  const labels = useLabels(entity.resource);
  const navigate = useNavigate();
  const notify = useNotify();
  const refreshCaches = useRefreshCaches(entity);
  const leaving = useLeaving(entity.resource);
  const draft = useDraft();
  const resumed = useResumed({ entity, mode, loaded, values: draft.found?.values });
  // What is known of the server. A draft is compared with what its own form started from: others may have changed these fields since.
  const [known, setKnown] = useState(loaded);
  const [before, setBefore] = useState(() => ({ ...loaded, ...draft.found?.before }));
  const validator = useValidator(entity);
  const form = useFormData({ entity, mode, validator, labels, before, draft: resumed?.values });
  const steps = useFormSteps({ entity, mode, sections: form.sections, errors: form.errors, messages: form.messages, resumed: draft.found });
  const at = steps?.current;
  const checks = useChecks(entity, mode);
  const alike = useAlike({ entity, labels, checks, record: form.record, errors: form.errors });
  const translated = useTranslated(entity, mode);
  const hasLeft = useRef(false);
  const wantsAnother = useRef(false);
  const [isResumed, setResumed] = useState(draft.found !== undefined);
  useEffect(() => {
    if (!hasLeft.current) draft.keep(form.record, before, at);
  }, [draft, form.record, before, at]);

  const save = useSave({
    entity,
    labels,
    write: mode === 'create' ? { mode } : { mode, before },
    id,
    alike: checks,
    onRefused(refusals) {
      form.refuse(refusals);
      steps?.reveal([...refusals.keys()]);
    },
    onUnsent: (fields) => steps?.reveal(fields),
    onPartly: (stored, now) => setBefore((held) => ({ ...held, ...Object.fromEntries(stored.map((name) => [name, now[name]])) })),
    onUnseen(stored) {
      discard();
      refreshCaches({ id: stored }, 'create', id);
    },
    onDone(saved) {
      discard();
      const replaced = replacedBy(saved, id);
      const held = pendingFields({ entity, widgets, record: saved, before }).filter((name) => entity.schema.properties[name]?.readOnly);
      refreshCaches(Object.fromEntries(Object.entries(saved).filter(([name]) => !held.includes(name))), mode, replaced);
      if (wantsAnother.current && onNext) return onNext();
      const target = isClosedTo(user.id, entity.resource, saved) ? listPage(leaving) : afterSaving(mode, saved, leaving, replaced);
      // Back must not lead to the form of a record that is gone.
      void navigate(target, { state: stateOf(target, leaving, replaced), replace: replaced !== undefined });
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

  /** Nothing of it is asked about or kept any more. */
  function discard() {
    hasLeft.current = true;
    draft.drop();
  }

  /** Other records are alike, and the operator goes on. */
  function accept({ record, found }: Extract<Question, { kind: 'alike' }>) {
    save.accept(found);
    void save.send(record);
  }

  /** Something else is in the form: it is read again before it leaves. */
  function takeAdvice({ record, advice }: Extract<Question, { kind: 'advice' }>) {
    save.keepTyping();
    form.change({ ...record, ...advice.changes });
    notify.success(advice.taken);
  }

  function refuseAdvice({ record }: Extract<Question, { kind: 'advice' }>) {
    save.refuseAdvice();
    void save.send(record);
  }

  /** Each choice between two values is made: the rest of what others have saved comes with it. */
  function resolve({ record, before: now }: CaughtUp, theirs: readonly string[]) {
    setKnown(now);
    setBefore(now);
    void save.send(form.take({ ...record, ...Object.fromEntries(theirs.map((field) => [field, now[field]])) }), now);
  }

  function giveUpDraft() {
    // What stands around the form may be about to replace it: it would not be drawn again to keep nothing.
    draft.drop();
    setResumed(false);
    setBefore(known);
    form.reset(known);
    steps?.restart();
  }

  const leave = useLeaveField(form.leave, alike.leave);
  const cancelHref = afterCancelling(id, leaving);
  const isUnsaved = useLatest(() => !hasLeft.current && !isSameValue(form.record, before));
  const isLostByReload = useLatest(() => isUnsaved() && (save.phase !== 'editing' || !draft.isWhole(form.record, before)));
  const state: FormState = {
    entity,
    mode,
    labels,
    sections: form.sections,
    steps,
    fields: form.fields,
    isInItem: form.isInItem,
    showAlternative: form.showAlternative,
    marks: marksOf(form.fields, entity),
    messages: form.messages,
    remarks: form.remarks,
    isOpen: OPEN.includes(save.phase),
    isLocked: (field) => save.phase !== 'editing' && !(save.phase === 'unsent' && savesItself(field)),
    isChanged: (field) => !isSameValue(form.record[field], before[field]),
    warnings: alike.warnings,
    leave,
    reportFault: form.reportFault,
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
    fill: useLatest((values: RecordData) => form.change({ ...form.record, ...values })),
    save,
    translated,
    submit,
    resolve,
    accept,
    takeAdvice,
    refuseAdvice,
    isUnsaved,
    isLostByReload,
    discard,
    isResumed,
    completed: resumed?.lists ?? NOTHING,
    giveUpDraft,
    cancelHref,
    cancelState: stateOf(cancelHref, leaving),
    listHref: listPage(leaving),
    checkHref: mode === 'create' ? listPage(leaving) : afterCancelling(id, { ...leaving, from: undefined }),
  };
}

/** What was typed earlier, as it may still be saved. */
function useResumed({ entity, mode, loaded, values }: Pick<RecordFormOptions, 'entity' | 'mode' | 'loaded'> & { values: RecordData | undefined }) {
  const { settings } = useConfig();
  const { permissions } = useSession();
  const [resumed] = useState(() => values && withKept(entity, values, loaded, { settings, permissions, mode }));
  return resumed;
}

const NOTHING: readonly string[] = [];

/** A save that is under way, or that asks, has not ended yet. */
const OPEN: readonly Phase[] = ['editing', 'sending', 'asking'];

/** The same function as long as both are: each field holds it. */
function useLeaveField(one: (field: string) => void, other: (field: string) => void): (field: string) => void {
  return useCallback(
    (field) => {
      one(field);
      other(field);
    },
    [one, other],
  );
}

/** The same function for ever, that answers for the latest drawing. */
function useLatest<Arguments extends unknown[], Result>(compute: (...given: Arguments) => Result): (...given: Arguments) => Result {
  const latest = useRef(compute);
  useLayoutEffect(() => {
    latest.current = compute;
  });
  return useCallback((...given) => latest.current(...given), []);
}
