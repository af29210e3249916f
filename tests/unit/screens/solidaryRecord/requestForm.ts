import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { completedEntity } from '@/features/solidary/form/completedEntity';
import { readConfiguration } from '@/features/solidary/model/RequestConfiguration';
import { entityNamed } from '../../../support/realEntities';

/** The entity of requests, without what a structure asks and offers. */
export const requests = entityNamed('solidaryRecord');

const everyDay = () => ({ title: '', body: '', advised: { label: '', detail: '' }, asked: { label: '', detail: '' }, taken: '' });
const words = { ownSubject: 'Autre', fileLater: 'Plus tard', impossible: String, everyDay, emailNeeded: 'Il en faut une', flexibleRisk: 'Elle peut rester fermée', fileKept: 'Gardé', partOfDay: String };

/** The structure as its own form has it. */
const structure: RecordData = {
  id: 4,
  name: 'CCAS de Nancy',
  email: 'ccas@exemple.fr',
  subjects: [{ id: 101, label: 'Courses' }],
  needs: [{ id: 201, label: 'Chien guide' }],
  structureProofsRequester: [
    { id: 301, label: 'Sans permis', inputType: 'checkbox' },
    { id: 302, label: 'Carte', inputType: 'file' },
    { id: 303, label: 'Avis', inputType: 'file' },
    { id: 304, label: 'Autre', inputType: 'file' },
  ],
};

/** The form of a request, with what that structure asks and offers. */
export function requestForm(record?: RecordData): EntityBody {
  return completedEntity(requests, { configuration: readConfiguration(structure), words, ...(record && { record }) });
}
