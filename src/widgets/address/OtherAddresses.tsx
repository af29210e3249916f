import { useFormRecord } from '@/engine/fields/FormRecord';
import { useLabels } from '@/engine/fields/labels';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { WidgetField } from '@/engine/model/Widget';
import { widgetName } from '@/engine/model/widgetName';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import './addressInput.css';
import { type Address, addressLines } from './address';

/** Offers an empty address what other fields of the form hold already, so that nobody searches the same place twice. */
export function OtherAddresses({ field, onTake }: { field: WidgetField; onTake(address: Address): void }) {
  const { t } = useTranslation('widgets');
  const others = useOtherAddresses(field);
  if (others.length === 0) return null;
  return (
    <div className="address-buttons">
      {others.map(({ label, line, address }) => (
        <Button key={line} onClick={() => onTake(address)} style={{ textAlign: 'start' }}>
          {t('address.same', { label, address: line })}
        </Button>
      ))}
    </div>
  );
}

interface OtherAddress {
  /** The label of the field that the address stands in. */
  label: string;
  /** The address in one line. */
  line: string;
  /** What can be written in another field: the platform's own words for the address, and the mark of a home, belong to the field it was read from. */
  address: Address;
}

/** The addresses that stand in other fields of the same form: a journey often starts at the home of the person. Each address is there once. */
function useOtherAddresses({ entity, name }: WidgetField): OtherAddress[] {
  const labels = useLabels(entity.resource);
  const record = useFormRecord();
  const others = Object.keys(entity.schema.properties)
    .filter((other) => other !== name && widgetName(entity, other) === 'address')
    .flatMap((other) => {
      const { home: _home, displayLabel: _lines, ...address } = isPlainObject(record[other]) ? record[other] : {};
      const [line] = addressLines(address);
      return line === undefined ? [] : [{ label: labels.field(other), line, address }];
    });
  return others.filter(({ line }, index) => others.findIndex((one) => one.line === line) === index);
}
