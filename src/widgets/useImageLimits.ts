import { useTextContext } from '@/engine/fields/useTextContext';
import { formatFileSize, formatNumber } from '@/i18n/format';
import { IMAGE_LIMITS } from './checkImage';

/** What is accepted, as the sentences about it name it. */
export function useImageLimits() {
  const { language } = useTextContext();
  return {
    weight: formatFileSize(IMAGE_LIMITS.bytes, language),
    min: formatNumber(IMAGE_LIMITS.minSide, language),
    max: formatNumber(IMAGE_LIMITS.maxSide, language),
  };
}
