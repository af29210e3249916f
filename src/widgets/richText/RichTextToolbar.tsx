import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { useEditorState, type Editor } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { LinkTool } from './LinkTool';
import { ToolButton } from './ToolButton';

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  /** The id of the text that the toolbar formats. */
  controls: string;
  disabled: boolean;
}

interface Tool {
  name: string;
  icon: ReactNode;
  run(editor: Editor): void;
  /** Whether the tool is on; absent for a tool that acts once. */
  isOn?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
}

/** The tools for a text. The toolbar is one stop of the Tab key; arrow keys move between its buttons (ARIA toolbar). */
export function RichTextToolbar({ editor, label, controls, disabled }: RichTextToolbarProps) {
  const { t } = useTranslation('widgets');
  const roving = useRovingFocus();
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.map(({ isOn, isPossible }) => ({ on: isOn?.(current), possible: isPossible?.(current) ?? true })),
  });
  const buttons = TOOLS.map(({ name, icon, run }, index) => (
    <ToolButton
      key={name}
      name={t(`richText.${name}`)}
      isOn={states[index]?.on}
      isPossible={!disabled && states[index]?.possible === true}
      onPress={() => run(editor)}
    >
      {icon}
    </ToolButton>
  ));

  return (
    <div role="toolbar" aria-label={label} aria-controls={controls} {...roving} className="rich-text-toolbar">
      {buttons.slice(0, HISTORY)}
      <LinkTool editor={editor} disabled={disabled} />
      {buttons.slice(HISTORY)}
    </div>
  );
}

const TOOLS: readonly Tool[] = [
  { name: 'bold', icon: <FormatBold fontSize="small" />, run: (editor) => editor.chain().focus().toggleBold().run(), isOn: (editor) => editor.isActive('bold') },
  { name: 'italic', icon: <FormatItalic fontSize="small" />, run: (editor) => editor.chain().focus().toggleItalic().run(), isOn: (editor) => editor.isActive('italic') },
  heading('title', 2),
  heading('subtitle', 3),
  {
    name: 'bulletList',
    icon: <FormatListBulleted fontSize="small" />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: <FormatListNumbered fontSize="small" />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  { name: 'undo', icon: <Undo fontSize="small" />, run: (editor) => editor.chain().focus().undo().run(), isPossible: (editor) => editor.can().undo() },
  { name: 'redo', icon: <Redo fontSize="small" />, run: (editor) => editor.chain().focus().redo().run(), isPossible: (editor) => editor.can().redo() },
];

/** The index of the first of the tools undo and redo. */
const HISTORY = TOOLS.findIndex(({ name }) => name === 'undo');

function heading(name: string, level: 2 | 3): Tool {
  return {
    name,
    icon: undefined,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  };
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Makes one stop of the Tab key of the buttons marked `data-tool` in a toolbar: Tab leads to the last one used; arrow keys, Home and End move from there. */
function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];

  function mark() {
    for (const [index, tool] of tools().entries()) tool.tabIndex = index === current.current ? 0 : -1;
  }

  // This runs after each rendering, as a button that is rendered anew gets its default `tabindex` back.
  useLayoutEffect(mark);

  return {
    ref: bar,
    onFocus(event: FocusEvent) {
      const at = tools().findIndex((tool) => tool === event.target);
      if (at !== -1) current.current = at;
      mark();
    },
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      const all = tools();
      const at = all.findIndex((tool) => tool === event.target);
      if (!step || at === -1) return;
      event.preventDefault();
      all[step(at, all.length)]?.focus();
    },
  };
}
