// The bodies of solidary records.
import { day } from '../samples';

export const origin = {
  houseNumber: '3',
  street: 'rue des Carmes',
  streetAddress: '3 rue des Carmes',
  postalCode: '54300',
  addressLocality: 'Lunéville',
  addressCountry: 'France',
  countryCode: 'FR',
  region: 'Grand Est',
  latitude: '48.594200',
  longitude: '6.495000',
};
export const destination = {
  postalCode: '54000',
  addressLocality: 'Nancy',
  addressCountry: 'France',
  countryCode: 'FR',
  region: 'Grand Est',
  latitude: '48.692100',
  longitude: '6.184400',
};
export const week = { mon: true, tue: false, wed: false, thu: true, fri: false, sat: false, sun: false };
export const punctual = {
  regular: false,
  punctualOutwardDateChoice: 1,
  punctualOutwardMinDate: day(30),
  punctualOutwardTimeChoice: 1,
  punctualOutwardMinTime: '09:30',
  punctualReturnDateChoice: 1,
};
export const flexible = {
  regular: false,
  punctualOutwardDateChoice: 2,
  punctualOutwardMinDate: day(30),
  punctualOutwardMaxDate: day(37),
  punctualOutwardTimeChoice: 2,
  punctualReturnDateChoice: 3,
};
export const regular = {
  regular: true,
  regularDateChoice: 3,
  regularMinDate: day(30),
  regularMaxDate: day(120),
  regularSchedules: [{ ...week, outwardTime: '08:00', returnTime: '17:30' }],
};
export const KINDS = { punctual, flexible, regular };

let count = 0;
export const recordBody = (interview, more = {}) => ({
  structure: interview.ids.structure,
  beneficiary: {
    email: interview.address(`b${(count += 1)}`),
    givenName: 'Odette',
    familyName: `So${interview.tag}`,
    telephone: '0383402512',
    gender: 1,
    birthDate: '1941-05-02',
    homeAddress: origin,
  },
  adminsubject: interview.parts.subjects[0]?.id,
  needs: [],
  proofs: [],
  origin,
  destination,
  ...more,
});
