import LinkIcon from '@mui/icons-material/Link';
import Popover from '@mui/material/Popover';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkForm } from './LinkForm';
import { ToolButton } from './ToolButton';

/** Asks for the address of a link, and applies it to the selected text. Escape and cancelling return the focus to the button, everything else to the text. */
export function LinkTool({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { t } = useTranslation('widgets');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const focusNext = useRef(() => undefined as unknown);
  const { isOn, address } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ isOn: current.isActive('link'), address: String(current.getAttributes('link')['href'] ?? '') }),
  });

  function close(next: () => unknown) {
    focusNext.current = next;
    setOpen(false);
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
      <ToolButton ref={button} name={t('richText.link')} isOn={isOn} isPossible={!disabled} onPress={() => setOpen(true)}>
        <LinkIcon fontSize="small" />
      </ToolButton>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => close(() => button.current?.focus())}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('richText.link'), elevation: 6 },
          transition: { onExited: () => focusNext.current() },
        }}
      >
        <LinkForm
          address={isOn ? address : ''}
          onApply={apply}
          {...(isOn && { onRemove: remove })}
          onCancel={() => close(() => button.current?.focus())}
        />
      </Popover>
    </>
  );
}
