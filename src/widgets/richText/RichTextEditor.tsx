import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import '@/ui/formattedText.css';
import { SAFE_ADDRESS } from '@/ui/safeAddress';
import { sanitiseHtml } from '@/ui/sanitiseHtml';
import { textValue } from '../textValue';
import { useBuffer } from '../useBuffer';
import { losesMarkup } from './lostMarkup';
import { boxAttributes } from './richTextBox';
import './richText.css';
import { RichTextToolbar } from './RichTextToolbar';

interface RichTextEditorProps extends InputProps {
  /** Whether the placeholder of the editor had the focus, which the editor then takes. */
  takesFocus: boolean;
}

/** The editor of a formatted text. The toolbar comes before the text; each is one stop of the Tab key. */
export function RichTextEditor({ takesFocus, ...props }: RichTextEditorProps) {
  const { id, field, disabled, invalid, describedBy } = props;
  const { t } = useTranslation('widgets');
  const noticeId = `${id}-loss`;
  const { editor, isLossy } = useRichTextEditor(props, {
    ...boxAttributes({ ...props, describedBy: [describedBy, noticeId].filter(Boolean).join(' ') }),
    class: 'rich-text formatted-text',
  });
  useEffect(() => {
    if (takesFocus) editor.view.dom.focus();
  }, [takesFocus, editor]);

  return (
    <div className="rich-text-editor">
      <div id={noticeId}>{isLossy && <Notice severity="info" role="alert">{t('richText.losesMarkup')}</Notice>}</div>
      <div className="rich-text-frame" data-invalid={invalid || undefined}>
        <RichTextToolbar editor={editor} label={t('richText.toolbar', { label: field.label })} controls={id} disabled={disabled} />
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

/** Keys that belong to the page: the editor must neither trap the focus nor keep a dialog open. */
const OF_THE_PAGE = new Set(['Tab', 'Escape']);

interface RichText {
  editor: Editor;
  /** Whether changing the text would lose some of its formatting. */
  isLossy: boolean;
}

/**
 * An editor for the HTML of a form's field. What it shows and what it returns is sanitised. A text that is unchanged, or was changed back, stays exactly what the
 * server sent, even where the editor would spell it differently.
 */
function useRichTextEditor(props: InputProps, attributes: Record<string, string>): RichText {
  const { value, onChange, onBlur, disabled } = props;
  const stored = textValue(value);
  const known = useRef(stored);
  const buffer = useBuffer({ onText: send, onBlur });

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: sanitiseHtml(stored ?? ''),
    // The security policy refuses a style sheet without the page's nonce; our own are `formattedText.css` and `richText.css`.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes,
      transformPastedHTML: sanitiseHtml,
      handleDOMEvents: {
        keydown(_view, event) {
          buffer.handleKeyDown(event);
          return OF_THE_PAGE.has(event.key);
        },
      },
    },
    onUpdate: ({ editor: changed }) => buffer.type(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: buffer.leave,
  });
  const [untouched, setUntouched] = useState(() => ({ stored, html: editor.getHTML() }));

  function send(html: string) {
    known.current = html === untouched.html ? untouched.stored : sanitiseHtml(html) || undefined;
    onChange(known.current);
  }

  // The form may hold another text than the one typed here, after a draft was discarded or somebody else's change was chosen.
  useEffect(() => {
    if (stored === known.current) return;
    known.current = stored;
    editor.commands.setContent(sanitiseHtml(stored ?? ''), { emitUpdate: false });
    setUntouched({ stored, html: editor.getHTML() });
  }, [editor, stored]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);

  return { editor, isLossy: losesMarkup(untouched.stored ?? '', untouched.html) };
}

/**
 * The formats that the editor knows. They are more than its toolbar offers (other headings, quotations, underlining), so that a text written elsewhere loses as
 * little as possible. A link may lead where `sanitiseHtml` allows it.
 */
const EXTENSIONS = [
  StarterKit.configure({
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    // This extension would add an empty paragraph that nobody typed.
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      linkOnPaste: false,
      isAllowedUri: (address) => SAFE_ADDRESS.test(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
