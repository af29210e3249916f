import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { RouterLink } from '@/ui/RouterLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useFocusRescue } from '@/ui/useFocusRescue';
import type { Destination } from '../model/Action';
import type { ActionUse } from '../model/ActionUse';
import { useLabels } from '../fields/labels';
import { ChoiceMenuButton } from '../fields/ChoiceMenuButton';
import { recordTitle } from '../model/recordTitle';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { useLeaveGone } from '../page/useLeaveGone';
import { ActionDialog } from './actionDialogChunk';
import { hasDialog, useOfferedActions } from './offeredActions';
import { useGo } from './useGo';
import { usePerformAction } from './usePerformAction';

interface RecordActionsProps {
  entity: Entity;
  id: string;
  record: RecordData;
}

/** A button for each action that makes sense for this record and that the operator may do; a menu when there are more than two. */
export function RecordActions({ entity, id, record }: RecordActionsProps) {
  const { uses, applies, leadsTo, titleOf } = useOfferedActions(entity, 'row');
  const go = useGo();
  const { pathname } = useLocation();
  const perform = usePerformAction(entity);
  const leave = useLeaveGone(entity.resource, id);
  const [started, setStarted] = useState<ActionUse>();
  useFocusRescue(started !== undefined);
  const offered = uses.filter((use) => applies(use, record));
  const title = recordTitle(entity.resource, record);
  const trail = { from: pathname };

  async function run(use: ActionUse, asked?: unknown) {
    const failure = await perform({ use, record, asked });
    if (!failure && use.after === 'list') await leave();
    if (!failure || !hasDialog(use)) setStarted(undefined);
    return failure;
  }

  function start(use: ActionUse) {
    const page = leadsTo(use, record);
    if (page !== undefined) return go(page, trail);
    setStarted(use);
    if (!hasDialog(use)) void run(use);
    return undefined;
  }

  const choices = { entity, uses: offered, started, onStart: start, trail, leadsTo: (use: ActionUse) => leadsTo(use, record) };
  return (
    <>
      {offered.length > 2 ? <ActionsMenu {...choices} title={title} /> : <ActionButtons {...choices} />}
      <OverlayBoundary>
        {started && hasDialog(started) && (
          <ActionDialog
            entity={entity}
            use={started}
            title={titleOf(started, record)}
            onConfirm={(asked) => run(started, asked)}
            onClose={() => setStarted(undefined)}
          />
        )}
      </OverlayBoundary>
    </>
  );
}

interface ChoicesProps {
  entity: Entity;
  uses: readonly ActionUse[];
  started: ActionUse | undefined;
  onStart: (use: ActionUse) => void;
  /** The page where an action is done. */
  leadsTo: (use: ActionUse) => Destination | undefined;
  /** For the way back from there. */
  trail: object;
}

function ActionButtons({ entity, uses, started, onStart, leadsTo, trail }: ChoicesProps) {
  const labels = useLabels(entity.resource);
  return uses.map((use) => {
    const page = leadsTo(use);
    if (page !== undefined) return <LinkButton key={use.name} text={labels.action(use.name)} to={page} trail={trail} />;
    return (
      <Button
        key={use.name}
        variant="outlined"
        color={use.danger ? 'error' : 'primary'}
        loading={started === use && !hasDialog(use)}
        onClick={() => onStart(use)}
      >
        {labels.action(use.name)}
      </Button>
    );
  });
}

function LinkButton({ text, to, trail }: { text: string; to: Destination; trail: object }) {
  const { t } = useTranslation('ui');
  if (!to.isOutside) {
    return (
      <Button variant="outlined" component={RouterLink} href={to.address} state={trail}>
        {text}
      </Button>
    );
  }
  return (
    <Button variant="outlined" endIcon={<OpenInNew />} href={to.address} target="_blank" rel="noreferrer">
      {text}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Button>
  );
}

function ActionsMenu({ entity, uses, started, title, leadsTo, onStart }: ChoicesProps & { title: string }) {
  const { t } = useTranslation('show');
  const labels = useLabels(entity.resource);

  const nameOf = (use: ActionUse) => [labels.action(use.name), leadsTo(use)?.isOutside && t('ui:newTab')].filter(Boolean).join(' ');

  function handlePick(name: string) {
    const use = uses.find((one) => one.name === name);
    if (use) onStart(use);
  }

  return (
    <ChoiceMenuButton
      variant="outlined"
      text={t('otherActions')}
      label={t('otherActionsFor', { title })}
      loading={started !== undefined && !hasDialog(started)}
      choices={uses.map((use) => ({ key: use.name, label: nameOf(use), danger: use.danger }))}
      onPick={handlePick}
    />
  );
}
