import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisplayProps } from '@/engine/Widget';
import { useConfig } from '@/session/hooks';
import { imageAddress } from '../imageAddress';
import { isImageChoice } from '../imageChoice';

/** The picture; a thumbnail in a row of a list. */
export function ImageDisplay({ field, value, dense }: DisplayProps) {
  const { t } = useTranslation('widgets');
  const { dataUrl } = useConfig();
  const [broken, setBroken] = useState<string>();
  const source = isImageChoice(value) ? value.preview : imageAddress(String(value), dataUrl);
  if (broken === source) return <>{t('image.broken')}</>;

  return (
    <Box
      component="img"
      src={source}
      alt={field.label}
      loading="lazy"
      onError={() => setBroken(source)}
      sx={dense ? { height: 28, width: 28, objectFit: 'cover', borderRadius: 0.5, verticalAlign: 'middle' } : pictureStyle}
    />
  );
}

const pictureStyle = { display: 'block', maxWidth: '100%', maxHeight: 200, borderRadius: 1, bgcolor: 'action.hover' };
