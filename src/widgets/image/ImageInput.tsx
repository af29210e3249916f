import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { useReading } from '@/engine/form/save/fileFaults';
import type { InputProps, WidgetField } from '@/engine/model/Widget';
import { formatFileSize } from '@/i18n/format';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { FileDrop, IMAGE_FILES } from '@/ui/FileDrop';
import { checkImage, type ImageFault } from '../checkImage';
import { FileFault } from '../FileFault';
import { isImageChoice, savedImage, type ImageChoice } from '../imageChoice';
import { useImageLimits } from '../useImageLimits';
import { ImageDisplay } from './ImageDisplay';

/**
 * The picture of the record: the current one in sight, another one chosen by the button or dropped on it, and checked before it is accepted. The widget's
 * `afterSave` sends it after the record.
 */
export function ImageInput({ id, field, value, onChange, onBlur, disabled, describedBy }: InputProps) {
  const { t } = useTranslation('widgets');
  const limits = useImageLimits();
  const announce = useAnnounce();
  const reading = useReading(field.name);
  const [fault, setFault] = useState<ImageFault>();
  const choice = isImageChoice(value) ? value : undefined;
  const saved = savedImage(value);

  async function choose(file: File) {
    const found = await reading(checkImage(file));
    setFault(found);
    if (!found) {
      onChange({ file, preview: URL.createObjectURL(file), saved });
      announce(t('image.accepted'));
    }
    onBlur();
  }

  /** The button that was pressed may disappear, so the focus is moved. */
  function put(next: unknown) {
    setFault(undefined);
    onChange(next);
    document.getElementById(id)?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 420 }}>
      <Typography id={`${id}-limits`} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('image.limits', limits)}
      </Typography>
      <ImagePreview field={field} saved={saved} choice={choice} disabled={disabled} onWithdraw={() => put(saved)} />
      <FileDrop
        id={id}
        Icon={AddPhotoAlternateOutlined}
        accept={IMAGE_FILES}
        label={t(saved || choice ? 'image.replace' : 'image.choose')}
        disabled={disabled}
        describedBy={[describedBy, `${id}-limits`, saved && `${id}-kept`, fault && `${id}-fault`].filter(Boolean).join(' ')}
        onFile={(file) => void choose(file)}
      />
      {saved && (
        <Typography id={`${id}-kept`} variant="body2" sx={{ color: 'text.secondary' }}>
          {t('image.kept')}
        </Typography>
      )}
      {fault && <FileFault id={`${id}-fault`} path={field.name} text={t(`image.faults.${fault}`, limits)} disabled={disabled} onDismiss={() => put(value)} />}
    </Box>
  );
}

interface ImagePreviewProps {
  field: WidgetField;
  saved: string | undefined;
  choice: ImageChoice | undefined;
  disabled: boolean;
  onWithdraw(): void;
}

/** The current picture, or the one that will replace it, which can still be withdrawn. */
function ImagePreview({ field, saved, choice, disabled, onWithdraw }: ImagePreviewProps) {
  const { t } = useTranslation('widgets');
  const { language } = useTextContext();
  const shown = choice?.preview ?? saved;
  if (!shown) return null;

  return (
    <Box>
      <ImageDisplay field={field} value={shown} record={{}} dense={false} />
      {choice && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('image.chosen', { name: choice.file.name, weight: formatFileSize(choice.file.size, language) })}
          </Typography>
          <Button size="small" disabled={disabled} onClick={onWithdraw}>
            {t('image.withdraw')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
