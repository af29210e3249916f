import { useSession } from '@/session/hooks';
import { keptIn } from '@/session/keptStorage';
import { rememberRecent } from '@/session/recentRecords';
import { useEngine } from '../../data/EngineContext';
import { isClosedTo } from '../../model/ownStructures';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { afterSaving, listPage, replacedBy, stateOf, type Leaving } from '../../page/destination';
import { afterSave, changedKey } from '../../page/useChangedFields';
import { useLeaveFor } from '../../page/useLeaveFor';
import { useMutate } from '../../data/useMutate';
import { useIsHere } from '../../data/useIsHere';
import { pendingFields } from './sendPending';
import { useRefreshCaches } from './useRefreshCaches';

interface AfterSave {
  entity: EntityBody;
  mode: 'create' | 'edit';
  id: string | undefined;
  leaving: Leaving;
  before: RecordData;
}

/** What the app does once everything is on the server. */
export function useAfterSave({ entity, mode, id, leaving, before }: AfterSave) {
  const { widgets } = useEngine();
  const { user } = useSession();
  const leaveFor = useLeaveFor();
  const refreshCaches = useRefreshCaches(entity);
  const isHere = useIsHere();
  const mutate = useMutate();

  return {
    /** Updates what is known of the record, remembers the changed fields for its page, and leads the operator to the next page, or to the next record of a series. */
    done(saved: RecordData, changed: readonly string[], onNext: (() => void) | undefined) {
      rememberRecent(keptIn(window), user.id, { name: entity.resource.name, id: String(saved['id']) }, 'done');
      const replaced = replacedBy(saved, id);
      // A file that was just sent is still a file here, not the address that the server gives to it, so it stays out of the caches.
      const held = pendingFields({ entity, widgets, record: saved, before }).filter((name) => entity.schema.properties[name]?.readOnly);
      refreshCaches(Object.fromEntries(Object.entries(saved).filter(([name]) => !held.includes(name))), mode, replaced);
      void mutate(changedKey(entity.resource.name, String(saved['id'])), changed, { revalidate: false });
      if (!isHere()) return;
      if (onNext) return onNext();
      const target = isClosedTo(user.id, entity.resource, saved) ? listPage(leaving) : afterSaving(mode, saved, leaving, replaced);
      void leaveFor(target, stateOf(target, leaving, replaced), changed.length > 0 ? afterSave(saved['id']) : undefined);
    },
    /** The server has saved the record and cannot show it: the operator stays on the form, and the lists are read again. */
    unseen: (stored: string) => refreshCaches({ id: stored }, 'create', id),
  };
}
