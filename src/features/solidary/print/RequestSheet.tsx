import { useLabels } from '@/engine/fields/labels';
import { formatDateTime, formatNumber, formatTelephone } from '@/i18n/format';
import { toLanguage } from '@/i18n/language';
import { useTranslation } from '@/i18n/useTranslation';
import { htmlText } from '@/ui/htmlText';
import { useActionWord } from '../case/actions/useActionWord';
import { useCase } from '../case/CaseContext';
import { useStructureProofs } from '../case/proofs/useStructureProofs';
import { JourneyFacts } from './JourneyFacts';
import { personName } from '../model/personName';
import type { CaseProof, ChosenDriver } from '../model/SolidaryCase';
import { wordedProof } from '../model/wordedProof';
import { Sheet, SheetFacts, SheetPart } from './Sheet';
import { useFieldText } from './useFieldText';

/** A whole request on paper: the person, the journey, the drivers, and the history. */
export function RequestSheet() {
  const { solidaryCase, entity } = useCase();
  const { t, i18n } = useTranslation('solidaryPrint');
  const language = toLanguage(i18n.language);
  const labels = useLabels(entity.resource);
  const actionWord = useActionWord();
  const text = useFieldText();
  const { asked } = useStructureProofs(solidaryCase.structure.id);
  const answerText = (answer: CaseProof['value']) => (typeof answer === 'boolean' ? t(answer ? 'widgets:yes' : 'widgets:no') : answer);
  const { id, status, progression, structure, beneficiary, needs, proofs, drivers, diary, subject } = solidaryCase;
  const state = t('state', { status: labels.choice('status', status), progression: formatNumber(progression, language) });

  return (
    <Sheet title={t('request.title', { id })} structure={structure}>
      <SheetFacts facts={[[t('status'), state]]} />
      <SheetPart title={t('beneficiary')}>
        <SheetFacts
          facts={[
            [t('name'), personName(beneficiary)],
            [t('birthDate'), text('birthDate')],
            [t('telephone'), text('telephone')],
            [t('email'), text('email')],
            [t('homeAddress'), text('homeAddress')],
          ]}
        />
      </SheetPart>
      <SheetPart title={t('journey')}>
        <SheetFacts
          facts={[
            [t('subject'), subject],
            [t('needs'), needs.map(({ label }) => label).join('\n')],
          ]}
        />
        <JourneyFacts journey={solidaryCase.journey} />
      </SheetPart>
      {proofs.length > 0 && (
        <SheetPart title={t('proofs')}>
          <SheetFacts facts={proofs.map((proof) => [proof.label, proof.fileName ?? answerText(wordedProof(proof, asked).value)] as const)} />
        </SheetPart>
      )}
      {drivers.length > 0 && (
        <SheetPart title={t('drivers')}>
          <SheetFacts facts={drivers.map((driver) => [t(`kinds.${driver.kind}`), driverText(driver)] as const)} />
        </SheetPart>
      )}
      <SheetPart title={t('history')}>
        <SheetFacts
          facts={diary.map((entry) => {
            const what = [actionWord(entry.action), personName(entry.author)].filter(Boolean).join(', ');
            return [formatDateTime(entry.date, language) ?? entry.date, [what, entry.comment && htmlText(entry.comment)].filter(Boolean).join('\n')] as const;
          })}
        />
      </SheetPart>
    </Sheet>
  );
}

function driverText(driver: ChosenDriver): string {
  return [personName(driver), driver.telephone && formatTelephone(driver.telephone)].filter(Boolean).join(' · ');
}
