/** The values of a copied template: a new name and code, inactive. */
import type { Entity, Locale } from '#schemas/entity.ts'
import type { Body } from '#server/records/values/body.ts'
import { quote } from '#server/sql/sql.ts'
import type { Engine } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'

export async function copyOf(engine: Engine, entity: Entity, record: Body, locale: Locale): Promise<Body> {
  const own = entity.properties.filter(({ name, readOnly }) => !readOnly && Object.hasOwn(record, name))
  const values = Object.fromEntries(
    own.map(({ name, relation }) => [name, relation ? idOf(record[name]) : record[name]]),
  )
  const name = say(locale, { key: 'templateLint.copyName', values: { name: String(record.name).slice(0, 100) } })
  return { ...values, name, code: await freeCode(engine, entity, String(record.code)), active: false }
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** The first unused code of code-2, code-3, … */
async function freeCode(engine: Engine, { table }: Entity, code: string): Promise<string> {
  const stem = code.replace(/-[0-9]{1,4}$/, '').slice(0, 54)
  const { rows } = await engine.query<{ code: string }>({
    text: `select code from ${quote(table)} where starts_with(code, $1)`,
    values: [`${stem}-`],
  })
  const taken = new Set(rows.map((row) => row.code))
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`
}
