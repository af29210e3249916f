import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatFileSize, formatNumber } from '@/i18n/format';
import { isImageChoice } from '../../../widgets/imageChoice';
import type { MailElement } from './elements';
import { MailImage } from './MailImage';

interface Facts {
  width: number;
  height: number;
  bytes: number | undefined;
}

/** A picture with its dimensions and its size in bytes. The size of a picture on another host is only known when that host allows it to be read. */
export function ImageFacts({ element }: { element: MailElement }) {
  const { t } = useTranslation('widgets');
  const { language } = useTextContext();
  const [facts, setFacts] = useState<Facts>();
  const { src } = element;
  const file = isImageChoice(src) ? src.file : undefined;
  const bytes = file?.size ?? facts?.bytes;
  const number = (value: number) => formatNumber(value, language);

  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', maxWidth: 420, '& img': { maxHeight: 240, borderRadius: 1 } }}>
      <MailImage element={element} onLoad={(image) => setFacts({ width: image.naturalWidth, height: image.naturalHeight, bytes: transferred(image.currentSrc) })} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[
          file && t('mailBody.notSentYet', { name: file.name }),
          facts && t('mailBody.sides', { width: number(facts.width), height: number(facts.height) }),
          bytes !== undefined && formatFileSize(bytes, language),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

function transferred(address: string): number | undefined {
  const entry = performance.getEntriesByName(address, 'resource').at(-1);
  return (entry instanceof PerformanceResourceTiming && entry.encodedBodySize) || undefined;
}
