/** Small projects for planning migrations, given as the properties of their entities. */
import { load, parseSource } from '#codegen/load.ts'
import { planTables } from '#codegen/migration/plan.ts'
import type { Table } from '#codegen/migration/table.ts'
import { tablesOf } from '#codegen/migration/tables.ts'
import type { Model } from '#codegen/model.ts'
import { modelFrom } from '#tests/codegen/fixture.ts'

type Json = Record<string, unknown>
/** Properties per entity; "required" and x- keywords stand beside them. */
export type Project = Record<string, Json>

const sources = load(process.cwd())

export function modelOf(project: Project): Model {
  const schemas = Object.entries(project).map(([name, content]) => {
    const own = (key: string) => key === 'required' || key.startsWith('x-')
    const keywords = Object.fromEntries(Object.entries(content).filter(([key]) => own(key)))
    const properties = Object.fromEntries(Object.entries(content).filter(([key]) => !own(key)))
    const schema = { type: 'object', title: name, 'x-entity': { plural: `${name}s` }, 'x-access': { read: '*' } }
    return parseSource(`${name}.schema.json`, JSON.stringify({ ...schema, ...keywords, properties }))
  })
  return modelFrom({ ...sources, schemas })
}

export type PlanCase = {
  before: Project
  after: Project
  accept?: readonly string[]
  /** Answers every count; absent: there is no database. */
  rows?: (sql: string) => number
}

export async function plan({ before, after, accept = [], rows }: PlanCase) {
  const planned = await planTables(tablesOf(modelOf(before)), modelOf(after), {
    accept,
    number: '0007',
    rows: async (sql) => {
      if (!rows) throw new Error('no database was asked')
      return rows(sql)
    },
  })
  return { ...planned, text: planned.text + (planned.indexes?.text ?? '') }
}

/** Returns the statements without the description before them. */
export async function planSql(what: PlanCase): Promise<string[]> {
  const { text, refusals } = await plan(what)
  if (refusals.length) throw new Error(refusals.map(({ message }) => message).join('\n'))
  return text.split('\n').filter((line) => line && !line.startsWith('--'))
}

export const tablesIn = (project: Project): Table[] => tablesOf(modelOf(project))
