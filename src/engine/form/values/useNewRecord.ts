import { useMemo } from 'react';
import { useSession } from '@/session/hooks';
import type { SessionUser } from '@/session/Session';
import { useEngine } from '../../data/EngineContext';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { WidgetRegistry } from '../../model/Widget';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import { presetsOf } from './presets';

/** The values that a new record of this operator starts with; the same object as long as nothing in it changes. */
export function useNewRecord(entity: EntityBody): RecordData {
  const own = useOwnStart(entity);
  return useMemo(() => ({ ...presetsOf(entity.schema), ...own }), [entity, own]);
}

/** The values that are this operator's own in any new record, also in a copy of another one, such as who creates it. */
export function useOwnStart(entity: EntityBody): RecordData {
  const { widgets } = useEngine();
  const { user } = useSession();
  return useMemo(() => ownStart(entity, widgets, user), [entity, widgets, user]);
}

function ownStart(entity: EntityBody, widgets: WidgetRegistry, user: SessionUser): RecordData {
  const ofWidgets = Object.keys(entity.schema.properties).map((name) => widgets[widgetName(entity, name)]?.startsWith?.(widgetField(entity, name, name), user));
  return Object.assign({}, ...ofWidgets) as RecordData;
}
