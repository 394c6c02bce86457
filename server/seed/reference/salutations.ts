/** Salutations of people and the opening of letters to them. */

/** Code; name in Dutch, English and French; opening in those languages and in German. */
const salutations = [
  ['mr', 'De heer', 'Mr', 'Monsieur', 'Geachte heer', 'Dear Mr', 'Monsieur', 'Sehr geehrter Herr'],
  ['mrs', 'Mevrouw', 'Ms', 'Madame', 'Geachte mevrouw', 'Dear Ms', 'Madame', 'Sehr geehrte Frau'],
  ['family', 'Familie', 'Family', 'Famille', 'Geachte familie', 'Dear family', 'Chère famille', 'Sehr geehrte Familie'],
  [
    'neutral',
    'Heer of mevrouw',
    'Mr or Ms',
    'Monsieur ou Madame',
    'Geachte heer, mevrouw',
    'Dear Sir or Madam',
    'Madame, Monsieur',
    'Sehr geehrte Damen und Herren',
  ],
  [
    'company',
    'Onderneming',
    'Company',
    'Entreprise',
    'Geachte heer, mevrouw',
    'Dear Sir or Madam',
    'Madame, Monsieur',
    'Sehr geehrte Damen und Herren',
  ],
  [
    'heirs',
    'Erven van',
    'Heirs of',
    'Héritiers de',
    'Geachte erven',
    'Dear heirs',
    'Chers héritiers',
    'Sehr geehrte Erben',
  ],
] as const

export const salutationRows = () =>
  salutations.map(([code, nl, en, fr, ...[openingNl, openingEn, openingFr, openingDe]], index) => ({
    id: index + 1,
    code,
    name: { nl, en, fr },
    letter_opening: { nl: openingNl, en: openingEn, fr: openingFr, de: openingDe },
    position: index + 1,
    active: true,
  }))

/** Id of the row with this code. */
export const salutationId = (code: string): number => salutations.findIndex((row) => row[0] === code) + 1
