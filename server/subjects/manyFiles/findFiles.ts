/** The files that numbers and references name, as somebody pastes them or has them in a file. */
import { folded } from '#domain/foldText.ts'
import type { Engine } from '#server/db/engine.ts'
import { file } from '#schemas/generated/file.ts'
import type { Access } from '#server/foundation/access.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'

/** Numbers of one call. */
export const mostTexts = 10_000

export type Found = {
  ids: number[]
  /** Texts that no file has, among those that this person may see. */
  unknown: string[]
  /** Texts that several files have. */
  several: { text: string; count: number }[]
}

const f = names('collection_file', 't')
/** The first of them that names a file decides. */
const columns = [f.number, f.payment_reference, f.client_reference]

/** A file that is named twice is found once. */
export async function findFiles(
  { query }: Pick<Engine, 'query'>,
  texts: readonly string[],
  { access, now }: { access: Access; now: number },
): Promise<Found> {
  const asked = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
  const params = new Params()
  const spelled = asked.flatMap((text, place) => spellingsOf(text).map((spelling) => ({ place, spelling })))
  const places = params.add(
    spelled.map(({ place }) => place),
    'int[]',
  )
  const spellings = params.add(
    spelled.map(({ spelling }) => spelling),
    'text[]',
  )
  const isVisible = rowScope({ entity: file, access, now }, params)
  const ways = columns.map(
    (column, rank) =>
      `select a.place, ${rank} as rank, ${f.id} as id from asked a join collection_file t on ${allOf([`${column} = a.spelling`, isVisible])}`,
  )
  const { rows } = await query<{ place: number; ids: number[] }>({
    text: `with asked as (select * from unnest(${places}, ${spellings}) as x(place, spelling)),
        named as (${ways.join(' union ')}), best as (select place, min(rank) as rank from named group by place)
      select n.place, array_agg(n.id order by n.id) as ids from named n join best b on b.place = n.place and b.rank = n.rank group by n.place`,
    values: params.values,
  })
  const byPlace = new Map(rows.map(({ place, ids }) => [place, ids.map(Number)]))
  const found: Found = { ids: [], unknown: [], several: [] }
  for (const [place, text] of asked.entries()) {
    const ids = byPlace.get(place) ?? []
    if (ids.length === 0) found.unknown.push(text)
    else if (ids.length > 1) found.several.push({ text, count: ids.length })
    else found.ids.push(...ids)
  }
  return { ...found, ids: [...new Set(found.ids)] }
}

/** A payment reference is printed in groups of four, and a number with a hyphen behind its year; capitals matter to nobody. */
function spellingsOf(text: string): string[] {
  const bare = folded(text).replace(/[\s.-]+/g, '')
  return [...new Set([text, text.toUpperCase(), ...(/^\d+$/.test(bare) ? [bare] : [])])]
}
