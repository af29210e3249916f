import Box from '@mui/material/Box';
import type { Carpooler } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { asContacted, contactsOf, currentNews } from '../drivers/contacts';
import { ContactState } from '../drivers/ContactState';
import { useAccountAddress } from '../useAccountAddress';
import { ChooseDriver } from './ChooseDriver';
import type { MatchRow } from './MatchTable';
import { NoteCarpoolerContact } from './NoteCarpoolerContact';
import { useCarpoolerRow } from './useCarpoolerRow';
import { chosenFor } from './useChoice';
import { useChoosesCarpoolers } from './useChoosesCarpoolers';

/**
 * The row of a carpooler of the platform, who can be chosen. Where the platform cannot handle that, they are contacted instead, and the row shows
 * what is known of it.
 */
export function usePlatformRow(): (carpooler: Carpooler) => MatchRow {
  const carpoolerRow = useCarpoolerRow();
  const addressOf = useAccountAddress();
  const choosesCarpoolers = useChoosesCarpoolers();
  const { solidaryCase } = useCase();
  return (carpooler) => {
    const row = carpoolerRow(carpooler);
    if (choosesCarpoolers || chosenFor(solidaryCase, carpooler)) return { ...row, action: <ChooseDriver match={carpooler} /> };
    const account = addressOf(carpooler.userId);
    return { ...row, ...(account !== undefined && { account }), state: <CarpoolerState carpooler={carpooler} />, action: <NoteCarpoolerContact carpooler={carpooler} /> };
  };
}

/** The state of contacting a carpooler; nothing before they were contacted. */
function CarpoolerState({ carpooler }: { carpooler: Carpooler }) {
  const { diary } = useCase().solidaryCase;
  const person = asContacted(carpooler);
  if (contactsOf(person, diary).length === 0 && !currentNews(person, diary)) return null;
  return (
    <Box sx={{ typography: 'body2', fontWeight: 400, mt: 0.5 }}>
      <ContactState person={person} />
    </Box>
  );
}
