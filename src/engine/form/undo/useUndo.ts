import { useTranslation } from 'react-i18next';
import type { Offer } from '@/ui/Message';
import { useMutate } from '../../data/useMutate';
import { useCommand } from '../../data/command/useCommand';
import { useCan } from '../../model/permissions';
import { recordTitle } from '../../model/recordTitle';
import type { RecordData } from '../../model/Schema';
import { showPage } from '../../page/destination';
import { changedKey } from '../../page/useChangedFields';
import type { SaveOutcome } from '../save/saveAll';
import type { SaveTask } from '../save/SaveTask';
import { undoableEdit } from './undoableEdit';
import { undoAttempt } from './undoAttempt';

/** The undo that the message of a save offers, where that is possible and safe. Once the operator takes it, a message says how it ended. */
export function useUndo(task: SaveTask): (outcome: SaveOutcome, record: RecordData) => Offer | undefined {
  const { t } = useTranslation('form');
  const { resource } = task.entity;
  const run = useCommand(resource);
  const can = useCan(resource);
  const mutate = useMutate();

  return (outcome, record) => {
    const edit = undoableEdit(outcome, record, task.entity);
    if (!edit) return undefined;
    const former = recordTitle(resource, edit.before);
    // What could not be undone has its present name, which is the one on the page.
    const title = recordTitle(resource, edit.saved);
    const undo = async () => {
      const failure = await run({
        ...undoAttempt(edit, task),
        retry: () => void undo(),
        page: showPage({ resource, can }, task.id),
        words: {
          done: t('undo.done', { title: former }),
          failed: t('undo.failed', { title }),
          unknown: t('show:maybeDone', { action: t('undo.action') }),
          withheld: t('show:changedMeanwhile', { title }),
          otherwise: t('show:changedOtherwise', { title }),
        },
      });
      if (!failure) await mutate(changedKey(resource.name, String(task.id)), [], { revalidate: false });
    };
    return { label: t('show:undo'), run: () => void undo() };
  };
}
