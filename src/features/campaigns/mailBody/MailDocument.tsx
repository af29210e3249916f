import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/i18n/useTranslation';
import { SafeHtml } from '@/ui/SafeHtml';
import { elementsOf, kindOf, typeName, unreadableBody, type MailElement } from './elements';
import { MailImage } from './MailImage';
import { StoredText } from './StoredText';

/** An e-mail as the platform renders it: titles as plain text, texts as HTML, images by their addresses (contract campaigns.body). */
export function MailDocument({ value }: { value: unknown }) {
  const { t } = useTranslation('widgets');
  const elements = elementsOf(value);
  const unreadable = unreadableBody(elements);
  if (unreadable !== undefined) return <StoredText note={t('mailBody.unreadable')} text={unreadable} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, color: 'text.primary' }}>
      {elements.map((element, index) => (
        // An element that is being written has no id yet.
        // oxlint-disable-next-line react/no-array-index-key
        <MailPart key={index} element={element} />
      ))}
    </Box>
  );
}

function MailPart({ element }: { element: MailElement }) {
  const { t } = useTranslation('widgets');
  switch (kindOf(element)) {
    case 'title':
      return (
        <Typography component="h3" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {element.value}
        </Typography>
      );
    case 'text':
      return <SafeHtml html={element.value ?? ''} />;
    case 'image':
      return element.src === undefined ? null : <MailImage element={element} />;
    default:
      return (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('mailBody.notSent', { type: typeName(element) })}
        </Typography>
      );
  }
}
