import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi, useSession } from '@/session/hooks';
import { ApiError } from '@/api/ApiError';
import { useEngine } from './EngineContext';
import { useLabels } from './labels';
import { allows } from './permissions';
import type { ActionUse, Entity, RecordData } from './Resource';
import { useNotify } from './useNotify';

interface RecordActionsProps {
  entity: Entity;
  record: RecordData;
}

/** A button for each action of the resource that makes sense for this record and that the operator may do. */
export function RecordActions({ entity, record }: RecordActionsProps) {
  const { actions } = useEngine();
  const { permissions } = useSession();
  const uses = entity.resource.actions.filter(
    (use) => use.on === 'row' && allows(use.permission, permissions) && (actions[use.use]?.applies?.(record, use) ?? true),
  );
  return uses.map((use) => <ActionButton key={actionName(use)} entity={entity} record={record} use={use} />);
}

function ActionButton({ entity, record, use }: RecordActionsProps & { use: ActionUse }) {
  const api = useApi();
  const action = useEngine().actions[use.use];
  const labels = useLabels(entity.resource);
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const name = actionName(use);

  async function perform() {
    setBusy(true);
    try {
      await action?.perform({ api, entity, use, record });
      notify.success(labels.action(`${name}Done`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(labels.message('error', 'updated'), error);
    } finally {
      // Whatever the answer, or its loss, said: what is shown is what the server now has.
      await mutate((key) => Array.isArray(key) && key[0] === entity.resource.name);
      setBusy(false);
    }
  }

  return (
    <Button variant="outlined" loading={busy} onClick={() => void perform()}>
      {labels.action(name)}
    </Button>
  );
}

/** One action may be used twice, with other options: then `name` tells them apart. */
function actionName(use: ActionUse): string {
  return typeof use['name'] === 'string' ? use['name'] : use.use;
}
