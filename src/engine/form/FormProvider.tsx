import { useMemo, useState, type ReactNode } from 'react';
import { FormRecordContext } from '../fields/FormRecord';
import { isSameValue } from '../model/transforms/emptyValue';
import { FieldStatesContext, FormProgressContext, FormStateContext, type FieldStates } from './FormState';
import type { useRecordForm } from './useRecordForm';

type OpenForm = Pick<ReturnType<typeof useRecordForm>, 'state' | 'fieldStates' | 'progress' | 'record' | 'fill'>;

/** Gives the fields and the layout of a form what they need of it. What changes with each value is kept apart from what does not, so that a change renders few fields. */
export function FormProvider({ form: { state, fieldStates, progress, record, fill }, children }: { form: OpenForm; children: ReactNode }) {
  const held = useMemo(() => ({ record, fill }), [record, fill]);
  return (
    <FormStateContext value={state}>
      <FieldStatesContext value={useToldStates(fieldStates)}>
        <FormProgressContext value={progress}>
          <FormRecordContext value={held}>{children}</FormRecordContext>
        </FormProgressContext>
      </FieldStatesContext>
    </FormStateContext>
  );
}

/**
 * The states that the fields are told. They are computed anew at each change of the record, mostly with the same outcome; the fields are told only of another one,
 * as otherwise all of them would be rendered each time.
 */
function useToldStates(states: FieldStates): FieldStates {
  const [told, setTold] = useState(states);
  if (areSame(states, told)) return told;
  setTold(states);
  return states;
}

function areSame(states: FieldStates, told: FieldStates): boolean {
  return states.isLocked === told.isLocked && MAPS.every((name) => isSameMap(states[name], told[name]));
}

const MAPS = ['fields', 'messages', 'remarks', 'warnings'] as const;

function isSameMap(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.has(name) && isSameValue(value, other.get(name)));
}
