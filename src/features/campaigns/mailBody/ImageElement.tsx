import Add from '@mui/icons-material/Add';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import { useFileCheck } from '@/engine/form/save/inputFaults';
import { formatFileSize, formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { FileDrop, IMAGE_FILES } from '@/ui/FileDrop';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { checkImage, type ImageFault } from '../../../widgets/checkImage';
import { FileFault } from '../../../widgets/FileFault';
import { isImageChoice, savedImage } from '../../../widgets/imageChoice';
import { useImageLimits } from '../../../widgets/useImageLimits';
import { textValue } from '../../../widgets/textValue';
import { ElementField } from './ElementField';
import type { ElementProps } from './ElementProps';
import type { MailElement } from './elements';
import { MailImage } from './MailImage';

/** An image of an e-mail. It is chosen and checked here and sent with the record. Below it is a note about readers who do not see it. */
export function ImageElement(props: ElementProps) {
  return (
    <>
      <PictureField {...props} />
      <Meaning {...props} />
    </>
  );
}

function PictureField({ element, boxOf, disabled, onEdit }: ElementProps) {
  const { t } = useTranslation('widgets');
  const limits = useImageLimits();
  const announce = useAnnounce();
  const [fault, setFault] = useState<ImageFault>();
  const box = boxOf('src');
  const reading = useFileCheck(box.path);
  const saved = savedImage(element.src);

  async function choose(file: File) {
    const found = await reading(checkImage(file));
    setFault(found);
    if (found) return;
    onEdit({ src: { file, preview: URL.createObjectURL(file), saved } });
    announce(t('image.accepted'));
  }

  /** The pressed button disappears with this change. */
  function put(src: MailElement['src']) {
    setFault(undefined);
    onEdit({ src });
    document.getElementById(box.id)?.focus();
  }

  return (
    <ElementField box={box} help={t('image.limits', limits)} isCaption>
      {({ describedBy, onBlur }) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }} onBlur={onBlur}>
          {element.src !== undefined && <ImageFacts element={element} />}
          {isImageChoice(element.src) && (
            <Button size="small" disabled={disabled} onClick={() => put(saved)}>
              {t('image.withdraw')}
              <VisuallyHidden>&nbsp;({box.owner})</VisuallyHidden>
            </Button>
          )}
          <FileDrop
            id={box.id}
            Icon={AddPhotoAlternateOutlined}
            accept={IMAGE_FILES}
            label={t(element.src === undefined ? 'mailBody.choose' : 'mailBody.replace', { owner: box.owner })}
            disabled={disabled}
            describedBy={[describedBy, fault && `${box.id}-fault`].filter(Boolean).join(' ')}
            onFile={(file) => void choose(file)}
          />
          {fault && <FileFault id={`${box.id}-fault`} path={box.path} text={t(`image.faults.${fault}`, limits)} disabled={disabled} onDismiss={() => put(element.src)} />}
        </Box>
      )}
    </ElementField>
  );
}

/**
 * A note about readers who do not see the image. The platform gives every image the same description and drops any other (contract campaigns.body),
 * so what the image shows must be written beside it.
 */
function Meaning({ element, boxOf, disabled, onTextAfter }: ElementProps) {
  const { t } = useTranslation('widgets');
  const { owner } = boxOf('src');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('mailBody.meaning')}
      </Typography>
      <Button size="small" startIcon={<Add />} disabled={disabled} onClick={() => onTextAfter(textValue(element.alt) ?? '')}>
        {t('mailBody.addMeaning')}
        <VisuallyHidden>&nbsp;({owner})</VisuallyHidden>
      </Button>
    </Box>
  );
}

interface Facts {
  width: number;
  height: number;
  bytes: number | undefined;
}

/** A picture with its dimensions and its size in bytes. The size of a picture on another host is only known when that host allows it to be read. */
function ImageFacts({ element }: { element: MailElement }) {
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
