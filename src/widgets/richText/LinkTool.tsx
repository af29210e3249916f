import LinkIcon from '@mui/icons-material/Link';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { libraryPart } from '@/ui/libraryPart';
import { ToolButton } from './ToolButton';

const { Part: LinkPopover } = libraryPart(() => import('./LinkPopover').then((m) => m.LinkPopover));

/** Asks for the address of a link, and applies it to the selected text. Escape and cancelling return the focus to the button, everything else to the text. */
export function LinkTool({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { t } = useTranslation('widgets');
  const button = useRef<HTMLButtonElement>(null);
  const [stage, setStage] = useState<'gone' | 'open' | 'closing'>('gone');
  const focusNext = useRef(() => undefined as unknown);
  const { isOn, address } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ isOn: current.isActive('link'), address: String(current.getAttributes('link')['href'] ?? '') }),
  });

  function close(next: () => unknown) {
    focusNext.current = next;
    setStage('closing');
  }

  function apply(typed: string) {
    close(() => editor.commands.focus());
    if (editor.state.selection.empty && !isOn) {
      editor.chain().insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: typed } }] }).run();
    } else {
      editor.chain().extendMarkRange('link').setLink({ href: typed }).run();
    }
  }

  function remove() {
    close(() => editor.commands.focus());
    editor.chain().extendMarkRange('link').unsetLink().run();
  }

  return (
    <>
      <ToolButton ref={button} name={t('richText.link')} isOn={isOn} isPossible={!disabled} onPress={() => setStage('open')}>
        <LinkIcon fontSize="small" />
      </ToolButton>
      <OverlayBoundary>
        {stage !== 'gone' && (
          <LinkPopover
            button={button}
            isOpen={stage === 'open'}
            address={isOn ? address : ''}
            onApply={apply}
            {...(isOn && { onRemove: remove })}
            onCancel={() => close(() => button.current?.focus())}
            onGone={() => {
              setStage('gone');
              focusNext.current();
            }}
          />
        )}
      </OverlayBoundary>
    </>
  );
}
