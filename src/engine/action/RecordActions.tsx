import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusRescue } from '@/ui/useFocusRescue';
import type { ActionUse } from '../Action';
import { useLabels } from '../labels';
import { ChoiceMenuButton } from '../list/ChoiceMenuButton';
import { recordTitle } from '../recordTitle';
import type { Entity, RecordData } from '../Resource';
import { useLeaveGone } from '../show/useLeaveGone';
import { ActionDialog } from './actionDialogChunk';
import { hasDialog, useOfferedActions } from './offeredActions';
import { usePerformAction } from './usePerformAction';

interface RecordActionsProps {
  entity: Entity;
  id: string;
  record: RecordData;
}

/** A button for each action that makes sense for this record and that the operator may do; a menu when there are more than two. */
export function RecordActions({ entity, id, record }: RecordActionsProps) {
  const { uses, applies } = useOfferedActions(entity, 'row');
  const perform = usePerformAction(entity);
  const leave = useLeaveGone(entity.resource, id);
  const [started, setStarted] = useState<ActionUse>();
  useFocusRescue(started !== undefined);
  const offered = uses.filter((use) => applies(use, record));
  const title = recordTitle(entity.resource, record);

  async function run(use: ActionUse, asked?: unknown) {
    const failure = await perform({ use, record, asked });
    if (!failure && use.after === 'list') await leave();
    if (!failure || !hasDialog(use)) setStarted(undefined);
    return failure;
  }

  function start(use: ActionUse) {
    setStarted(use);
    if (!hasDialog(use)) void run(use);
  }

  const choices = { entity, uses: offered, started, onStart: start };
  return (
    <>
      {offered.length > 2 ? <ActionsMenu {...choices} title={title} /> : <ActionButtons {...choices} />}
      <Suspense>
        {started && hasDialog(started) && (
          <ActionDialog
            entity={entity}
            use={started}
            title={title}
            onConfirm={(asked) => run(started, asked)}
            onClose={() => setStarted(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ChoicesProps {
  entity: Entity;
  uses: readonly ActionUse[];
  started: ActionUse | undefined;
  onStart: (use: ActionUse) => void;
}

function ActionButtons({ entity, uses, started, onStart }: ChoicesProps) {
  const labels = useLabels(entity.resource);
  return uses.map((use) => (
    <Button
      key={use.name}
      variant="outlined"
      color={use.danger ? 'error' : 'primary'}
      loading={started === use && !hasDialog(use)}
      onClick={() => onStart(use)}
    >
      {labels.action(use.name)}
    </Button>
  ));
}

function ActionsMenu({ entity, uses, started, title, onStart }: ChoicesProps & { title: string }) {
  const { t } = useTranslation('show');
  const labels = useLabels(entity.resource);

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
      choices={uses.map(({ name, danger }) => ({ key: name, label: labels.action(name), danger }))}
      onPick={handlePick}
    />
  );
}
