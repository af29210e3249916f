import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordTitle } from '@/engine/model/recordTitle';
import type { DisplayProps } from '@/engine/model/Widget';
import { useConfig } from '@/session/hooks';
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
  if (broken === source && isDefault(value)) return <Initials label={field.label} name={nameOf(field, record)} dense={dense} />;
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
  return typeof of === 'string' ? (textValue(record[of]) ?? '') : recordTitle(entity.resource, record);
}

function Initials({ label, name, dense }: { label: string; name: string; dense: boolean | undefined }) {
  const letters = name.split(/[\s-]+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  const initials = [letters.at(0), letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase();
  return (
    <div role="img" aria-label={label} className={dense ? 'initials initials-small' : 'initials'}>
      {initials}
    </div>
  );
}
