import { EditorContent } from '@tiptap/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '@/engine/model/Widget';
import { Notice } from '@/ui/Notice';
import '@/ui/formattedText.css';
import { boxAttributes } from './richTextBox';
import './richText.css';
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
  const { editor, losesMarkup } = useRichTextEditor(props, {
    ...boxAttributes({ ...props, describedBy: [describedBy, noticeId].filter(Boolean).join(' ') }),
    class: 'rich-text formatted-text',
  });
  useEffect(() => {
    if (takesFocus) editor.view.dom.focus();
  }, [takesFocus, editor]);

  return (
    <div className="rich-text-editor">
      <div id={noticeId}>{losesMarkup && <Notice severity="info" role="alert">{t('richText.losesMarkup')}</Notice>}</div>
      <div className="rich-text-frame" data-invalid={invalid || undefined}>
        <RichTextToolbar editor={editor} label={t('richText.toolbar', { label: field.label })} controls={id} disabled={disabled} />
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
