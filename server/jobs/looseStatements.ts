/** The database as a library asks it that writes its own SQL: text and values, several statements in one text, no transaction of ours. */
import type { Engine, Trx } from '#server/db/engine.ts'

export type LooseStatements = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** Each text on one connection; what fails within a transaction that the text itself began leaves none open. */
export const looseStatements = (engine: Pick<Engine, 'alone'>): LooseStatements => ({
  executeSql: (text, values) =>
    engine.alone(async (session) => {
      const hasValues = values !== undefined && values.length > 0
      try {
        // Several statements can be sent only without a list of values, be it an empty one.
        return await session.query({ text, values: hasValues ? values : undefined })
      } catch (error) {
        if (!hasValues) await session.query({ text: 'rollback' }).catch(() => undefined)
        throw error
      }
    }),
})

/** The same within a transaction of ours. */
export const looseStatementsIn = ({ query }: Pick<Trx, 'query'>): LooseStatements => ({
  executeSql: (text, values) => query({ text, values }),
})
