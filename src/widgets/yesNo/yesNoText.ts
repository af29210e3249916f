import type { TextContext, WidgetField } from '@/engine/model/Widget';
import { textValue } from '../textValue';

export function yesNoText(value: unknown, _field: WidgetField, { t }: TextContext): string | undefined {
  return typeof value === 'boolean' ? t(value ? 'widgets:yes' : 'widgets:no') : textValue(value);
}
