import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useState, useCallback, useEffect, useLayoutEffect } from 'react';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { firstCell } from '@/ui/firstCell';
import { libraryPart } from '@/ui/libraryPart';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { useUnsavedAnswer } from '@/ui/otherTabs';
import { hasDialog } from '../action/offeredActions';
import { TAB } from '../data/useListAddress';
import type { CreateFromSelection } from '../model/Action';
import type { ActionUse } from '../model/ActionUse';
import { useLabels } from '../fields/labels';
import type { Picked } from '../model/Picked';
import type { RecordData } from '../model/Schema';
import { BulkChoices, type BulkChoice } from './BulkChoices';
import { BulkDialogs } from './BulkDialogs';
import { useBulkJob, type BulkEvents } from './useBulkJob';
import { useBulkTasks } from './useBulkTasks';

const { Part: CreateFromSelectionDialog } = libraryPart(() => import('../action/CreateFromSelectionDialog').then((m) => m.CreateFromSelectionDialog));

interface BulkActionsProps extends BulkEvents {
  picked: Picked;
  /** Words for the selected part of the list. */
  about: string;
  /** The choices of the selection bar itself, which stand first; they join the menu where there is no room for buttons. */
  first: readonly BulkChoice[];
  shortness: number;
}

/** The choices for a selection: set a field, the actions of the resource, delete. */
export function BulkActions({ picked, about, first, shortness, ...events }: BulkActionsProps) {
  const { entity, scope } = picked;
  const { t } = useTranslation('bulk');
  const labels = useLabels(entity.resource);
  const tasks = useBulkTasks(entity);
  const { fields, uses, begins } = tasks;
  const job = useBulkJob({ picked, tasks, ...events });
  const [creation, setCreation] = useState<CreateFromSelection>();
  useRunningGuard(job.stage?.kind === 'running');
  useFocusRescue(job.stage !== undefined || creation !== undefined, firstCell);

  function handleAction(use: ActionUse) {
    const begun = begins(use);
    if (begun && 'field' in begun) return setCreation(begun);
    const direct = hasDialog(use) ? undefined : (records: readonly RecordData[]) => tasks.actionTaskOf(use, records.length);
    job.open({ kind: 'action', use }, scope, direct);
  }

  const edit: BulkChoice = { kind: 'edit', key: 'edit', label: t('edit'), icon: <EditOutlined />, onChoose: () => job.open({ kind: 'edit' }, scope) };
  const deletion: BulkChoice = { kind: 'deletion', key: 'delete', label: t('delete'), danger: true, icon: <DeleteOutlined />, onChoose: () => job.open({ kind: 'delete' }, scope) };
  const actions = uses.map((use): BulkChoice => ({
    kind: begins(use) ? 'creation' : 'action',
    key: `action:${use.name}`,
    label: labels.action(use.name),
    danger: use.danger,
    onChoose: () => handleAction(use),
  }));
  const ofKind = (wanted: BulkChoice['kind']) => actions.filter(({ kind }) => kind === wanted);
  const choices = [...first, ...(fields.length > 0 ? [edit] : []), ...ofKind('creation'), ...ofKind('action'), ...(tasks.mayDelete ? [deletion] : [])];

  return (
    <>
      <BulkChoices about={about} choices={choices} shortness={shortness} />
      <OverlayBoundary>{creation && <CreateFromSelectionDialog creation={creation} picked={picked} onClose={() => setCreation(undefined)} />}</OverlayBoundary>
      <BulkDialogs entity={entity} tasks={tasks} job={job} />
    </>
  );
}

/** Keeps the operator on the page while a task runs: it has to be stopped first, and then shows its result. The browser asks before it closes the tab. */
function useRunningGuard(isRunning: boolean): void {
  const isStopped = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isRunning && pageOf(currentLocation) !== pageOf(nextLocation),
    [isRunning],
  );
  const blocker = useBlocker(isStopped);
  useUnsavedAnswer(useCallback(() => isRunning, [isRunning]));
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);

  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isRunning]);
}

/** Identifies a page with its tab: another tab replaces the list just as another page does. */
function pageOf({ pathname, search }: Location): string {
  return `${pathname}#${new URLSearchParams(search).get(TAB) ?? ''}`;
}
