import { renderToStaticMarkup } from 'react-dom/server';
import { useLabels, type Labels } from '@/engine/fields/labels';

interface SpeakerProps {
  named: Parameters<typeof useLabels>[0];
  text: (labels: Labels) => string;
}

/** A word or a sentence of an entity as its pages show it, in the language that i18next was started with. None of ours contains HTML characters. */
export function saidBy(named: SpeakerProps['named'], text: SpeakerProps['text']): string {
  return renderToStaticMarkup(<Speaker named={named} text={text} />);
}

function Speaker({ named, text }: SpeakerProps) {
  return text(useLabels(named));
}
