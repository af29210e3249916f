import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { DisplayProps } from '@/engine/Widget';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Opens the page in a new tab; what is not a web address stays text, as it could run a script. */
export function UrlDisplay({ value }: DisplayProps) {
  const { t } = useTranslation('widgets');
  const text = String(value);
  if (!/^https?:\/\//i.test(text)) return <>{text}</>;

  return (
    <Link href={text} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {text}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Link>
  );
}
