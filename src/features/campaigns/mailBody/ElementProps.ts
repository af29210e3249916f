import type { InputProps, WidgetField } from '@/engine/model/Widget';
import type { ElementBox } from './ElementField';
import type { MailElement } from './elements';

export interface ElementProps {
  element: MailElement;
  field: WidgetField;
  boxOf(part: 'value' | 'src'): ElementBox;
  disabled: boolean;
  mode: InputProps['mode'];
  onEdit(change: Partial<MailElement>): void;
  /** Adds a text after the element, with these words in it. */
  onTextAfter(words: string): void;
}
