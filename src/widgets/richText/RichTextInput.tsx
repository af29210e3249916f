import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { EditorContent } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '@/engine/Widget';
import { htmlStyle } from '@/ui/htmlStyle';
import { RichTextToolbar } from './RichTextToolbar';
import { useRichTextEditor } from './useRichTextEditor';

/** A formatted text, held as HTML. The bar comes before the text, one Tab each. */
export function RichTextInput(props: InputProps) {
  const { id, field, required, disabled, invalid, describedBy } = props;
  const { t } = useTranslation('widgets');
  const noticeId = `${id}-loss`;
  const { editor, losesMarkup } = useRichTextEditor(props, {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': field.label,
    'aria-required': String(required),
    'aria-invalid': String(invalid),
    'aria-describedby': [describedBy, noticeId].filter(Boolean).join(' '),
  });

  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box id={noticeId}>{losesMarkup && <Alert severity="info">{t('richText.losesMarkup')}</Alert>}</Box>
      <Box sx={[frameStyle, invalid && { borderColor: 'error.main' }]}>
        <RichTextToolbar editor={editor} label={t('richText.toolbar', { label: field.label })} controls={id} disabled={disabled} />
        <Box component={EditorContent} editor={editor} sx={editorStyle} />
      </Box>
    </Box>
  );
}

const frameStyle = { border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 };

const editorStyle = {
  '& .ProseMirror': {
    ...htmlStyle,
    minHeight: 160,
    px: 1.75,
    py: 1.25,
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .ProseMirror [contenteditable="false"]': { whiteSpace: 'normal' },
};
