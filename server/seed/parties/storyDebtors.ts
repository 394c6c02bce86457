/** Debtors of the story files, by the number of the story; all invented. */

type Person = { first: string; insertion?: string; last: string; gender: 'male' | 'female' }
type StoryDebtor = (Person | { company: string; form: 'bv' | 'eenmanszaak' | 'vof' }) & { language?: 'en' }

const debtors: readonly StoryDebtor[] = [
  { first: 'Anouk', last: 'Brouwer', gender: 'female' },
  { first: 'Bilal', last: 'El Idrissi', gender: 'male' },
  { first: 'Carlijn', insertion: 'van', last: 'Rossum', gender: 'female' },
  { first: 'Daan', last: 'Hoekstra', gender: 'male' },
  { company: 'Faber Installatietechniek B.V.', form: 'bv' },
  { first: 'Eline', last: 'Schipper', gender: 'female' },
  { first: 'Floris', insertion: 'den', last: 'Hartog', gender: 'male' },
  { first: 'Gerda', last: 'Nijland', gender: 'female' },
  { company: 'Coenen Transport B.V.', form: 'bv' },
  { first: 'Hidde', last: 'Zandstra', gender: 'male' },
  { first: 'Iris', last: 'Dekker', gender: 'female' },
  { first: 'Jelle', insertion: 'ter', last: 'Horst', gender: 'male' },
  { first: 'Katja', last: 'Lammers', gender: 'female' },
  { first: 'Lars', last: 'Postma', gender: 'male' },
  { first: 'Mila', insertion: 'de', last: 'Wit', gender: 'female' },
  { first: 'Niels', last: 'Kuiper', gender: 'male' },
  { company: 'Meijer Drukwerk V.O.F.', form: 'vof' },
  { company: 'Quist Logistiek B.V.', form: 'bv' },
  { first: 'Olga', last: 'Evers', gender: 'female', language: 'en' },
  { first: 'Pieter', insertion: 'van', last: 'Dalen', gender: 'male' },
]

/** Number of debtors that belong to the story files: the first ones. */
export const storyDebtors = debtors.length

/** @returns undefined when the debtor belongs to no story. */
export function storyDebtor(id: number) {
  const debtor = debtors[id - 1]
  if (!debtor) return undefined
  const language = debtor.language ?? 'nl'
  if ('company' in debtor) {
    const { company, form: legal_form } = debtor
    return { kind: 'company' as const, fields: { company, legal_form }, language }
  }
  const { first: first_name, insertion = null, last: last_name, gender } = debtor
  const fields = { first_name, initials: `${first_name.charAt(0)}.`, insertion, last_name, gender }
  return { kind: 'private' as const, fields, language }
}
