import Box from '@mui/material/Box';
import { EditorContent } from '@tiptap/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '@/engine/model/Widget';
import { Notice } from '@/ui/Notice';
import { boxAttributes, frameStyle, textStyle } from './richTextBox';
import { RichTextToolbar } from './RichTextToolbar';
import { useRichTextEditor } from './useRichTextEditor';

interface RichTextEditorProps extends InputProps {
  /** Whether the placeholder of the editor had the focus, which the editor then takes. */
  takesFocus: boolean;
}

/** The editor of a formatted text. The toolbar comes before the text; each is one stop of the Tab key. */
export function RichTextEditor({ takesFocus, ...props }: RichTextEditorProps) {
  const { id, field, disabled, invalid, describedBy } = props;
  const { t } = useTranslation('widgets');
  const noticeId = `${id}-loss`;
  const { editor, losesMarkup } = useRichTextEditor(props, boxAttributes({ ...props, describedBy: [describedBy, noticeId].filter(Boolean).join(' ') }));
  useEffect(() => {
    if (takesFocus) editor.view.dom.focus();
  }, [takesFocus, editor]);

  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box id={noticeId}>{losesMarkup && <Notice severity="info" role="alert">{t('richText.losesMarkup')}</Notice>}</Box>
      <Box sx={[frameStyle, invalid && { borderColor: 'error.main' }]}>
        <RichTextToolbar editor={editor} label={t('richText.toolbar', { label: field.label })} controls={id} disabled={disabled} />
        <Box component={EditorContent} editor={editor} sx={editorStyle} />
      </Box>
    </Box>
  );
}

const editorStyle = {
  '& .ProseMirror': { ...textStyle, whiteSpace: 'break-spaces', fontVariantLigatures: 'none' },
  '& .ProseMirror [contenteditable="false"]': { whiteSpace: 'normal' },
};
