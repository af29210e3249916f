import { useTranslation } from 'react-i18next';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import { useTextContext } from '../fields/useTextContext';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';

interface Edit {
  entity: EntityBody;
  /** The name of the field; empty before one is chosen. */
  field: string;
  value: unknown;
  /** The number of records. */
  count: number;
}

/** The sentences of an edit: its title before and while it runs, and its outcome. */
export function useEditText({ entity, field, value, count }: Edit) {
  const { t } = useTranslation('bulk');
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const context = useTextContext();
  const selection = labels.count(count);
  const label = field === '' ? '' : labels.field(field);
  const text = field === '' ? undefined : widgets[widgetName(entity, field)]?.toText(value, widgetField(entity, field, label), context, {});
  const words = { field: label, value: text, selection };

  return {
    question: t('editTitle', { selection }),
    outcome: text === undefined ? t('willBeEmpty', words) : t('willBe', words),
    title: text === undefined ? t('emptying', words) : t('editing', words),
  };
}
