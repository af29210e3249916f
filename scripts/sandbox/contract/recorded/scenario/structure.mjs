// The structures that the interview creates for itself: the operator operates `structure`, and nobody operates `otherStructure`.
import { rows } from '../Interview';

export const windows = {
  mMinTime: '1970-01-01T06:00:00+00:00',
  mMaxTime: '1970-01-01T12:00:00+00:00',
  aMinTime: '1970-01-01T12:00:00+00:00',
  aMaxTime: '1970-01-01T18:00:00+00:00',
  eMinTime: '1970-01-01T18:00:00+00:00',
  eMaxTime: '1970-01-01T23:00:00+00:00',
};
export const proof = (label, position, kind, more = {}) => ({ label, type: 1, position, activated: true, mandatory: false, [kind]: true, ...more });
export const structureBody = (tag, name, more = {}) => ({
  name: `St ${tag} ${name}`,
  email: `st.${tag}.${name}@example.org`,
  telephone: '0383000000',
  signature: 'L’équipe',
  mode: 0,
  solidaryTransport: true,
  ...windows,
  ...more,
});
export const list = (value) => (value && typeof value === 'object' ? Object.values(value) : []);

export async function ensureStructures(interview) {
  if (interview.ids.structure) return;
  const { tag } = interview;
  const operatorId = rows((await interview.get('/users/me', 'operator')).body)[0]?.id;
  interview.ids.operatorUser = operatorId;
  const territory = rows((await interview.get('/admin/territories?perPage=1')).body)[0]?.id;
  const proofs = [
    proof('Pas de permis', 1, 'checkbox'),
    proof('Connus comment', 2, 'input'),
    proof('Situation', 3, 'radio', { options: 'Sans emploi;En emploi;Retraité', acceptedValues: '0;1;2' }),
    proof('Organisme', 4, 'selectbox', { options: 'CAF;CPAM', acceptedValues: 'caf;cpam' }),
    proof('Carte', 5, 'file'),
    proof('Permis', 1, 'file', { type: 2 }),
  ];
  const body = structureBody(tag, 'ours', {
    mMon: true,
    aMon: true,
    subjects: [{ label: 'Médical' }, { label: 'Courses' }],
    needs: [{ label: 'Fauteuil', labelVolunteer: 'Je prends un fauteuil' }, { label: 'Porte' }],
    structureProofs: proofs,
    territories: territory ? [territory] : [],
    operators: [{ id: operatorId }],
  });
  const made = await interview.send('POST', '/admin/structures', { as: 'solidaryadmin', body });
  interview.know('structure', 'structure', made.body?.id);
  const other = await interview.send('POST', '/admin/structures', {
    as: 'solidaryadmin',
    body: structureBody(tag, 'other', { subjects: [{ label: 'Autre sujet' }] }),
  });
  interview.know('structure', 'otherStructure', other.body?.id);
  const read = (await interview.get(`/admin/structures/${made.body?.id}`, 'operator')).body ?? {};
  interview.parts = { subjects: list(read.subjects), needs: list(read.needs), proofs: list(read.structureProofs) };
  // The subject is taken from the answer to the creation, because a solidary administrator may not be allowed to read a structure without operators.
  interview.ids.otherSubject = list(other.body?.subjects)[0]?.id;
  interview.made = { ...made, sent: body };
}
