import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordTitle } from '@/engine/model/recordTitle';
import type { DisplayProps } from '@/engine/model/Widget';
import { useConfig } from '@/session/hooks';
import { imageAddress } from '../imageAddress';
import { isImageChoice } from '../imageChoice';
import { textValue } from '../textValue';

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
    <Box
      component="img"
      src={source}
      alt={field.label}
      loading="lazy"
      onLoad={() => setLoaded(source)}
      onError={() => setBroken(source)}
      sx={dense ? { height: 28, width: 28, objectFit: 'cover', borderRadius: 0.5, verticalAlign: 'middle' } : loaded === source ? pictureStyle : { ...pictureStyle, ...awaitedStyle }}
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
  const size = dense ? { height: 28, width: 28, fontSize: '0.75rem' } : { height: 56, width: 56 };
  return (
    <Avatar role="img" aria-label={label} variant="rounded" sx={{ ...size, bgcolor: 'action.selected', color: 'text.primary' }}>
      {initials}
    </Avatar>
  );
}

const pictureStyle = { display: 'block', maxWidth: '100%', maxHeight: 200, borderRadius: 1, bgcolor: 'action.hover' };

/** The room of most pictures, so that what follows does not move when this one comes. */
const awaitedStyle = { width: 200, height: pictureStyle.maxHeight };
