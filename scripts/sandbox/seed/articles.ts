import type { RecordData } from '../../../src/engine/model/Schema';
import { ARTICLE_TEXTS, LEGAL_PAGES, QUESTIONS, type Bilingual } from './articleTexts';
import { PLACES } from './places';
import type { Random } from './Random';

/** The pages of a public website: first the legal pages, then the frequently asked questions, then advice for each commune. */
export function articleDocument(id: number, random: Random): RecordData {
  const legal = LEGAL_PAGES[id - 1];
  if (legal) return bilingual(id, legal, []);
  const subject = ARTICLE_TEXTS[id % ARTICLE_TEXTS.length];
  const { commune } = PLACES[(id * 3) % PLACES.length] ?? random.pick(PLACES);
  const here = ({ fr, en }: Bilingual): Bilingual => ({ fr: fr.replaceAll('{commune}', commune), en: en.replaceAll('{commune}', commune) });
  const told = (sections: readonly SectionTexts[]) => sections.map(({ title, texts }) => ({ title: here(title), texts: texts.map(here) }));
  if (id === LEGAL_PAGES.length + 1 || !subject) return bilingual(id, { fr: 'Foire aux questions', en: 'Frequently asked questions' }, told(questions()));
  return { ...bilingual(id, here(subject.title), told(subject.sections)), status: random.chance(0.75) ? 1 : 0 };
}

interface SectionTexts {
  title: Bilingual;
  texts: Bilingual[];
}

/** The sections of a long page, ten with four paragraphs each. */
function questions(): SectionTexts[] {
  return QUESTIONS.map((title, index) => ({
    title,
    texts: [0, 1, 2, 3].map((rank) => ARTICLE_TEXTS[(index + rank) % ARTICLE_TEXTS.length]?.sections[rank % 2]?.texts[0] ?? title),
  }));
}

/** An article as it is stored, with the translations that readers of English get. */
function bilingual(id: number, title: Bilingual, sections: SectionTexts[]): RecordData {
  const english: Record<string, string> = { title: title.en };
  const stored = sections.map((section, index) => {
    const sectionId = id * 1000 + index * 10;
    english[`section.${sectionId}.title`] = section.title.en;
    if (index === 0) english[`section.${sectionId}.subTitle`] = 'The essentials in a few lines';
    return {
      id: sectionId,
      title: section.title.fr,
      subTitle: index === 0 ? 'L’essentiel en quelques lignes' : null,
      position: index + 1,
      // The last section is still being written.
      status: index > 0 && index === sections.length - 1 ? 0 : 1,
      paragraphs: section.texts.map(({ fr, en }, rank) => {
        const paragraphId = sectionId + rank + 1;
        english[`paragraph.${paragraphId}.text`] = en;
        return { id: paragraphId, text: fr, position: rank + 1, status: 1 };
      }),
    };
  });
  return { title: title.fr, status: 1, sections: stored, translations: { en: english }, asections: undefined };
}
