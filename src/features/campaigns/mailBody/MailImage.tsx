import Box from '@mui/material/Box';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import { savedImage } from '../../../widgets/imageChoice';
import { textValue } from '../../../widgets/textValue';
import type { MailElement } from './elements';
import { imageSource } from './imageSource';

interface MailImageProps {
  element: MailElement;
  /** Called with the picture once it has loaded. */
  onLoad?(image: HTMLImageElement): void;
}

/** The picture of an element, or words in its place. This is the only place where a stored description is still read out. */
export function MailImage({ element: { src, alt }, onLoad }: MailImageProps) {
  const { t } = useTranslation('widgets');
  const source = imageSource(src, useConfig());
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  if (source === undefined || broken === source) {
    const words = source === undefined ? t('mailBody.elsewhere', { address: savedImage(src) ?? '' }) : t('image.broken');
    return <Box sx={missingStyle}>{[words, textValue(alt)].filter(Boolean).join(' – ')}</Box>;
  }
  return (
    <Box
      component="img"
      src={source}
      alt={textValue(alt) ?? t('mailBody.picture')}
      onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
        setLoaded(source);
        onLoad?.(currentTarget);
      }}
      onError={() => setBroken(source)}
      // Most of the room that it will take is kept free, so that what follows hardly moves when it comes.
      sx={{ display: 'block', maxWidth: '100%', height: 'auto', ...(loaded !== source && { minHeight: 240 }) }}
    />
  );
}

const missingStyle = { p: 2, border: 1, borderStyle: 'dashed', borderColor: 'divider', color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' };
