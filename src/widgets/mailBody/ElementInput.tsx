import { useTranslation } from 'react-i18next';
import type { InputProps, WidgetField } from '@/engine/Widget';
import { kindOf, storedText, type MailElement } from './elements';
import type { ElementBox } from './ElementField';
import { ImageElement } from './ImageElement';
import { StoredText } from './StoredText';
import { TextElement } from './TextElement';
import { TitleElement } from './TitleElement';

export interface ElementProps {
  element: MailElement;
  field: WidgetField;
  boxOf(part: 'value' | 'src'): ElementBox;
  disabled: boolean;
  mode: InputProps['mode'];
  onEdit(change: Partial<MailElement>): void;
  /** Puts a text after the element, with these words to begin with. */
  onTextAfter(words: string): void;
}

/** What edits an element, by its kind; one of a kind that is not known here is shown as it is stored. */
export function ElementInput(props: ElementProps) {
  const { t } = useTranslation('widgets');
  switch (kindOf(props.element)) {
    case 'title':
      return <TitleElement {...props} />;
    case 'text':
      return <TextElement {...props} />;
    case 'image':
      return <ImageElement {...props} />;
    default:
      return <StoredText note={t('mailBody.unknownKept')} text={storedText(props.element)} />;
  }
}
