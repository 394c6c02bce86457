/** Values of all variables for a file, in the language of its reader. What a file lacks has no value. */
import { fullName, salutationLine, type Person } from '#domain/messages/naming.ts'
import { vatStatement } from '#domain/templates/vatStatement.ts'
import { footerLines } from '#domain/templates/footerLines.ts'
import type { Placeholder } from '#domain/templates/placeholder.ts'
import type { ValueOf } from '#domain/templates/render.ts'
import type { MessageLanguage, Value } from '#domain/templates/variable.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { defaultLocale, locales } from '#schemas/product.ts'
import { say } from '#server/foundation/messages.ts'
import { officeSamples, type Sender } from '#server/subjects/templates/sender.ts'
import type { OfferedVariable } from '#server/subjects/templates/variables.ts'
import { fileBlock } from './fileBlocks.ts'
import type { FileFacts, Texts } from './fileFacts.ts'
import type { Money } from './moneyOf.ts'
import { addressLines, clientLines } from './recipient.ts'

/** The same for all messages of a chunk. */
export type OfOffice = {
  sender: Sender
  variables: ReadonlyMap<string, OfferedVariable>
  /** Address at which a reference is paid, with a slash at its end; null: none. */
  paymentUrl: string | null
  today: IsoDate
}
export type OfFile = {
  facts: FileFacts
  money: Money
  /** The person who writes; null: the program does, for the case manager. */
  author: { name: string; signature: string | null } | null
  /** The last day of the term of a 14-day letter that leaves now; null: it is no such letter. */
  letterEnd: IsoDate | null
  /** The amount that the text asks, so that its table ends there; absent: all that is owed. */
  asks?: 'principal' | 'outstanding'
}

const none = undefined
const text = (value: string | null | undefined): Value | undefined =>
  value === null || value === undefined || value.trim() === '' ? none : { format: 'text', text: value }
const link = (value: string | null | undefined): Value | undefined =>
  value === null || value === undefined || value === '' ? none : { format: 'link', text: value }
const date = (day: IsoDate | null | undefined): Value | undefined =>
  day === null || day === undefined ? none : { format: 'date', day }

/** @returns What `fillIn` looks values up with. */
export function valuesOf(office: OfOffice, of: OfFile, language: MessageLanguage): ValueOf {
  const known = new Map<string, Value | undefined>()
  const shared = officeSamples(office.sender) as Readonly<Record<string, string>>
  return ({ key, days = 0 }: Placeholder) => {
    if (key === 'today.plus') return date(addDays(office.today, days))
    if (!known.has(key)) known.set(key, find(key))
    return known.get(key)
  }

  function find(key: string): Value | undefined {
    const variable = office.variables.get(key)
    if (!variable) return none
    if (key === 'office.footer') {
      const lines = footerLines((name) => shared[name] ?? '', language)
      return { format: 'block', block: { kind: 'lines', lines } }
    }
    if (variable.type === 'custom') return text(textIn(variable.texts, language))
    if (key in shared) return variable.format === 'link' ? link(shared[key]) : text(shared[key])
    if (key === 'file.qrCode') {
      const content = paymentLink(office, of)
      return content ? { format: 'block', block: { kind: 'qr', content } } : none
    }
    if (variable.format === 'table' || variable.format === 'html') {
      const block = fileBlock(key, of, language)
      return block && { format: 'block', block }
    }
    return written[key]?.(of, language, office)
  }
}

const textIn = (texts: Texts | null, language: MessageLanguage): string | undefined => texts?.[language] ?? texts?.nl

/** Name of a state on screens; those are not in every language of messages. */
const stateIn = (state: string | null, language: MessageLanguage): string | undefined =>
  state === null
    ? undefined
    : say(locales.find((one) => one === language) ?? defaultLocale, {
        key: `resources.file.values.workflowStatus.${state}`,
      })

const paymentLink = ({ paymentUrl }: OfOffice, { facts: { paymentReference } }: OfFile): string | undefined =>
  paymentUrl !== null && paymentReference !== null ? `${paymentUrl}${paymentReference}` : undefined

type Find = (of: OfFile, language: MessageLanguage, office: OfOffice) => Value | undefined
const money =
  (cents: (of: OfFile) => number | null | undefined): Find =>
  (of) => {
    const found = cents(of)
    return typeof found === 'number' ? { format: 'money', cents: found, currency: of.facts.currency } : none
  }

/** Who speaks for a debtor is not called by the debtor's name. */
const addressed = (debtor: FileFacts['debtor']): Person =>
  debtor.representative ? { ...debtor, kind: 'company', opening: null } : debtor

/** Terms of the arrangement that are not paid, the first one first. */
const openTerms = ({ facts }: OfFile) => (facts.arrangement?.terms ?? []).filter(({ open }) => open > 0)
const overdue = (of: OfFile, today: IsoDate): number =>
  openTerms(of).reduce((total, { day, open }) => (day < today ? total + open : total), 0)
const lastPayment = ({ money: { found } }: OfFile) =>
  found.facts.payments.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1)

