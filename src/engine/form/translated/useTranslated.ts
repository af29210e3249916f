import { useRef, useState } from 'react';
import { useConfig, useSession } from '@/session/hooks';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { fieldsToSend } from '../../model/transforms/recordToApi';

interface Translated {
  /** The fields that this operator may be reading in a translation; none where their language is that of the platform. */
  fields: readonly string[];
  /** The fields that a save would overwrite, while it waits for the operator's answer. */
  asked: readonly string[] | undefined;
  /** Saves, or asks first where the save would overwrite original texts. */
  ask(record: RecordData, before: RecordData, save: () => void): void;
  accept(): void;
  refuse(): void;
}

/**
 * The platform answers some texts in the language of the operator's profile, and a save writes the translation over the original (contract wire.locale,
 * articles.fields). The operator is asked once per form, and only when one of these texts is about to be sent.
 */
export function useTranslated(entity: Entity, mode: 'create' | 'edit'): Translated {
  const { platformLanguage } = useConfig();
  const { language = platformLanguage } = useSession().user;
  const fields = mode === 'edit' && language !== platformLanguage ? (entity.resource.translated ?? NONE) : NONE;
  const [waiting, setWaiting] = useState<{ asked: readonly string[]; save: () => void }>();
  const isAccepted = useRef(false);

  return {
    fields,
    asked: waiting?.asked,
    ask(record, before, save) {
      const asked = fieldsToSend(entity, record, { mode: 'edit', before }).filter((name) => fields.includes(name));
      if (asked.length === 0 || isAccepted.current) save();
      else setWaiting({ asked, save });
    },
    accept() {
      isAccepted.current = true;
      setWaiting(undefined);
      waiting?.save();
    },
    refuse: () => setWaiting(undefined),
  };
}

const NONE: readonly string[] = [];
