import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import { randomKey } from '@/config/randomKey';
import { onHandOver } from '@/ui/handOver';
import type { Draft, Texts } from '../../data/drafts';
import { fileNames } from '../../data/withoutFiles';
import { isSameField } from '../../model/isSameField';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { useDraft } from '../useDraft';
import { withKept } from './listRules';

interface Starting {
  entity: EntityBody;
  mode: 'create' | 'edit';
  /** The record that the server has, or the values that a new record starts with. */
  loaded: RecordData;
}

export type FormStart = ReturnType<typeof useFormStart>;

const NOTHING: readonly string[] = [];

/** What an open form starts from and is compared with: the record on the server, and what was typed earlier in this tab. */
export function useFormStart({ entity, mode, loaded }: Starting) {
  const { settings } = useConfig();
  const { permissions } = useSession();
  const draft = useDraft();
  const [found] = useState(() => (mode === 'edit' ? unsavedPart(entity, draft.found, loaded) : draft.found));
  // The draft as the server would still accept it.
  const [resumed] = useState(() => found && withKept(entity, found.values, loaded, { settings, permissions, mode }));
  const [known, setKnown] = useState(loaded);
  // A draft is compared with what its own form started from, as others may have changed these fields since.
  const [before, setBefore] = useState(() => ({ ...loaded, ...found?.before }));
  const [isResumed, setResumed] = useState(found !== undefined);
  const [draftId, setDraftId] = useState(() => found?.id ?? randomKey());
  const isOver = useRef(false);
  const [halfTyped] = useState(() => halfTypedTexts(found?.texts));

  return {
    before,
    draft,
    /** What was typed earlier, as far as the record does not have it by now. */
    found,
    /** Whether the record has all of it. */
    isSaved: draft.found !== undefined && found === undefined,
    draftId,
    typed: resumed?.values,
    /** The names of the lists in which the draft lacked items that must be kept. */
    completed: resumed?.lists ?? NOTHING,
    isResumed,
    /** The names of the files that had been chosen, and whether anything else was typed. */
    lostFiles: found?.files ?? NOTHING,
    isTypedBack: Object.keys({ ...found?.values, ...found?.texts }).length > 0,
    halfTyped,
    /** Set once the form is over, so that leaving asks nothing and nothing is kept as a draft. */
    isOver,
    /** From now on the form is compared with what others have saved. */
    catchUp(now: RecordData) {
      setKnown(now);
      setBefore(now);
    },
    /** Notes that some fields are saved, with the values of `now`. */
    store: (fields: readonly string[], now: RecordData) => setBefore((held) => ({ ...held, ...Object.fromEntries(fields.map((name) => [name, now[name]])) })),
    discard() {
      isOver.current = true;
      draft.drop();
    },
    /** Discards the draft and returns the record as known from the server. */
    giveUpDraft(): RecordData {
      // The draft is removed here and not by a later rendering, as what stands around the form may be about to replace it.
      halfTyped.clear();
      draft.drop();
      setDraftId(randomKey());
      setResumed(false);
      setBefore(known);
      return known;
    },
  };
}

/** The draft without what the record has by now, as a save of which nobody knew may have been made. */
function unsavedPart(entity: EntityBody, draft: Draft | undefined, loaded: RecordData): Draft | undefined {
  if (!draft) return undefined;
  const open = Object.keys(draft.values).filter((name) => !isSameField(entity, name, draft.values[name], loaded[name]));
  if (open.length === 0 && !draft.texts && !draft.files) return undefined;
  const part = (of: RecordData) => Object.fromEntries(open.map((name) => [name, of[name]]));
  return { ...draft, values: part(draft.values), before: part(draft.before) };
}

/** Keeps what is typed and the step it was typed in as a draft, until it is saved or discarded. */
export function useKeptDraft({ draft, draftId, before, isOver, halfTyped, isResumed, lostFiles }: FormStart, record: RecordData, at: string | undefined): void {
  const keep = useEffectEvent(() => {
    if (isOver.current) return;
    // Files that were not chosen again are told of again after the next interruption.
    const files = [...new Set([...(isResumed ? lostFiles : NOTHING), ...fileNames(record)])];
    draft.keep(record, before, { id: draftId, ...(at !== undefined && { at }), texts: halfTyped.texts(), files });
  });
  useEffect(() => keep(), [draft, draftId, record, before, at]);
  useEffect(() => halfTyped.follow(keep), [halfTyped]);
  // The storage may have been emptied since the last key.
  useEffect(() => onHandOver(keep), []);
}

/** The texts in the boxes of a form that are no values yet. They are kept outside React's state, so that a typed key renders nothing but its box. */
function halfTypedTexts(found: Texts = {}) {
  const texts = new Map(Object.entries(found));
  let listener: (() => void) | undefined;

  return {
    texts: (): Texts => Object.fromEntries(texts),
    read: (id: string) => texts.get(id),
    write(id: string, text: string | undefined) {
      if ((texts.get(id) ?? '') === (text ?? '')) return;
      if (text) texts.set(id, text);
      else texts.delete(id);
      listener?.();
    },
    clear: () => texts.clear(),
    /** `keep` is called at each change while the form is mounted. Boxes that are unmounted with the form do not remove their texts from the draft. */
    follow(keep: () => void) {
      listener = keep;
      return () => void (listener = undefined);
    },
  };
}
