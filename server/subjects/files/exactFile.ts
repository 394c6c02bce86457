/** The one file that a text names exactly: by its number, payment reference, client's reference, or the number of a claim. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { folded } from '#domain/foldText.ts'
import { claim } from '#schemas/generated/claim.ts'
import { file } from '#schemas/generated/file.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'

const f = names('collection_file', 't')
const c = names('claim', 'c')

/** Longer than any of these numbers. */
const longest = 80

/** @returns undefined when none has it, when several have it, and for whoever may not see that one. */
export async function exactFile(
  { engine, now }: Pick<FastifyInstance, 'engine' | 'now'>,
  { access }: Pick<FastifyRequest, 'access'>,
  typed: string,
): Promise<number | undefined> {
  const text = typed.trim()
  if (text === '' || text.length > longest || !access.person?.id || !access.may(file.access.read)) return undefined
  const params = new Params()
  const spellings = params.add([...new Set(spellingsOf(text))], 'text[]')
  const asker = { access, now: now() }
  const isVisible = rowScope({ ...asker, entity: file }, params)
  const found = [f.number, f.payment_reference, f.client_reference].map(
    (column) => `select ${f.id} from collection_file t where ${allOf([`${column} = any(${spellings})`, isVisible])}`,
  )
  if (access.may(claim.access.read)) {
    const has = allOf([
      `${c.number} = any(${spellings})`,
      rowScope({ ...asker, entity: claim }, params, 'c'),
      isVisible,
    ])
    found.push(`select ${f.id} from claim c join collection_file t on ${f.id} = ${c.file_id} where ${has}`)
  }
  const { rows } = await engine.query<{ id: number }>({
    text: `${found.join(' union ')} limit 2`,
    values: params.values,
  })
  return rows.length === 1 ? Number(rows[0]?.id) : undefined
}

/** A payment reference is printed in groups of four, and a number with a hyphen behind its year; capitals matter to nobody. */
function spellingsOf(text: string): string[] {
  const bare = folded(text).replace(/[\s.-]+/g, '')
  return [text, text.toUpperCase(), ...(/^\d+$/.test(bare) ? [bare] : [])]
}
