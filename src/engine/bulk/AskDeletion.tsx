import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useTaken } from '../action/TakenAlong';
import { useLabels } from '../fields/labels';
import { useTypedWord } from '../fields/useTypedWord';
import { recordTitle } from '../model/recordTitle';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { deletion } from './deletion';
import type { BulkMeans } from './oneByOne';
import type { NamedTask } from './useBulkTasks';

interface AskDeletionProps {
  means: BulkMeans;
  records: readonly RecordData[];
  onStart: (task: NamedTask) => void;
  onClose: () => void;
}

/**
 * Asks to confirm the deletion of a selection: says how many records of which kind disappear, what disappears with them, and asks for a word to be typed, so
 * that a press by mistake deletes nothing (rule deletion.asked).
 */
export function AskDeletion({ means, records, onStart, onClose }: AskDeletionProps) {
  const { t } = useTranslation('bulk');
  const { entity } = means;
  const labels = useLabels(entity.resource);
  const names = useSomeNames(entity, records);
  const selection = labels.count(records.length);
  const typed = useTypedWord(t('deletionWord'));
  const taken = useTaken(entity).map(({ name }) => labels.taken(name, 'selection'));

  function handleConfirm() {
    if (typed.check()) onStart({ title: t('deleting', { selection }), task: deletion(means), order: { kind: 'delete' }, removes: true });
  }

  return (
    <ConfirmDialog
      open
      destructive
      byEnter
      title={t('deleteTitle', { selection })}
      body={[names, ...taken, labels.deletion('selection', selection)].join(' ')}
      confirmLabel={t('deleteConfirm', { selection })}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {typed.field}
    </ConfirmDialog>
  );
}

/** How many records are named: enough to recognise the selection. */
const NAMED = 3;

/** A sentence with the names of the first records of a selection, and the number of the others. */
function useSomeNames({ resource }: Entity, records: readonly RecordData[]): string {
  const { t } = useTranslation('bulk');
  const names = records.slice(0, NAMED).map((record) => recordTitle(resource, record));
  const count = records.length - names.length;
  return count > 0 ? t('namesAndOthers', { names: names.join(', '), count }) : t('names', { names: names.join(', ') });
}
