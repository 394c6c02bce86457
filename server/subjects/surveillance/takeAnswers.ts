/** Takes in the answers of a provider: what is unchanged is noted, all else is a signal. */
import type { FastifyInstance } from 'fastify'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError, textsOf, type Text } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import type { Answer, BadLine } from './answers.ts'

export type Taken = { signalled: number; unchanged: number; bad: BadLine[] }

const s = names('address_surveillance', 't')
const c = names('country')

/** Takes answers, each in a savepoint, so that a bad line leaves the others alone. */
export async function takeAnswers(
  app: FastifyInstance,
  trx: Trx,
  answers: readonly Answer[],
  by: Writer,
): Promise<Taken> {
  const known = await openOnes(app, trx, answers, by)
  const countries = await countriesIn(trx, answers)
  const taken: Taken = { signalled: 0, unchanged: 0, bad: [] }
  for (const answer of answers) {
    const { line, reference, country: code, result } = answer
    const refuse = (key: string, value: string | number) =>
      taken.bad.push({ line, text: { key: `error.surveillance.${key}`, values: { value } } })
    const status = known.get(reference)
    if (status === undefined) {
      refuse('notWatched', reference)
      continue
    }
    const country = code === null ? null : countries.get(code)
    if (country === undefined) {
      refuse('country', code ?? '')
      continue
    }
    try {
      await savepoint(trx, 'answer', (inner) => takeOne(app, inner, { ...answer, status, country }, by))
      // A second line about him finds nobody who is watched.
      if (result !== 'unchanged') known.delete(reference)
      taken[result === 'unchanged' ? 'unchanged' : 'signalled'] += 1
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const [text] = textsOf(error)
      taken.bad.push({ line, text: text ?? ({ key: 'error.invalid' } satisfies Text) })
    }
  }
  return taken
}

type Found = Omit<Answer, 'country'> & { status: string; country: number | null }

async function takeOne(
  { records }: FastifyInstance,
  trx: Trx,
  { reference: id, result, address, country: newCountry, status }: Found,
  asker: Writer,
): Promise<void> {
  const by = system('surveillance', asker)
  if (result !== 'unchanged') {
    await records.take(
      trx,
      addressSurveillance,
      id,
      'signal',
      { result, ...address, ...(newCountry !== null && { newCountry }) },
      by,
    )
    return
  }
  // A provider answers for whom it was told by another way.
  const { rows } = await trx.query({
    text: `select from address_surveillance t where ${s.id} = $1 and ${s.status} = 'requested'`,
    values: [id],
  })
  if (status === 'requested' && rows.length > 0) await records.take(trx, addressSurveillance, id, 'tell', {}, by)
  await records.take(trx, addressSurveillance, id, 'check', { result }, by)
}

/** Status by id of those that are still watched and that this person may see, locked. */
async function openOnes(
  { now }: FastifyInstance,
  { query }: Trx,
  answers: readonly Answer[],
  { access }: Writer,
): Promise<Map<number, string>> {
  const params = new Params()
  const ids = params.add(
    answers.map(({ reference }) => reference),
    'bigint[]',
  )
  const where = allOf([
    `${s.id} = any(${ids})`,
    `${s.status} in ('requested', 'active')`,
    rowScope({ entity: addressSurveillance, access, now: now() }, params),
  ])
  const { rows } = await query<{ id: number; status: string }>({
    text: `select ${s.id}::int as id, ${s.status} from address_surveillance t where ${where} order by ${s.id} for update of t`,
    values: params.values,
  })
  return new Map(rows.map(({ id, status }) => [id, status]))
}

async function countriesIn({ query }: Trx, answers: readonly Answer[]): Promise<Map<string, number>> {
  const { rows } = await query<{ code: string; id: number }>({
    text: `select ${c.code}, ${c.id}::int as id from country where ${c.code} = any($1) and ${c.active}`,
    values: [answers.flatMap(({ country }) => country ?? [])],
  })
  return new Map(rows.map(({ code, id }) => [code, id]))
}
