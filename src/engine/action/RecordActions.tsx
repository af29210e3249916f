import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { RouterLink } from '@/ui/RouterLink';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { useLabels } from '../fields/labels';
import type { ActionUse } from '../model/ActionUse';
import { asksRecord } from '../model/conditions';
import { copyLink } from '../model/copyLink';
import { dashboardLink } from '../model/dashboardLink';
import { editAddress } from '../model/recordAddress';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { useOfferCommands, type PageCommand } from '../page/pageCommands';
import { useGoOn } from '../page/useGoOn';
import { useLeaveGone } from '../page/useLeaveGone';
import { useLeaving } from '../page/useLeaving';
import { usePageLetters } from '../page/usePageLetters';
import { useTrail } from '../page/useTrail';
import { ActionDialog } from './actionDialogChunk';
import { CommandButton, CommandMenu, shownPanel, type RecordCommand } from './CommandButton';
import { DeleteDialog } from './deleteDialogChunk';
import { decides, hasDialog, useOfferedActions } from './offeredActions';
import { usePerformAction } from './usePerformAction';
import { waitingChoice } from './waitingChoice';

interface RecordActionsProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

/** Up to this number of actions, all of them are buttons. */
const FEW = 3;

/**
 * How many actions are buttons where there are more: first the decisions of a waiting choice, then those about the field by which the list being gone through is narrowed,
 * then the resource's own actions, which are in the order of how often they are used.
 */
const FIRST = 2;

/** The actions for a record on its page: editing and the actions that make sense for this record first, the rest in a menu. On a telephone, all but editing are in the menu. */
export function RecordActions({ entity, id, record }: RecordActionsProps) {
  const { t } = useTranslation('show');
  const isNarrow = useIsNarrow();
  const title = recordTitle(entity.resource, record);
  const { can, trail } = useTrail(entity.resource);
  const { own, dialogs, start } = useOwnActions({ entity, id, record });
  const usual = useUsualCommands({ entity, id, record }, start);
  const all = [...own, ...usual];
  const first = isNarrow ? 0 : all.length <= FEW ? all.length : FIRST;
  const buttons = useLettered(all.slice(0, first));
  const rest = all.slice(first);
  const mayEdit = can('edit', record);
  const edit = mayEdit ? [{ key: 'edit', label: t('edit'), to: { address: editAddress(entity.resource.route, id), isOutside: false } }] : [];
  useOfferCommands(title, [...edit, ...all].filter(({ isBusy }: RecordCommand) => !isBusy).map((command): PageCommand => ({ ...command, trail })));

  return (
    <>
      {buttons.map((command) => (
        <CommandButton key={command.key} command={command} trail={trail} />
      ))}
      {mayEdit && (
        <Button
          variant={all.some(({ isNext }) => isNext) ? 'outlined' : 'contained'}
          component={RouterLink}
          href={editAddress(entity.resource.route, id)}
          state={trail}
          {...(isNarrow ? { 'aria-label': t('edit'), title: t('edit'), style: { minWidth: 44 } } : { startIcon: <EditOutlined /> })}
        >
          {isNarrow ? <EditOutlined /> : t('edit')}
        </Button>
      )}
      {rest.length > 0 && <CommandMenu label={t('otherActionsFor', { title })} commands={rest} trail={trail} />}
      <OverlayBoundary>{dialogs}</OverlayBoundary>
    </>
  );
}

/** The decisions of a waiting choice, as buttons. */
export function ChoiceActions(props: RecordActionsProps) {
  const { trail } = useTrail(props.entity.resource);
  const { own, choice, dialogs } = useOwnActions(props);
  const buttons = useLettered(own.filter(({ key }) => choice?.uses.some(({ name }) => name === key)));
  return (
    <>
      {buttons.map((command) => (
        <CommandButton key={command.key} command={command} trail={trail} />
      ))}
      <OverlayBoundary>{dialogs}</OverlayBoundary>
    </>
  );
}

