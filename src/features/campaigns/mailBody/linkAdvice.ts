import { htmlText } from '@/ui/htmlText';
import { parseHtml } from '@/ui/parseHtml';

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
export function linkAdvice(html: string): LinkAdvice[] {
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
