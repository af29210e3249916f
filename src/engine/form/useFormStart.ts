import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { halfTypedTexts } from './halfTypedTexts';
import { withKept } from './listRules';
import { useDraft } from './useDraft';

interface Starting {
  entity: EntityBody;
  mode: 'create' | 'edit';
  /** What the server has, or what a new record starts from. */
  loaded: RecordData;
}

export type FormStart = ReturnType<typeof useFormStart>;

const NOTHING: readonly string[] = [];

/** What an open form starts from and is compared with: what is known of the server, and what was typed earlier in this tab. */
export function useFormStart({ entity, mode, loaded }: Starting) {
  const { settings } = useConfig();
  const { permissions } = useSession();
  const draft = useDraft();
  const { found } = draft;
  // What was typed earlier, as it may still be saved.
  const [resumed] = useState(() => found && withKept(entity, found.values, loaded, { settings, permissions, mode }));
  const [known, setKnown] = useState(loaded);
  // A draft is compared with what its own form started from: others may have changed these fields since.
  const [before, setBefore] = useState(() => ({ ...loaded, ...found?.before }));
  const [isResumed, setResumed] = useState(found !== undefined);
  const isOver = useRef(false);
  const [halfTyped] = useState(() => halfTypedTexts(found?.texts));

  return {
    before,
    draft,
    typed: resumed?.values,
    /** Lists of which others had saved something that the draft did not have. */
    completed: resumed?.lists ?? NOTHING,
    isResumed,
    halfTyped,
    /** Nothing of it is asked about or kept any more. */
    isOver,
    /** All that others have saved is known now. */
    catchUp(now: RecordData) {
      setKnown(now);
      setBefore(now);
    },
    /** Some fields are on the server, as `now` has them. */
    store: (fields: readonly string[], now: RecordData) => setBefore((held) => ({ ...held, ...Object.fromEntries(fields.map((name) => [name, now[name]])) })),
    discard() {
      isOver.current = true;
      draft.drop();
    },
    /** Back to what is known of the server, which is answered. */
    giveUpDraft(): RecordData {
      // What stands around the form may be about to replace it: it would not be rendered again to keep nothing.
      halfTyped.clear();
      draft.drop();
      setResumed(false);
      setBefore(known);
      return known;
    },
  };
}

/** Keeps what is typed, and the step it was typed in, until it is saved or given up. */
export function useKeptDraft({ draft, before, isOver, halfTyped }: FormStart, record: RecordData, at: string | undefined): void {
  const keep = useEffectEvent(() => {
    if (!isOver.current) draft.keep(record, before, { ...(at !== undefined && { at }), texts: halfTyped.texts() });
  });
  useEffect(() => keep(), [draft, record, before, at]);
  useEffect(() => halfTyped.follow(keep), [halfTyped]);
}
