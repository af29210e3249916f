import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/ui/Announcer';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BufferedInput } from '../BufferedInput';
import { checkImage, type ImageFault } from '../checkImage';
import { isImageChoice, savedImage } from '../imageChoice';
import { ImageDrop } from '../ImageDrop';
import { useImageLimits } from '../useImageLimits';
import { textValue, typedText } from '../textValue';
import { ElementField } from './ElementField';
import type { ElementProps } from './ElementInput';
import { ImageFacts } from './ImageFacts';

/** An image of a mail: chosen and checked here, sent with the record; and what is said in its place to those who do not see it (ux N4). */
export function ImageElement(props: ElementProps) {
  return (
    <>
      <PictureField {...props} />
      <AlternativeField {...props} />
    </>
  );
}

function PictureField({ element, boxOf, disabled, onEdit }: ElementProps) {
  const { t } = useTranslation('widgets');
  const limits = useImageLimits();
  const announce = useAnnounce();
  const [fault, setFault] = useState<ImageFault>();
  const box = boxOf('src');
  const saved = savedImage(element.src);

  async function choose(file: File) {
    const found = await checkImage(file);
    setFault(found);
    if (found) return;
    onEdit({ src: { file, preview: URL.createObjectURL(file), saved } });
    announce(t('image.accepted'));
  }

  function withdraw() {
    setFault(undefined);
    onEdit({ src: saved });
    document.getElementById(box.id)?.focus();
  }

  return (
    <ElementField box={box} help={t('image.limits', limits)} isCaption>
      {({ describedBy, onBlur }) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }} onBlur={onBlur}>
          {element.src !== undefined && <ImageFacts element={element} />}
          {isImageChoice(element.src) && (
            <Button size="small" disabled={disabled} onClick={withdraw}>
              {t('image.withdraw')}
              <VisuallyHidden>&nbsp;({box.owner})</VisuallyHidden>
            </Button>
          )}
          <ImageDrop
            id={box.id}
            label={t(element.src === undefined ? 'mailBody.choose' : 'mailBody.replace', { owner: box.owner })}
            disabled={disabled}
            describedBy={[describedBy, fault && `${box.id}-fault`].filter(Boolean).join(' ')}
            onFile={(file) => void choose(file)}
          />
          {fault && (
            <FormHelperText error id={`${box.id}-fault`} role="alert">
              {t(`image.faults.${fault}`, limits)}
            </FormHelperText>
          )}
        </Box>
      )}
    </ElementField>
  );
}

function AlternativeField({ element, boxOf, disabled, onEdit }: ElementProps) {
  const { t } = useTranslation('widgets');
  const [typed, setTyped] = useState<string>();
  const box = boxOf('alt');
  const isDecorative = element.decorative === true;

  /** What was typed comes back with the box. */
  function setDecorative(decorative: boolean) {
    setTyped(element.alt);
    onEdit({ decorative, alt: decorative ? undefined : typed });
  }

  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {!isDecorative && (
        <ElementField box={box} help={t('mailBody.altHelp')}>
          {(control) => (
            <BufferedInput
              {...control}
              id={box.id}
              text={textValue(element.alt) ?? ''}
              required
              disabled={disabled}
              onText={(text) => onEdit({ alt: typedText(text) })}
            />
          )}
        </ElementField>
      )}
      <FormControlLabel
        disabled={disabled}
        sx={{ justifySelf: 'start' }}
        control={<Checkbox checked={isDecorative} onChange={(event) => setDecorative(event.target.checked)} />}
        label={
          <Typography component="span">
            {t('mailBody.decorative')} <VisuallyHidden>({box.owner})</VisuallyHidden>
          </Typography>
        }
      />
    </Box>
  );
}
