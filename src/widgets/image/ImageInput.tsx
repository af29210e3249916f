import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useState } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import { useFileCheck } from '@/engine/form/save/inputFaults';
import type { InputProps, WidgetField } from '@/engine/model/Widget';
import { formatFileSize } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { FileDrop, IMAGE_FILES } from '@/ui/FileDrop';
import { checkImage, type ImageFault } from '../checkImage';
import { FileFault } from '../FileFault';
import { isImageChoice, savedImage, type ImageChoice } from '../imageChoice';
import { useImageLimits } from '../useImageLimits';
import './imageInput.css';
import { ImageDisplay } from './ImageDisplay';

/**
 * The picture of the record: the current one in sight, another one chosen by the button or dropped on it, and checked before it is accepted. The widget's
 * `afterSave` sends it after the record.
 */
export function ImageInput({ id, field, value, onChange, onBlur, disabled, describedBy }: InputProps) {
  const { t } = useTranslation('widgets');
  const limits = useImageLimits();
  const announce = useAnnounce();
  const reading = useFileCheck(field.name);
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
    <div className="image-input">
      <p id={`${id}-limits`} className="small-text">
        {t('image.limits', limits)}
      </p>
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
        <p id={`${id}-kept`} className="small-text">
          {t('image.kept')}
        </p>
      )}
      {fault && <FileFault id={`${id}-fault`} path={field.name} text={t(`image.faults.${fault}`, limits)} disabled={disabled} onDismiss={() => put(value)} />}
    </div>
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
    <div>
      <ImageDisplay field={field} value={shown} record={{}} dense={false} />
      {choice && (
        <div className="image-chosen">
          <span>{t('image.chosen', { name: choice.file.name, weight: formatFileSize(choice.file.size, language) })}</span>
          <Button size="small" disabled={disabled} onClick={onWithdraw}>
            {t('image.withdraw')}
          </Button>
        </div>
      )}
    </div>
  );
}
