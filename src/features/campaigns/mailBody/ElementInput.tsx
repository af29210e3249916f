import { useTranslation } from '@/i18n/useTranslation';
import { BufferedInput } from '@/widgets/BufferedInput';
import { textValue, typedText } from '@/widgets/textValue';
import { ElementField } from './ElementField';
import type { ElementProps } from './ElementProps';
import { kindOf, storedText } from './elements';
import { ImageElement } from './ImageElement';
import { StoredText } from './StoredText';
import { TextElement } from './TextElement';

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

/** A title, which is plain text: the platform escapes it (contract campaigns.body). */
function TitleElement({ element, boxOf, disabled, onEdit }: ElementProps) {
  const box = boxOf('value');
  return (
    <ElementField box={box}>
      {(control) => (
        <BufferedInput
          {...control}
          id={box.id}
          text={textValue(element.value) ?? ''}
          required
          disabled={disabled}
          onText={(text) => onEdit({ value: typedText(text) })}
        />
      )}
    </ElementField>
  );
}
