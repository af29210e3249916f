import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useSession } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { rememberRecent } from '@/session/recentRecords';
import { useEngine } from '../data/EngineContext';
import { isClosedTo } from '../model/ownStructures';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { afterSaving, listPage, replacedBy, stateOf, type Leaving } from '../page/destination';
import { AFTER_SAVE, changedKey } from '../page/useChangedFields';
import { useIsHere } from '../data/useIsHere';
import { pendingFields } from './sendPending';
import { useRefreshCaches } from './useRefreshCaches';

interface AfterSave {
  entity: EntityBody;
  mode: 'create' | 'edit';
  id: string | undefined;
  leaving: Leaving;
  before: RecordData;
}

/** What follows once everything is on the server. */
export function useAfterSave({ entity, mode, id, leaving, before }: AfterSave) {
  const { widgets } = useEngine();
  const { user } = useSession();
  const navigate = useNavigate();
  const refreshCaches = useRefreshCaches(entity);
  const isHere = useIsHere();
  const { mutate } = useSWRConfig();

  return {
    /** What is known of the record is refreshed, what has changed is remembered for its page, and the operator is led on, or to the next record of a series. */
    done(saved: RecordData, changed: readonly string[], onNext: (() => void) | undefined) {
      rememberRecent(keptIn(window), user.id, { name: entity.resource.name, id: String(saved['id']) }, 'done');
      const replaced = replacedBy(saved, id);
      // A file that was just sent is still a file here, and not yet the address that the server gives it: it stays out of the caches.
      const held = pendingFields({ entity, widgets, record: saved, before }).filter((name) => entity.schema.properties[name]?.readOnly);
      refreshCaches(Object.fromEntries(Object.entries(saved).filter(([name]) => !held.includes(name))), mode, replaced);
      void mutate(changedKey(entity.resource.name, String(saved['id'])), changed, { revalidate: false });
      if (!isHere()) return;
      if (onNext) return onNext();
      const target = isClosedTo(user.id, entity.resource, saved) ? listPage(leaving) : afterSaving(mode, saved, leaving, replaced);
      // Back must not lead to the form of a record that is gone.
      void navigate(target, { state: { ...stateOf(target, leaving, replaced), ...(changed.length > 0 && AFTER_SAVE) }, replace: replaced !== undefined });
    },
    /** The server has it and cannot show it: the operator stays, and the lists know of it. */
    unseen: (stored: string) => refreshCaches({ id: stored }, 'create', id),
  };
}
