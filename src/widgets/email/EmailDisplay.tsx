import Link from '@mui/material/Link';
import type { DisplayProps } from '@/engine/Widget';

/** Opens the operator's mail program. */
export function EmailDisplay({ value }: DisplayProps) {
  return <Link href={`mailto:${encodeURIComponent(String(value)).replaceAll('%40', '@')}`}>{String(value)}</Link>;
}
