/** The day that is this many days after the day of the interview, as `YYYY-MM-DD`. */
export const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const long = (length: number, letter = 'x'): string => letter.repeat(length);

export const HTML = '<p>Bonjour <b>à</b> tous</p><script>alert(1)</script><img src=x onerror=alert(1)>';

export const ADDRESS = {
  houseNumber: '5',
  street: 'rue des Carmes',
  streetAddress: '5 rue des Carmes',
  postalCode: '54000',
  addressLocality: 'Nancy',
  addressCountry: 'France',
  countryCode: 'FR',
  region: 'Grand Est',
  latitude: '48.692100',
  longitude: '6.184400',
};

/** An address whose coordinates are numbers rather than texts. */
export const numeric = (address: typeof ADDRESS): object => ({
  ...address,
  latitude: Number(address.latitude),
  longitude: Number(address.longitude),
});
