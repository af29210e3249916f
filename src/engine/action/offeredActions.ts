import type { Config } from '@/config/Config';
import { useConfig, useSession } from '@/session/hooks';
import type { Session } from '@/session/Session';
import type { Action, ActionRegistry, Creation, Destination } from '../model/Action';
import type { ActionPlace, ActionUse } from '../model/ActionUse';
import { asksRecord, holds } from '../model/conditions';
import { useEngine } from '../data/EngineContext';
import { operatorRights } from '../data/operatorRights';
import { allows, isReserved } from '../model/permissions';
import { recordTitle } from '../model/recordTitle';
import { startLink } from '../model/startLink';
import type { Entity, ResourceSummary } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { isSameValue } from '../model/transforms/emptyValue';

interface OfferedActions {
  /** The actions that the operator may use in this place, whatever the record. */
  uses: readonly ActionUse[];
  /** Whether an action makes sense for a record. */
  applies(use: ActionUse, record: RecordData): boolean;
  /** How the dialog of an action names the record: by its title and, where the action aims at an item, that of the item. */
  titleOf(use: ActionUse, record: RecordData): string;
  /** The page on which an action is done; `undefined` for an action that is done at once. */
  leadsTo(use: ActionUse, record: RecordData): Destination | undefined;
  /** The creation that an action begins; `undefined` for an action that is done to each record. */
  begins(use: ActionUse): Creation | undefined;
}

/** What decides which actions are offered. */
interface Offering {
  actions: ActionRegistry;
  resources: readonly ResourceSummary[];
  session: Session;
  config: Config;
}

/** The actions that the signed-in operator may use beyond create, save and delete. */
export function useOfferedActions(entity: Entity, place: ActionPlace): OfferedActions {
  const { actions, resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  return offeredActions(entity, place, { actions, resources, session, config });
}

/** An action that asks for a record of a resource, or creates one, is not offered where that resource is switched off or forbidden. */
export function offeredActions(entity: Entity, place: ActionPlace, { actions, resources, session, config }: Offering): OfferedActions {
  const { permissions, user } = session;
  const situation = { settings: config.settings, permissions, mode: 'show' } as const;
  const { may } = operatorRights(resources, session, config);
  const actionOf = ({ use }: ActionUse): Action | undefined => actions[use];
  const begins = (use: ActionUse) => {
    const action = actionOf(use);
    return action && 'begins' in action ? action.begins(use) : undefined;
  };
  const mayBegin = (use: ActionUse) => {
    const begun = begins(use);
    return begun === undefined || may('create', begun.resource);
  };
  const creationPage = (use: ActionUse, { id }: RecordData): Destination | undefined => {
    const created = resources.find(({ name }) => name === begins(use)?.resource);
    return created && { address: startLink(created, { entity: entity.resource.name, action: use.name, id: String(id) }), isOutside: false };
  };

  /** Whether an action has the right of an operation that only whoever the record belongs to may do. */
  const isReservedUse = ({ permission }: ActionUse, record: RecordData) =>
    entity.resource.ownOnly?.for.some((operation) => isSameValue(entity.resource.permissions[operation], permission) && isReserved(operation, entity.resource, session, record)) === true;

  const uses = entity.resource.actions.filter(
    (use) =>
      use.on === place &&
      allows(use.permission, permissions) &&
      (!use.ask || may('list', use.ask)) &&
      mayBegin(use) &&
      (!use.when || asksRecord(use.when) || holds(use.when, { ...situation, record: {} })) &&
      (actionOf(use)?.isPossible?.(use, config) ?? true),
  );
  return {
    uses,
    applies: (use, record) => !isReservedUse(use, record) && (!use.when || holds(use.when, { ...situation, record })) && (actionOf(use)?.applies?.(record, use) ?? true),
    titleOf: (use, record) => [recordTitle(entity.resource, record), actionOf(use)?.aimsAt?.(record, use)].filter(Boolean).join(' – '),
    leadsTo(use, record) {
      const action = actionOf(use);
      return action && 'leadsTo' in action ? action.leadsTo(record, use, { resource: entity.resource, config, user }) : creationPage(use, record);
    },
    begins,
  };
}

/** Whether an action says or asks something before it is performed. */
export function hasDialog({ confirms, ask }: ActionUse): boolean {
  return confirms || ask !== undefined;
}

/** Whether an action decides about a record: it asks before it is performed, or can be undone after. */
export function decides({ confirms, danger, undoneBy }: ActionUse): boolean {
  return confirms || danger || undoneBy !== undefined;
}
