import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { ActionDialog } from '../../action/actionDialogChunk';
import { hasDialog, useOfferedActions } from '../../action/offeredActions';
import { useGo } from '../../action/useGo';
import { usePerformAction } from '../../action/usePerformAction';
import type { ActionUse } from '../../model/ActionUse';
import { copyLink } from '../../model/copyLink';
import { useLabels } from '../../fields/labels';
import { useCan } from '../../model/permissions';
import { recordTitle } from '../../model/recordTitle';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { useOfferCommands } from '../../page/pageCommands';
import { DeleteDialog } from '../../action/deleteDialogChunk';
import { ChoiceMenu } from '../../fields/choiceMenuChunk';
import type { MenuChoice } from '../../fields/ChoiceMenu';
import { useLatest } from '../../data/useLatest';
import { BusyRowsContext, useBusyRows } from './useBusyRows';

interface RowMenu {
  /** Whether the menu of a record has any items. */
  hasItems(record: RecordData): boolean;
  /** Opens the menu below the button that was pressed. */
  open(record: RecordData, anchor: HTMLElement): void;
  /** Offers the items of a record in the command palette; of none with `undefined`. */
  offer(record: RecordData | undefined): void;
}

export const RowMenuContext = createContext<RowMenu>({ hasItems: () => false, open: () => undefined, offer: () => undefined });

/** The menu of the rows; the same object as long as the list stays the same. */
export function useRowMenu(): RowMenu {
  return useContext(RowMenuContext);
}

interface RowMenuProps {
  entity: EntityBody;
  /** Called with a record that has just been deleted. */
  onGone: ((records: readonly RecordData[]) => void) | undefined;
  children: ReactNode;
}

/** The one menu of all rows or cards, with what has no room on a row: the record's actions, a copy, its deletion. */
export function RowMenuProvider({ entity, onGone, children }: RowMenuProps) {
  const choices = useMenuChoices(entity);
  const latestChoices = useLatest(choices);
  const { busy, setDoing, ...work } = useRowWork(entity, choices, onGone);
  const { doing, pick } = work;
  const [atHand, setAtHand] = useState<RecordData>();
  useFocusRescue(doing !== undefined);
  const menu = useMemo<RowMenu>(
    () => ({
      hasItems: (record) => latestChoices.current.of(record).length > 0,
      open: (record, anchor) => setDoing({ kind: 'menu', record, anchor }),
      offer: setAtHand,
    }),
    [latestChoices, setDoing],
  );

  useOfferCommands(
    atHand ? recordTitle(entity.resource, atHand) : '',
    atHand ? choices.of(atHand).map(({ key, label }) => ({ key, label, run: () => pick(key, atHand) })) : [],
    { isLast: true },
  );

  return (
    <RowMenuContext value={menu}>
      <BusyRowsContext value={busy}>{children}</BusyRowsContext>
      <OverlayBoundary>{doing && <RowOverlay {...work} entity={entity} choices={choices} doing={doing} />}</OverlayBoundary>
    </RowMenuContext>
  );
}

/** What is open for a record: its menu, an action or its deletion. */
type Doing = { record: RecordData } & ({ kind: 'menu'; anchor: HTMLElement } | { kind: 'action'; use: ActionUse } | { kind: 'deletion' });

/** Carries out the choices of the menus. `gone` tells the list of a record that it no longer has. */
function useRowWork(entity: EntityBody, choices: MenuChoices, onGone: RowMenuProps['onGone']) {
  const { t } = useTranslation('list');
  const go = useGo();
  const { pathname, search } = useLocation();
  const [doing, setDoing] = useState<Doing>();
  const perform = usePerformAction(entity);
  const announce = useAnnounce();
  const { busy, markDuring } = useBusyRows();
  const stop = () => setDoing(undefined);
  const gone = (record: RecordData) => onGone?.([record]);

  async function run(use: ActionUse, record: RecordData, asked?: unknown) {
    const failure = await perform({ use, record, asked, isNamed: true });
    if (!failure && use.after === 'list') gone(record);
    return failure;
  }

  function pick(key: string, record: RecordData) {
    const use = choices.actionOf(key);
    const copy = choices.copyOf(record);
    const page = use ? choices.leadsTo(use, record) : copy && { address: copy, isOutside: false };
    if (key === DELETE) return setDoing({ kind: 'deletion', record });
    if (use && hasDialog(use)) return setDoing({ kind: 'action', use, record });
    stop();
    if (page) go(page, { from: pathname + search });
    else if (use) void markDuring(run(use, record), record['id'], () => announce(t('underWay', { action: choices.nameOf(use, record) })));
  }

  return { busy, doing, setDoing, stop, gone, run, pick };
}

interface RowOverlayProps extends Pick<ReturnType<typeof useRowWork>, 'stop' | 'gone' | 'run' | 'pick'> {
  entity: EntityBody;
  choices: MenuChoices;
  doing: Doing;
}

function RowOverlay({ entity, choices, doing, stop, gone, run, pick }: RowOverlayProps) {
  const { t } = useTranslation('list');
  const { record } = doing;
  switch (doing.kind) {
    case 'menu':
      return (
        <ChoiceMenu
          anchor={doing.anchor}
          label={t('actionsFor', { title: recordTitle(entity.resource, record) })}
          choices={choices.of(record)}
          onPick={(key) => {
            // The focus goes back to the button before anything else opens, so that it returns there in the end.
            doing.anchor.focus();
            pick(key, record);
          }}
          onClose={stop}
        />
      );
    case 'action':
      return (
        <ActionDialog
          entity={entity}
          use={doing.use}
          title={choices.titleOf(doing.use, record)}
          onConfirm={async (asked) => {
            const failure = await run(doing.use, record, asked);
            if (!failure) stop();
            return failure;
          }}
          onClose={stop}
        />
      );
    case 'deletion':
      return (
        <DeleteDialog
          entity={entity}
          record={record}
          onDeleted={() => {
            gone(record);
            stop();
          }}
          onClose={stop}
        />
      );
  }
}

const COPY = 'copy';
const DELETE = 'delete';
const ACTION = 'action:';

type MenuChoices = ReturnType<typeof useMenuChoices>;

/** The choices in the menu of a record. */
function useMenuChoices({ resource, ...entity }: EntityBody) {
  const { t } = useTranslation('show');
  const labels = useLabels(resource);
  const can = useCan(resource);
  const { uses, applies, leadsTo, titleOf } = useOfferedActions({ ...entity, resource }, 'row');
  const nameOf = (use: ActionUse, record: RecordData) => [labels.action(use.name), leadsTo(use, record)?.isOutside && t('ui:newTab')].filter(Boolean).join(' ');

  return {
    of(record: RecordData): MenuChoice[] {
      const copy = copyLink(resource, record['id'], can);
      const offered = uses
        .filter((use) => applies(use, record))
        .map((use): MenuChoice => ({ key: ACTION + use.name, label: nameOf(use, record), danger: use.danger }));
      return [
        ...offered.filter(({ danger }) => !danger),
        ...(copy ? [{ key: COPY, label: t('copy') }] : []),
        ...offered.filter(({ danger }) => danger),
        ...(can('delete', record) ? [{ key: DELETE, label: t('delete'), danger: true }] : []),
      ];
    },
    copyOf: (record: RecordData) => copyLink(resource, record['id'], can),
    leadsTo,
    nameOf,
    titleOf,
    actionOf: (key: string) => uses.find(({ name }) => ACTION + name === key),
  };
}
