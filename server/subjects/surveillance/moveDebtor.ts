/** Makes the address of a signal that of the debtor, and lets go on what waited for one. */
import type { FastifyInstance } from 'fastify'
import type { AddressSurveillanceLifecycle } from '#schemas/generated/address-surveillance.ts'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { file } from '#schemas/generated/file.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { processingItem } from '#schemas/generated/processing-item.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { losePosted } from '#server/subjects/ledger/letters/keepLetter.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { refused } from './refusal.ts'

type Signal = AddressSurveillanceLifecycle['record']
type Query = Pick<Trx, 'query'>

const a = names('debtor_address')
const c = names('country')
const d = names('debtor')
const f = names('collection_file', 'f')
const i = names('processing_item', 'i')

/**
 * The former addresses are those of somebody who moved, until today. Of the debtor's open files the steps that were held
 * for want of an address are tried again, a 14-day letter that went to the old address no longer counts, and the log says
 * why.
 *
 * @throws {Refused} When the signal has no address.
 */
export async function moveDebtor({ records }: FastifyInstance, signal: Signal, context: EffectContext): Promise<void> {
  const { debtor, newStreet, newCity } = signal
  if (!newStreet || !newCity) throw refused('noAddress')
  const { trx } = context
  const by = system('surveillance', context)
  const today = todayAt(context.now)
  await trx.query({ text: `select from debtor where ${d.id} = $1 for no key update`, values: [debtor] })
  const former = await formerOf(trx, debtor)
  for (const { id, validFrom } of former) {
    const validUntil = validFrom !== null && validFrom > today ? validFrom : today
    await records.update(trx, debtorAddress, id, { status: 'moved', validUntil }, by)
  }
  const country = signal.newCountry ?? former[0]?.country ?? (await homeCountry(trx))
  if (country === undefined) throw refused('noAddress')
  const { newHouseNumber: houseNumber, newHouseExtension: houseExtension, newPostcode: postcode } = signal
  const address = { street: newStreet, houseNumber, houseExtension, postcode, city: newCity, country }
  const known = { type: 'visit', status: 'verified', source: 'surveillance', validFrom: today } as const
  await records.create(trx, debtorAddress, { ...address, ...known, debtor }, by)
  for (const id of await heldOf(trx, debtor)) await records.take(trx, processingItem, id, 'retry', {}, by)
  for (const { id, customer } of await openFilesOf(trx, debtor)) {
    const isLetterLost = await losePosted(trx, id, today)
    if (isLetterLost) {
      await records.update(trx, file, id, { fourteenDayState: 'invalid' }, by)
      await settle(trx, id, { today, requestId: context.requestId })
    }
    await records.create(trx, fileLog, { file: id, customer, ...told(signal, isLetterLost, context.now) }, by)
  }
}

type Former = { id: number; country: number; validFrom: string | null }

async function formerOf({ query }: Query, debtor: number): Promise<Former[]> {
  const { rows } = await query<Former>({
    text: `select ${a.id}::int as id, ${a.country_id}::int as country, ${a.valid_from}::text as "validFrom" from debtor_address
      where ${a.debtor_id} = $1 and ${a.type} = 'visit' and ${a.valid_until} is null order by ${a.id} desc`,
    values: [debtor],
  })
  return rows
}

async function homeCountry({ query }: Query): Promise<number | undefined> {
  const { rows } = await query<{ id: number }>({
    text: `select ${c.id}::int as id from country where ${c.code} = 'NL'`,
  })
  return rows[0]?.id
}

/** Steps of his files that are held because there was no address. */
async function heldOf({ query }: Query, debtor: number): Promise<number[]> {
  const { rows } = await query<{ id: number }>({
    text: `select ${i.id}::int as id from processing_item i join collection_file f on ${f.id} = ${i.file_id}
      where ${f.debtor_id} = $1 and ${f.workflow_status} <> 'closed' and ${i.status} = 'in_hold' and ${i.hold_reason} = 'no_valid_address'
      order by ${i.id}`,
    values: [debtor],
  })
  return rows.map(({ id }) => id)
}

async function openFilesOf({ query }: Query, debtor: number): Promise<{ id: number; customer: number }[]> {
  const { rows } = await query<{ id: number; customer: number }>({
    text: `select ${f.id}::int as id, ${f.customer_id}::int as customer from collection_file f
      where ${f.debtor_id} = $1 and ${f.workflow_status} <> 'closed' order by ${f.id}`,
    values: [debtor],
  })
  return rows
}

/** In the language of the office, because it is stored. */
function told(signal: Signal, isLetterLost: boolean, now: number) {
  const { newStreet, newHouseNumber, newHouseExtension, newPostcode, newCity } = signal
  const house = [newHouseNumber, newHouseExtension].filter((part) => part !== null && part !== undefined).join(' ')
  const address = `${[newStreet, house].join(' ').trim()}, ${[newPostcode, newCity].filter(Boolean).join(' ')}`
  const letter = isLetterLost ? ` ${say(defaultLocale, { key: 'surveillance.letterLost' })}` : ''
  return {
    ...({ category: 'contact', channel: 'system', at: new Date(now).toISOString() } as const),
    subject: say(defaultLocale, { key: 'surveillance.moved' }),
    content: `<p>${escaped(say(defaultLocale, { key: 'surveillance.newAddress', values: { address } }) + letter)}</p>`,
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
