import { useTextContext } from '@/engine/fields/useTextContext';
import { formatFileSize, formatNumber } from '@/i18n/format';
import { IMAGE_LIMITS } from './checkImage';

/** The limits for pictures, in the form in which sentences name them. */
export function useImageLimits() {
  const { language } = useTextContext();
  return {
    weight: formatFileSize(IMAGE_LIMITS.bytes, language),
    min: formatNumber(IMAGE_LIMITS.minSide, language),
    max: formatNumber(IMAGE_LIMITS.maxSide, language),
  };
}
