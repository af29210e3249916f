import { useState } from 'react';
import { recordName } from '@/engine/model/recordTitle';
import type { DisplayProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import { EmptyValue } from '@/ui/EmptyValue';
import { imageAddress } from '../imageAddress';
import { isImageChoice } from '../imageChoice';
import { textValue } from '../textValue';
import './imageDisplay.css';

/** The picture; a thumbnail in a row of a list. A picture that cannot be shown is replaced by the initials of the person or thing it shows. */
export function ImageDisplay({ field, value, record, dense }: DisplayProps) {
  const { t } = useTranslation('widgets');
  const config = useConfig();
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const source = isImageChoice(value) ? value.preview : imageAddress(String(value), config);
  if (broken === source && isDefault(value)) return <Initials label={field.label} letters={initialsOf(nameOf(field, record))} dense={dense} />;
  if (broken === source) return <>{t('image.broken')}</>;

  return (
    <img
      className={dense ? 'picture-small' : 'picture'}
      data-awaited={loaded === source ? undefined : ''}
      src={source}
      alt={field.label}
      loading="lazy"
      onLoad={() => setLoaded(source)}
      onError={() => setBroken(source)}
    />
  );
}

/** Whether the picture is a default drawing of the public site: its address is a path without a host. */
function isDefault(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?!\/)/.test(value);
}

/** The name of what the picture shows. The option `of` names the field with it, where that is not the record itself. */
function nameOf({ options, entity }: DisplayProps['field'], record: DisplayProps['record']): string {
  const { of } = options;
  return typeof of === 'string' ? (textValue(record[of]) ?? '') : recordName(entity.resource, record);
}

function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [letters.at(0), letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase();
}

/** The initials of a name; a person who has no name left, as after a deletion, has no picture. */
function Initials({ label, letters, dense }: { label: string; letters: string; dense: boolean | undefined }) {
  if (letters === '') return <EmptyValue />;
  return (
    <div role="img" aria-label={label} className={dense ? 'initials initials-small' : 'initials'}>
      {letters}
    </div>
  );
}
