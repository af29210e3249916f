import type { DisplayProps } from '@/engine/model/Widget';
import { SafeHtml } from '@/ui/SafeHtml';

/** A formatted text for reading. */
export function RichTextDisplay({ value }: DisplayProps) {
  return <SafeHtml html={String(value)} />;
}
