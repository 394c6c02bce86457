/** The variables that templates may use, as stored: system variables and the office's own. */
import type { MessageLanguage, Variable, VariableFormat, VariableScope } from '#domain/templates/variable.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const templateVariableNames = names('template_variable')

export type OfferedVariable = {
  id: number
  key: string
  label: Readonly<Record<string, string>>
  description: Readonly<Record<string, string>> | null
  category: string
  type: 'system' | 'custom'
  format: VariableFormat
  scopes: readonly VariableScope[]
  sample: string | null
  texts: Readonly<Partial<Record<MessageLanguage, string>>> | null
  customerId: number | null
}

const select = `select ${templateVariableNames.id}, ${templateVariableNames.key}, ${templateVariableNames.label}, ${templateVariableNames.description}, ${templateVariableNames.category}, ${templateVariableNames.type}, ${templateVariableNames.format}, ${templateVariableNames.scopes}, ${templateVariableNames.sample}, ${templateVariableNames.texts},
  ${templateVariableNames.customer_id} as "customerId" from template_variable`

export async function offeredVariables(database: Pick<Engine | Trx, 'query'>): Promise<OfferedVariable[]> {
  return (
    await database.query<OfferedVariable>({
      name: 'template-variables',
      text: `${select} order by ${templateVariableNames.key}`,
    })
  ).rows
}

export const variablesByKey = async (
  database: Pick<Engine | Trx, 'query'>,
): Promise<ReadonlyMap<string, OfferedVariable>> =>
  new Map((await offeredVariables(database)).map((one) => [one.key, one]))

/** The used variables by key, locked against changes until the transaction ends. */
export async function allowList(trx: Trx, named: readonly string[]): Promise<Map<string, Variable>> {
  const text = `${select} where ${templateVariableNames.key} = any($1::text[]) order by ${templateVariableNames.id} for share`
  const { rows } = await trx.query<OfferedVariable>({ name: 'template-allow-list', text, values: [named] })
  return new Map(rows.map((row) => [row.key, asVariable(row)]))
}

export const asVariable = ({ key, type, format, scopes, customerId }: OfferedVariable): Variable => ({
  key,
  format,
  scopes,
  ...(type === 'custom' && { own: true }),
  ...(customerId !== null && { customerId }),
})