/** A key that is missing here has no value in a message about a file, such as those of summonses and invoices. */
const written: Readonly<Record<string, Find>> = {
  today: (_of, _language, { today }) => date(today),
  'file.number': ({ facts }) => text(facts.number),
  'file.clientReference': ({ facts }) => text(facts.clientReference),
  'file.status': ({ facts }, language) =>
    text(textIn(facts.status, language) ?? stateIn(facts.workflowStatus, language)),
  'file.openedAt': ({ facts }) => date(facts.openedAt),
  'file.caseManager.name': ({ facts }) => text(facts.caseManager?.name),
  'file.caseManager.email': ({ facts }, _language, { sender }) => text(facts.caseManager?.email ?? sender.email),
  'file.caseManager.phone': ({ facts }, _language, { sender }) => text(facts.caseManager?.phone ?? sender.phone),
  'file.paymentReference': ({ facts }) => text(facts.paymentReference?.replace(/(.{4})(?=.)/g, '$1 ')),
  'file.paymentLink': (of, _language, office) => link(paymentLink(office, of)),
  'file.limitationDate': ({ facts }) => date(facts.limitationDate),
  'file.14day.endDate': ({ facts, letterEnd }) => date(letterEnd ?? facts.letterEnd),
  'file.ground': ({ facts }, language) => text(textIn(facts.ground, language)),
  'file.total.principal': money(({ money: { balance } }) => balance.principal),
  'file.total.interest': money(({ money: { balance } }) => balance.interest),
  'file.total.costs': money(({ money: { balance } }) => balance.collectionCosts),
  'file.total.courtCosts': money(({ money: { balance } }) => balance.courtCosts),
  'file.total.paid': money(({ money: { balance } }) => balance.paid),
  'file.total.outstanding': money(({ money: { balance } }) => balance.outstanding),
  'file.interestPerDay': money(({ money: { balance } }) => balance.interestPerDay),
  'file.interestRate': ({ money: { balance } }) => {
    const rate = balance.replay.segments.at(-1)?.rate
    return rate === undefined ? none : { format: 'number', number: rate }
  },
  'file.interestFrom': ({ money: { balance } }) => date(balance.replay.segments.map(({ from }) => from).toSorted()[0]),
  'file.14day.costs': money(({ money: { announced } }) => announced?.net),
  'file.14day.costsVat': money(({ money: { announced } }) => announced?.vat),
  'file.14day.vatStatement': ({ facts, money: { announced } }, language) =>
    announced === null
      ? none
      : {
          format: 'text',
          text: vatStatement({ client: facts.customer.company, currency: facts.currency }, announced, language),
          mayBeEmpty: true,
        },
  'file.lastPayment.amount': money((of) => lastPayment(of)?.amount),
  'file.lastPayment.date': (of) => date(lastPayment(of)?.day),
  'arrangement.amount': money((of) => (openTerms(of)[0] ?? of.facts.arrangement?.terms[0])?.cents),
  'arrangement.count': ({ facts: { arrangement } }) =>
    arrangement && arrangement.terms.length > 0 ? { format: 'number', number: String(arrangement.terms.length) } : none,
  'arrangement.firstDate': ({ facts }) => date(facts.arrangement?.terms[0]?.day),
  'arrangement.nextDate': (of) => date(openTerms(of)[0]?.day),
  'arrangement.lastDate': ({ facts }) => date(facts.arrangement?.terms.at(-1)?.day),
  'arrangement.overdue': (of, language, office) => {
    const cents = overdue(of, office.today)
    return cents > 0 ? money(() => cents)(of, language, office) : none
  },
  'debtor.salutationLine': ({ facts }, language) => text(salutationLine(addressed(facts.debtor), language)),
  'debtor.fullName': ({ facts }, language) => text(fullName(facts.debtor, language)),
  'debtor.company': ({ facts }) => text(facts.debtor.company),
  'debtor.address': ({ facts: { debtor } }, language) =>
    text(debtor.address && addressLines(debtor.address, language).join('\n')),
  'debtor.address.street': ({ facts }) => text(facts.debtor.address?.street),
  'debtor.address.postcode': ({ facts }) => text(facts.debtor.address?.postcode),
  'debtor.address.city': ({ facts }) => text(facts.debtor.address?.city),
  'debtor.address.country': ({ facts }, language) => text(textIn(facts.debtor.address?.country ?? null, language)),
  'debtor.email': ({ facts }) => text(facts.debtor.contacts.find(({ kind }) => kind === 'email')?.value),
  'debtor.phone': ({ facts }) => text(facts.debtor.contacts.find(({ kind }) => kind !== 'email')?.value),
  'debtor.birthDate': ({ facts }) => date(facts.debtor.birthDate),
  'customer.company': ({ facts }) => text(facts.customer.company),
  'customer.tradeName': ({ facts }) => text(facts.customer.tradeName ?? facts.customer.company),
  'customer.address': ({ facts }) => text(clientLines(facts.customer).join('\n')),
  'customer.address.street': ({ facts }) => text(facts.customer.street),
  'customer.address.postcode': ({ facts }) => text(facts.customer.postcode),
  'customer.address.city': ({ facts }) => text(facts.customer.city),
  'customer.phone': ({ facts }) => text(facts.customer.phone),
  'customer.email': ({ facts }) => text(facts.customer.email),
  'customer.kvkNumber': ({ facts }) => text(facts.customer.kvkNumber),
  'merchant.webshopName': ({ facts }) =>
    text(facts.merchant?.name ?? facts.customer.tradeName ?? facts.customer.company),
  'merchant.url': ({ facts }) => link(facts.merchant?.url),
  'contact.firstName': ({ facts }) => text(facts.contact?.firstName),
  'contact.lastName': ({ facts }) => text(facts.contact?.lastName),
  'user.name': ({ facts, author }, _language, { sender }) =>
    text(author?.name ?? facts.caseManager?.name ?? sender.name),
  'user.signature': ({ facts, author }, _language, { sender }) => {
    const by = author ?? facts.caseManager
    return text(by?.signature ?? by?.name ?? sender.name)
  },
}