/** Gives each deciding command a key of its own. */
function useLettered(commands: readonly RecordCommand[]): RecordCommand[] {
  const letters = usePageLetters().of(commands.map(({ decides: isDecision, label }) => (isDecision ? label : '')));
  return commands.map((command, index) => ({ ...command, letter: letters[index] }));
}

/** The actions that the resource offers beyond create, save and delete, with the dialog that asks before one is performed. */
function useOwnActions({ entity, id, record }: RecordActionsProps) {
  const labels = useLabels(entity.resource);
  const { uses, applies, leadsTo, titleOf, begins } = useOfferedActions(entity, 'row');
  const perform = usePerformAction(entity);
  const leave = useLeaveGone(entity.resource, id);
  const { isNarrowed, isAbout, goOn } = useGoOn(entity);
  const [started, setStarted] = useState<ActionUse | 'deletion'>();
  useFocusRescue(started !== undefined, shownPanel);
  const stop = () => setStarted(undefined);

  async function run(use: ActionUse, asked?: unknown) {
    const isDecision = decides(use);
    const failure = await perform({ use, record, asked, isNamed: isDecision && isNarrowed });
    if (!failure && use.after === 'list') await leave();
    else if (!failure && isDecision) await goOn(use, record);
    // Meanwhile another action may have been begun, whose dialog stays.
    if (!failure || !hasDialog(use)) setStarted((now) => (now === use ? undefined : now));
    return failure;
  }

  function start(use: ActionUse) {
    setStarted(use);
    if (!hasDialog(use)) void run(use);
  }

  const offered = uses.filter((use) => applies(use, record));
  const choice = waitingChoice(offered, record);
  /** What the state of the record asks for: the decision that waits without its dangerous side, or else an action of this state only that leads to a page of the app. */
  const isAskedFor = (use: ActionUse) => {
    if (choice) return choice.uses.includes(use) && !use.danger;
    return use.when !== undefined && asksRecord(use.when) && !begins(use) && leadsTo(use, record)?.isOutside === false;
  };
  const next = offered.find(isAskedFor);
  const isFirst = (use: ActionUse) => choice?.uses.includes(use) === true || (decides(use) && isAbout(use));
  const own = [...offered.filter(isFirst), ...offered.filter((use) => !isFirst(use))]
    .map((use): RecordCommand => {
      const to = leadsTo(use, record);
      return { key: use.name, label: labels.action(use.name), danger: use.danger, isBusy: started === use && !hasDialog(use), decides: decides(use), isNext: use === next, ...(to ? { to } : { run: () => start(use) }) };
    });
  const dialogs = (
    <>
      {started === 'deletion' && <DeleteDialog entity={entity} record={record} onDeleted={leave} onClose={stop} />}
      {started && started !== 'deletion' && hasDialog(started) && (
        <ActionDialog entity={entity} use={started} title={titleOf(started, record)} onConfirm={(asked) => run(started, asked)} onClose={stop} />
      )}
    </>
  );
  return { own, choice, dialogs, start: setStarted };
}

/** The commands that any record may have. */
function useUsualCommands({ entity, id, record }: RecordActionsProps, start: (deletion: 'deletion') => void): RecordCommand[] {
  const { t } = useTranslation('show');
  const { can } = useLeaving(entity.resource);
  const dashboard = can('dashboard') ? dashboardLink(entity.resource, record) : undefined;
  const copy = copyLink(entity.resource, id, can);
  const at = (address: string) => ({ to: { address, isOutside: false } });
  return [
    ...(dashboard === undefined ? [] : [{ key: 'dashboard', label: t('dashboard'), icon: <InsightsOutlined />, ...at(dashboard) }]),
    ...(copy === undefined ? [] : [{ key: 'copy', label: t('copy'), icon: <ContentCopyOutlined />, ...at(copy) }]),
    ...(can('delete', record) ? [{ key: 'delete', label: t('delete'), icon: <DeleteOutlined />, danger: true, run: () => start('deletion') }] : []),
  ];
}
