/** Proposals of a debtor in an e-mail: a new address, and terms of payment. A person decides about it. */

export type ProposedAddress = {
  street: string
  houseNumber: string
  houseExtension: string | null
  postcode: string
  city: string
}
/** `amount`: cents. */
export type ProposedTerm = { amount: number; frequency: 'weekly' | 'monthly' }

const address =
  /(\p{Lu}[\p{L}'’. -]{2,60}?)\s+(\d{1,5})\s?([a-zA-Z]{1,2}|-\d{1,3})?[\s,]+([1-9]\d{3})\s?([A-Z]{2})[\s,]+(?:te\s+|in\s+)?(\p{Lu}[\p{L}'’-]+(?: (?:aan|den|de|der|op|a\/d|\p{Lu})[\p{L}'’-]*){0,4})/u

/** @returns The last Dutch address that follows a word about moving; undefined without one. */
export function addressIn(text: string): ProposedAddress | undefined {
  const about = /(?:nieuw(?:e)? adres|verhuisd|adreswijziging|woon (?:nu|inmiddels|sinds)|nieuwe woning)/i.exec(text)
  if (!about) return undefined
  const found = address.exec(text.slice(about.index)) ?? address.exec(text)
  if (!found) return undefined
  const [, street = '', houseNumber = '', extension, digits = '', letters = '', city = ''] = found
  return {
    street: street.replace(/^.*\b(?:is|wordt|luidt|naar|adres):?\s+(?=\p{Lu})/u, '').trim(),
    houseNumber,
    houseExtension: extension?.replace(/^-/, '') ?? null,
    postcode: `${digits} ${letters}`,
    city: city.trim(),
  }
}

const term =
  /(?:€|eur(?:o)?)\s?(\d{1,5})(?:[.,](\d{2}|-))?\s*(?:euro\s*)?(?:per|elke|iedere|in de|p\/)\s*(maand|week)|(\d{1,5})(?:[.,](\d{2}))?\s*(?:euro|€)\s*(?:per|elke|iedere|in de|p\/)\s*(maand|week)/i

/** @returns An amount and how often; undefined without one. */
export function termIn(text: string): ProposedTerm | undefined {
  const found = term.exec(text)
  if (!found) return undefined
  const euros = Number(found[1] ?? found[4])
  const cents = Number((found[2] ?? found[5] ?? '0').replace('-', '0'))
  const every = (found[3] ?? found[6] ?? '').toLowerCase()
  const amount = euros * 100 + cents
  return amount > 0 ? { amount, frequency: every === 'week' ? 'weekly' : 'monthly' } : undefined
}
