import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { afterPress } from '@/ui/afterPress';
import { useAnnounce } from '@/ui/Announcer';
import { useEngine } from '../../data/EngineContext';
import type { Labels } from '../../fields/labels';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isSameValue } from '../../model/transforms/emptyValue';
import { formFields, visibleSections, withoutHidden, type FormSituation } from '../../model/formFields';
import { asShown, type Shown, type ShownAlternatives } from './shownAlternatives';
import { changedRecord } from './changedRecord';
import { inForceOf, type Aside } from './inForce';
import { isInItem, shownInItems } from './itemFields';
import { isAskedInItem } from '../../fields/isAskedInItem';
import { nameOfPair } from '../../fields/pairs';
import { placeOfMistake } from '../../fields/placeOfMistake';
import { pathLabel } from '../../fields/pathLabel';
import { withLeftOut } from './leftOut';
import { topOf } from '../../model/topOf';
import { useRuleText } from '../../fields/useRuleText';
import { isStored, storedMistakes, validateRecord, type FieldError } from '../../fields/validateRecord';

interface FormDataOptions {
  entity: EntityBody;
  mode: 'create' | 'edit';
  validator: ValidatorType<unknown, RJSFSchema>;
  labels: Labels;
  /** The record that the form starts from; an edit is compared with it. */
  before: RecordData;
  /** What was typed on an earlier visit and never saved. */
  draft: RecordData | undefined;
  /** Whether the search box of a field holds a text of which nothing was chosen. */
  isHalfTyped(field: string): boolean;
}

/** The data of the form, its mistakes, and which of these may be shown yet. It renders nothing and makes no request. */
export function useFormData({ entity, mode, validator, labels, before, draft, isHalfTyped }: FormDataOptions) {
  const [record, setRecord] = useState(() => ({ ...before, ...draft }));
  const { shown, asRead, showAlternative } = useShownAlternatives();
  const situation = useSituation({ entity, mode, validator, record, shown });
  const fields = useMemo(() => formFields(situation), [situation]);
  const known = mode === 'edit' ? before : undefined;
  const complete = useCallback((data: RecordData) => withLeftOut(asShown(data, shown, known), { situation, fields, before: known }), [shown, situation, fields, known]);
  const ruleText = useRuleText(entity, labels, isHalfTyped);
  const { broken, errors, remarks, validate, reportFault } = useMistakes({ situation, validator, fields, shown, asRead, record, known, complete });
  const { messages, leave, attempt, refuse, dropRefusals, forget } = useMessages(broken, ruleText);
  const announce = useChangedFieldsAnnouncement(labels);
  const aside = useRef<Aside>(new Map());

  function change(next: RecordData) {
    const kept = changedRecord(next, { record, before, situation, fields, shown, validator, aside: aside.current });
    setRecord(kept);
    dropRefusals((field) => !isSameValue(kept[topOf(field)], record[topOf(field)]));
    const after = formFields({ ...situation, context: { ...situation.context, record: kept } });
    announce([...fields.keys(), ...shownInItems(record, kept, situation)], [...after.keys(), ...shownInItems(kept, record, situation)]);
  }

  return {
    record,
    change,
    /** Takes in what somebody else has saved meanwhile, with what the operator keeps of their own; returns the record in the form. */
    take(next: RecordData): RecordData {
      const kept = withoutHidden(next, situation, fields);
      setRecord(kept);
      return kept;
    },
    /** Resets the form to a record as the server has it. */
    reset(loaded: RecordData) {
      setRecord(loaded);
      aside.current.clear();
      forget();
    },
    sections: visibleSections(entity.resource.form, situation),
    fields,
    ...useItemConditions(situation),
    validate,
    /** Completes the record for sending: with the alternatives that are on screen, and with the boxes left unticked. */
    complete,
    showAlternative,
    errors,
    messages,
    remarks: new Map(remarks.map((error) => [error.field, ruleText(error)] as const)),
    ruleText,
    leave,
    attempt,
    refuse,
    reportFault,
  };
}

/** The conditions of fields in the objects of lists. They look at such an object instead of the record, so they stay the same while somebody types. */
function useItemConditions({ entity, context: { settings, permissions, mode } }: FormSituation) {
  const context = useMemo(() => ({ settings, permissions, mode }), [settings, permissions, mode]);
  return {
    isInItem: useCallback((name: string, item: RecordData) => isInItem(name, item, { entity, context }), [entity, context]),
    isAskedInItem: useCallback((name: string, item: RecordData) => isAskedInItem(name, item, entity, context), [entity, context]),
  };
}

interface Checked {
  situation: FormSituation;
  validator: FormDataOptions['validator'];
  fields: ReturnType<typeof formFields>;
  shown: ShownAlternatives;
  /** The alternatives on screen before the operator chose others. */
  asRead: ShownAlternatives;
  record: RecordData;
  /** In an edit, the record as it was read. */
  known: RecordData | undefined;
  complete(record: RecordData): RecordData;
}

