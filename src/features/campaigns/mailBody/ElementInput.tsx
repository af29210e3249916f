import { useTranslation } from 'react-i18next';
import type { ElementProps } from './ElementProps';
import { kindOf, storedText } from './elements';
import { ImageElement } from './ImageElement';
import { StoredText } from './StoredText';
import { TextElement } from './TextElement';
import { TitleElement } from './TitleElement';

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
