import { BufferedInput } from '../../../widgets/BufferedInput';
import { textValue, typedText } from '../../../widgets/textValue';
import { ElementField } from './ElementField';
import type { ElementProps } from './ElementProps';

/** A title, which is plain text: the platform escapes it (contract campaigns.body). */
export function TitleElement({ element, boxOf, disabled, onEdit }: ElementProps) {
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