/** The operator's own mistakes in the record, in the order of the form, and apart from them, as remarks, those that it had when it was read. */
function useMistakes({ situation, validator, fields, shown, asRead, record, known, complete }: Checked) {
  const { entity, context } = situation;
  const stored = useStoredMistakes({ situation, validator, asRead, known });
  const findAll = useCallback(
    (data: RecordData) => validateRecord({ entity, validator, fields, shown, record: complete(data), before: known, situation: context }),
    [entity, validator, fields, shown, known, context, complete],
  );
  const isOfOthers = useCallback((error: FieldError, data: RecordData) => known !== undefined && isStored(error, data, { before: known, stored }), [known, stored]);
  const { faults, reportFault } = useFaults();
  const faultErrors = faults.filter(({ field }) => fields.has(topOf(field)));
  // Of a field whose input reports a fault, the rules say nothing that the fault does not say better.
  const withFaults = (found: readonly FieldError[]) => [...faultErrors, ...found.filter(({ field }) => faultErrors.every((fault) => fault.field !== field && fault.field !== nameOfPair(field)))];
  const all = useMemo(() => findAll(record), [findAll, record]);
  const broken = all.filter((error) => !isOfOthers(error, record));
  return {
    /** The rules that are broken. */
    broken,
    /** The same with what the inputs report by themselves, under their own boxes. */
    errors: withFaults(broken),
    remarks: all.filter((error) => isOfOthers(error, record)),
    validate: (data: RecordData) => inOrder(withFaults(findAll(data).filter((error) => !isOfOthers(error, data))), fields),
    reportFault,
  };
}

/** The messages under the fields: of mistakes only once the operator has left the field or has tried to go on, and what the server has refused. */
function useMessages(errors: readonly FieldError[], ruleText: (error: FieldError) => string) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const isTold = ({ field }: FieldError) => attempted === 'all' || attempted.has(topOf(field)) || left.has(field);
  return {
    messages: new Map([...errors.filter(isTold).map((error) => [placeOfMistake(error), ruleText(error)] as const), ...refusals]),
    // A message under a field moves everything below it, so it waits until a press under way has ended.
    leave: useCallback((field: string) => afterPress(() => setLeft((names) => new Set([...names, field]))), []),
    /** Shows all messages from now on, or those of some fields, as the operator has tried to save or to go to the next step. */
    attempt: (names?: readonly string[]) => setAttempted((tried) => (names && tried !== 'all' ? new Set([...tried, ...names]) : 'all')),
    /** Shows the server's own messages on fields, until these change. */
    refuse: setRefusals,
    dropRefusals: (isChanged: (field: string) => boolean) => setRefusals((said) => new Map([...said].filter(([field]) => !isChanged(field)))),
    forget() {
      setLeft(new Set());
      setAttempted(new Set());
    },
  };
}

/** Which alternatives are on screen: RJSF decides that, and reports it to the form. */
function useShownAlternatives() {
  const [shown, setShown] = useState<ShownAlternatives>(new Map());
  const [asRead, setAsRead] = useState<ShownAlternatives>(new Map());
  const showAlternative = useCallback((key: string, one: Shown) => {
    setShown((known) => new Map([...known, [key, one]]));
    if (!one.isChosen) setAsRead((known) => new Map([...known, [key, one]]));
    return () => setShown((known) => new Map([...known].filter(([, other]) => other !== one)));
  }, []);
  return { shown, asRead, showAlternative };
}

/** What was entered that the inputs cannot turn into a value, or not yet. */
function useFaults() {
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const reportFault = useCallback((field: string, text: string) => {
    const fault: FieldError = { field, rule: 'fault', params: {}, text };
    setFaults((known) => [...known, fault]);
    return () => setFaults((known) => known.filter((one) => one !== fault));
  }, []);
  return { faults, reportFault };
}

function inOrder(errors: FieldError[], fields: ReadonlyMap<string, unknown>): FieldError[] {
  const names = [...fields.keys()];
  return errors.toSorted((one, other) => names.indexOf(topOf(one.field)) - names.indexOf(topOf(other.field)));
}

/** In an edit, the mistakes that the record had when it was read, by the rules of the fields and alternatives it had then. */
function useStoredMistakes({ situation, validator, asRead, known }: Pick<Checked, 'situation' | 'validator' | 'asRead' | 'known'>): ReadonlySet<string> {
  const { entity, widgets, context, inForce } = situation;
  const { settings, permissions, mode } = context;
  return useMemo(() => {
    if (!known) return new Set();
    const read = { settings, permissions, mode };
    const fields = formFields({ entity, widgets, inForce, context: { ...read, record: known } });
    return storedMistakes({ entity, validator, fields, shown: asRead, record: known, before: known, situation: read });
  }, [entity, widgets, inForce, settings, permissions, mode, validator, asRead, known]);
}

function useSituation({ entity, mode, validator, record, shown }: Pick<FormDataOptions, 'entity' | 'mode' | 'validator'> & { record: RecordData; shown: ShownAlternatives }): FormSituation {
  const { widgets } = useEngine();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const inForce = useMemo(() => inForceOf(entity.schema, validator, shown), [entity, validator, shown]);
  return useMemo(
    () => ({ entity, widgets, context: { settings, permissions, mode, record }, inForce }),
    [entity, widgets, settings, permissions, mode, record, inForce],
  );
}

/** Announces that a choice shows or hides fields, to those who do not see that (rule hidden.dropped). */
function useChangedFieldsAnnouncement(labels: Labels) {
  const { t } = useTranslation('form');
  const announce = useAnnounce();

  return (before: readonly string[], after: readonly string[]) => {
    const missingIn = (others: readonly string[], fields: readonly string[]) =>
      fields.filter((name) => !others.includes(name)).map((name) => pathLabel(name, labels, t)).join(', ');
    const added = missingIn(before, after);
    const removed = missingIn(after, before);
    const said = [added && t('fieldsAdded', { fields: added }), removed && t('fieldsRemoved', { fields: removed })];
    if (said.some(Boolean)) announce(said.filter(Boolean).join(' '));
  };
}
