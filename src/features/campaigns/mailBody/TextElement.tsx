import Box from '@mui/material/Box';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ComponentType } from 'react';
import { useEngine } from '@/engine/data/EngineContext';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { htmlText } from '@/ui/htmlText';
import { Notice } from '@/ui/Notice';
import { parseHtml } from '@/ui/parseHtml';
import { PartBoundary } from '@/ui/PartBoundary';
import { ElementField } from './ElementField';
import type { ElementProps } from './ElementProps';

/** A formatted text in the editor of all formatted texts, with advice about its links. */
export function TextElement({ element, boxOf, field, disabled, mode, onEdit }: ElementProps) {
  const Input = useEngine().widgets['richText']?.Input as ComponentType<InputProps> | undefined;
  const box = boxOf('value');
  const label = `${box.label} (${box.owner})`;
  const isFocusExpected = useRef(false);
  const expectFocus = useCallback((hadFocus: boolean) => void (isFocusExpected.current = hadFocus), []);
  const takeFocus = useCallback((id: string) => {
    const text = document.getElementById(id);
    if (isFocusExpected.current && !text) return false;
    if (isFocusExpected.current && document.activeElement === document.body) text?.focus();
    isFocusExpected.current = false;
    return true;
  }, []);
  const inner = useMemo(() => ({ ...field, name: `${field.name}.value`, label }), [field, label]);
  return (
    <ElementField box={box}>
      {({ invalid, describedBy, onBlur }) => (
        <>
          <PartBoundary fallback={<EditorPlace id={box.id} label={label} onGone={expectFocus} />}>
            {Input && (
              <Input
                id={box.id}
                field={inner}
                value={element.value}
                onChange={(value) => onEdit({ value: value as string | undefined })}
                onBlur={onBlur}
                required
                disabled={disabled}
                invalid={invalid}
                describedBy={[describedBy, `${box.id}-links`].filter(Boolean).join(' ')}
                mode={mode}
              />
            )}
            <Arrival id={box.id} onArrival={takeFocus} />
          </PartBoundary>
          <LinkAdviceBox id={`${box.id}-links`} html={element.value ?? ''} />
        </>
      )}
    </ElementField>
  );
}

interface PlaceProps {
  id: string;
  label: string;
  /** Called when the editor comes. */
  onGone(hadFocus: boolean): void;
}

/** Holds the place of the editor while it loads. */
function EditorPlace({ id, label, onGone }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => onGone(element !== null && element === document.activeElement);
  }, [onGone]);
  return <Box ref={place} id={id} role="textbox" aria-label={label} aria-busy aria-readonly tabIndex={-1} sx={{ height: 208 }} />;
}

interface ArrivalProps {
  id: string;
  /** Called until it returns true: the editor adds its text to the page some frames after its place has gone. */
  onArrival(id: string): boolean;
}

/** Stands after the editor and asks in each frame whether its text is there. */
function Arrival({ id, onArrival }: ArrivalProps) {
  useEffect(() => {
    let frame = 0;
    function look() {
      if (!onArrival(id)) frame = requestAnimationFrame(look);
    }
    look();
    return () => cancelAnimationFrame(frame);
  }, [id, onArrival]);
  return null;
}

function LinkAdviceBox({ id, html }: { id: string; html: string }) {
  const { t } = useTranslation('widgets');
  const advice = useMemo(() => linkAdvice(html), [html]);
  const lines = [...new Set(advice.map(({ kind, words, address }) => t(`mailBody.links.${kind}`, { words: words || address, address })))];
  return (
    <Box id={id} role="status">
      {lines.length > 0 && (
        <Notice severity="warning" role="none">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Notice>
      )}
    </Box>
  );
}

/** Advice about a link: its words say nothing outside their sentence, or its address is not encrypted. */
interface LinkAdvice {
  kind: 'vague' | 'insecure';
  words: string;
  address: string;
}

/** Words that tell nothing about where a link leads to a reader who jumps from link to link. */
const VAGUE = new Set(
  ['cliquez ici', 'cliquer ici', 'cliquez-ici', 'ici', 'par ici', 'lien', 'ce lien', 'voir', 'en savoir plus', 'lire la suite', 'plus d’infos', 'suite']
    .concat(['click here', 'here', 'link', 'this link', 'more', 'read more', 'learn more', 'see more']),
);

/** The advice about the links of a formatted text, in their order. */
function linkAdvice(html: string): LinkAdvice[] {
  return [...parseHtml(html).querySelectorAll('a[href]')].flatMap((link): LinkAdvice[] => {
    const address = link.getAttribute('href') ?? '';
    const words = htmlText(link.innerHTML) ?? '';
    const isVague = VAGUE.has(words.toLowerCase().replaceAll("'", '’').replace(/[\s.…:!?>»]+$/u, '')) || words === '';
    return [
      ...(isVague ? [{ kind: 'vague' as const, words, address }] : []),
      ...(/^http:/i.test(address) ? [{ kind: 'insecure' as const, words, address }] : []),
    ];
  });
}
