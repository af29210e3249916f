import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { WidgetField } from '@/engine/model/Widget';
import { formatFileSize } from '@/i18n/format';
import type { ImageChoice } from '../imageChoice';
import { ImageDisplay } from './ImageDisplay';

interface ImagePreviewProps {
  field: WidgetField;
  saved: string | undefined;
  choice: ImageChoice | undefined;
  disabled: boolean;
  onWithdraw(): void;
}

/** The current picture, or the one that will replace it, which can still be withdrawn. */
export function ImagePreview({ field, saved, choice, disabled, onWithdraw }: ImagePreviewProps) {
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
