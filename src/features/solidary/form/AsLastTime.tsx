import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import { useFillForm, useFormRecord } from '@/engine/fields/FormRecord';
import { useFormProgress } from '@/engine/form/FormState';
import type { RecordData } from '@/engine/model/Schema';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi } from '@/session/hooks';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { idOf } from '../model/read';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import './asLastTime.css';
import { lastJourney } from './lastJourney';

/**
 * For a known person: the journey of their last request, which can be taken over with one press and then leads to what it leaves open. If the form has it
 * already, the button says so.
 */
export function AsLastTime({ configuration }: { configuration: RequestConfiguration }) {
  const { t } = useTranslation('solidaryRequest');
  const api = useApi();
  const announce = useAnnounce();
  const record = useFormRecord();
  const { userId: picked, givenName, familyName } = record;
  const userId = idOf(picked);
  const { data: last, isLoading } = useSWR(
    userId === undefined ? null : ['solidaryRecord', 'last', configuration.structureId, userId],
    () => lastJourney(api, configuration, { userId: userId ?? 0, givenName, familyName }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  const take = useTaken(userId, last?.values);
  const goOn = useGoOn(record);
  if (userId === undefined) return null;
  // The sentence that stands until the journey is known keeps the room of the one that says it, so that the form below does not move.
  if (!last) return <Notice severity="info" className="notice-page as-last-time">{t(isLoading ? 'last.asking' : 'last.none')}</Notice>;
  const isSame = Object.entries(last.values).every(([name, value]) => isSameValue(record[name], value));
  const { from, to, subject } = last;

  function takeOver(values: RecordData) {
    take(values);
    goOn();
    announce(t('last.taken'));
  }

  return (
    <Notice
      severity="info"
      className="notice-page as-last-time"
      action={
        // The button stays after the press, and keeps the focus where the open step lacks something.
        <Button size="small" color="inherit" aria-disabled={isSame} onClick={() => !isSame && takeOver(last.values)} style={{ whiteSpace: 'nowrap' }}>
          {t(isSame ? 'last.same' : 'last.take')}
        </Button>
      }
    >
      {t(to === undefined ? 'last.anywhere' : 'last.journey', { from, to })}
      {subject !== undefined && ` ${t('last.subject', { subject })}`}
    </Notice>
  );
}

/** A function that leads, once the form has what was just put into it, to the first step that still lacks something. */
function useGoOn(record: RecordData): () => void {
  const { steps } = useFormProgress();
  const isDue = useRef(false);
  const resume = useEffectEvent(() => steps?.resume());
  useEffect(() => {
    if (isDue.current) resume();
    isDue.current = false;
  }, [record]);
  return () => {
    isDue.current = true;
  };
}

interface Taken {
  userId: number | undefined;
  values: RecordData;
  before: RecordData;
}

/**
 * Fills the form with what is taken over from one person's last request. When another person is picked, what is left of it is taken back: nobody starts from the home
 * of somebody else. A form that begins with a place of that request, as after a reload, counts as one into which it was taken over.
 */
function useTaken(userId: number | undefined, last: RecordData | undefined): (values: RecordData) => void {
  const record = useFormRecord();
  const fill = useFillForm();
  const taken = useRef<Taken>(undefined);
  const isThere = last !== undefined && Object.entries(last).some(([name, value]) => isPlainObject(value) && isSameValue(record[name], value));
  const takeBack = useEffectEvent(() => {
    const { values = {}, before = {} } = taken.current ?? {};
    const left = Object.keys(values).filter((name) => isSameValue(record[name], values[name]));
    taken.current = undefined;
    if (left.length > 0) fill(Object.fromEntries(left.map((name) => [name, before[name]])));
  });
  useEffect(() => {
    if (taken.current?.userId !== userId) takeBack();
  }, [userId]);
  useEffect(() => {
    if (isThere) taken.current ??= { userId, values: last, before: {} };
  }, [isThere, userId, last]);
  return (values) => {
    taken.current = { userId, values, before: Object.fromEntries(Object.keys(values).map((name) => [name, record[name]])) };
    fill(values);
  };
}
