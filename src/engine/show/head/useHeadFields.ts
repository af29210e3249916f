import { useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../../data/EngineContext';
import { useLabels } from '../../fields/labels';
import { useTextContext } from '../../fields/useTextContext';
import { visibleSections } from '../../model/formFields';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { Widget, WidgetField } from '../../model/Widget';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import { hasText } from '../emptiness';

export interface HeadField {
  name: string;
  field: WidgetField;
  widget: Widget;
}

/** The values beside the name of a record: those of the fields that its resource names for this, as far as this operator sees them and they are not empty. */
export function useHeadFields(entity: EntityBody, record: RecordData): HeadField[] {
  const { widgets } = useEngine();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const labels = useLabels(entity.resource);
  const texts = useTextContext();
  const context = { settings, permissions, mode: 'show' as const, record };
  const sections = visibleSections([{ name: 'head', rows: [entity.resource.head] }], { entity, widgets, context });

  return sections
    .flatMap(({ rows }) => rows.flat())
    .filter((name) => hasText(name, { entity, widgets, labels, texts, record }))
    .flatMap((name) => {
      const widget = widgets[widgetName(entity, name)];
      return widget ? [{ name, field: widgetField(entity, name, labels.field(name)), widget }] : [];
    });
}
