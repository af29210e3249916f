import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LibraryTheme } from '@/ui/LibraryTheme';
import type { InputProps, WidgetField } from '@/engine/model/Widget';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { htmlText } from '@/ui/htmlText';
import { SafeHtml } from '@/ui/SafeHtml';
import { trustLibraries } from '@/ui/trustedTypes';
import { RichTextInput } from '@/widgets/richText/RichTextInput';
import { dangersIn } from '../../support/dangersIn';

declare global {
  interface Window {
    /** Shows a text on the page: rendered, as plain text, and in the editor. */
    show(html: string | undefined): void;
    /** Everything on the page that could run or load something. */
    dangers(): string[];
    /** The values that the editor has given to the form, in order. */
    sent: unknown[];
  }
}

/** A copy of an element without what the editor adds for itself. */
function withoutMarks(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('.ProseMirror-trailingBreak, .ProseMirror-separator')) mark.remove();
  return copy;
}

const field = { name: 'text', label: 'Description', schema: { type: 'string' }, options: {} } as unknown as WidgetField;

/** A page with one formatted text: rendered, as plain text, and in the editor, without the rest of the app. */
function RichTextPage() {
  const [{ html, turn }, setShown] = useState<{ html: string | undefined; turn: number }>({ html: undefined, turn: 0 });
  useEffect(() => {
    window.sent = [];
    window.show = (next) => setShown((shown) => ({ html: next, turn: shown.turn + 1 }));
    window.dangers = () => [...document.querySelectorAll('[data-rendered] > div, .ProseMirror')].map(withoutMarks).flatMap(dangersIn);
  }, []);

  return (
    <main data-turn={turn}>
      <h1>Texte mis en forme</h1>
      <section aria-label="Lu" data-rendered>
        <SafeHtml html={html ?? ''} />
      </section>
      <p aria-label="Dit">{htmlText(html ?? '')}</p>
      <fieldset key={turn}>
        <legend id="text-label">Description</legend>
        <Edited html={html} />
      </fieldset>
      <button type="button">Après</button>
    </main>
  );
}

function Edited({ html }: { html: string | undefined }) {
  const [value, setValue] = useState<unknown>(html);
  const props: InputProps = {
    id: 'text',
    field,
    value,
    onChange(next) {
      window.sent.push(next ?? null);
      setValue(next);
    },
    onBlur: () => undefined,
    required: true,
    disabled: false,
    invalid: false,
    describedBy: undefined,
    mode: 'edit',
  };
  return <RichTextInput {...props} />;
}

trustLibraries();
startI18n('fr');
await loadTexts('fr');
createRoot(document.getElementById('root')!).render(
  <LibraryTheme>
    <RichTextPage />
  </LibraryTheme>,
);
