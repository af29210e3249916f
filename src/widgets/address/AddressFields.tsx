import { describedBy, FieldFrame } from '@/engine/fields/FieldFrame';
import { useFieldStates, useFormState } from '@/engine/form/FormState';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatNumber, parseNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { coordinate } from '@/ui/map/coordinate';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';
import { POINT_PARTS, type Address } from './address';
import './addressInput.css';

interface AddressFieldsProps {
  /** The id of the address in the form, under which its parts have theirs. */
  id: string;
  name: string;
  address: Address;
  disabled: boolean;
  onEdit(part: string, value: unknown): void;
}

/** The parts of an address, to correct one of them or to write an address that the search does not know. */
export function AddressFields({ id, name, address, disabled, onEdit }: AddressFieldsProps) {
  const { t } = useTranslation('widgets');
  const shared = { id, name, disabled, onEdit };
  const street = textValue(address['street']) ?? textValue(address['streetAddress']);
  const isHalf = POINT_PARTS.filter((part) => address[part] === undefined).length === 1;

  return (
    <div className="address-parts">
      <div className="address-row">
        <TextPart {...shared} part="houseNumber" text={textValue(address['houseNumber'])} />
        <TextPart {...shared} part="street" text={street} />
      </div>
      <div className="address-row">
        <TextPart {...shared} part="postalCode" text={textValue(address['postalCode'])} />
        <TextPart {...shared} part="addressLocality" text={textValue(address['addressLocality'])} />
      </div>
      <TextPart {...shared} part="addressCountry" text={textValue(address['addressCountry'])} />
      <div className="address-row address-point">
        <DegreesPart {...shared} part="latitude" value={address['latitude']} />
        <DegreesPart {...shared} part="longitude" value={address['longitude']} />
      </div>
      <p className="field-note">{t(isHalf ? 'address.halfPoint' : 'address.movable')}</p>
    </div>
  );
}

interface PartProps extends Omit<AddressFieldsProps, 'address'> {
  part: string;
}

function TextPart({ text = '', onEdit, ...props }: PartProps & { text: string | undefined }) {
  return <FramedPart {...props} text={text} onText={(typed) => onEdit(props.part, typedText(typed))} />;
}

/** A part with a coordinate. A text that is no number stays as typed, so that the schema refuses it. */
function DegreesPart({ value, onEdit, ...props }: PartProps & { value: unknown }) {
  const { language } = useTextContext();
  const text = typeof value === 'number' ? formatNumber(value, language, { maximumFractionDigits: 6 }) : (textValue(value) ?? '');

  function edit(typed: string) {
    const degrees = parseNumber(typed, language);
    onEdit(props.part, degrees === undefined ? typedText(typed) : coordinate(degrees));
  }

  return <FramedPart {...props} text={text} onText={edit} inputMode="decimal" />;
}

interface FramedPartProps extends Omit<PartProps, 'onEdit'> {
  text: string;
  onText(text: string): void;
  inputMode?: 'decimal';
}

/** A part of the address with the id and the messages that the form gives to parts of a field, so that the error summary leads to it. */
function FramedPart({ id, name, part, text, onText, disabled, inputMode }: FramedPartProps) {
  const { labels, leave } = useFormState();
  const { messages } = useFieldStates();
  const [path, controlId] = [`${name}.${part}`, `${id}_${part}`];
  const message = messages.get(path);

  return (
    <FieldFrame id={controlId} label={labels.field(path)} labelPlace="above" help={undefined} message={message}>
      <BufferedInput
        id={controlId}
        text={text}
        onText={onText}
        onBlur={() => leave(path)}
        required={false}
        disabled={disabled}
        invalid={message !== undefined}
        describedBy={describedBy(controlId, { message })}
        attributes={{ inputMode }}
      />
    </FieldFrame>
  );
}
