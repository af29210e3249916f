import { useTranslation } from 'react-i18next';
import type { ElementProps } from './ElementProps';
import { kindOf, storedText } from './elements';
import { ImageElement } from './ImageElement';
import { StoredText } from './StoredText';
import { TextElement } from './TextElement';
import { TitleElement } from './TitleElement';

/** The control for an element, by its kind. An element of an unknown kind is shown as it is stored. */
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
