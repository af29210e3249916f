import { useEffect, useRef, useState } from 'react';
import { trimmedOfUnseen } from '@/i18n/withoutUnseen';
import { useLatest } from '../../data/useLatest';

interface Typed {
  /** Applies the text after a pause. */
  change(text: string): void;
  applyNow(text: string): void;
}

/** The pause in milliseconds: long enough to type a word, short enough to follow. */
const PAUSE = 400;

/** A text being typed, which is given to `apply` after a pause. It follows `applied` when that changes elsewhere, as by a removed chip or Back. */
export function useTypedText(applied: string, apply: (text: string) => void): [text: string, typed: Typed] {
  const [text, setText] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ours = useRef(applied);
  const latestApply = useLatest(apply);

  useEffect(() => {
    if (applied === ours.current) return;
    ours.current = applied;
    clearTimeout(timer.current);
    setText(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function applyNow(next: string) {
    clearTimeout(timer.current);
    setText(next);
    const asked = trimmedOfUnseen(next);
    if (asked === ours.current) return;
    ours.current = asked;
    latestApply.current(asked);
  }

  function change(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => applyNow(next), PAUSE);
  }

  return [text, { change, applyNow }];
}
