/** Question from the menu of a row, kept in the state of the address because the menu itself goes when it closes. */
import { isObject } from '#providers/callErrors.ts'

export type RowAsk = { name: 'date' | 'note'; id: number }

export const askState = (ask: RowAsk) => ({ agendaAsk: ask })

export function askIn(state: unknown): RowAsk | undefined {
  const ask = isObject(state) ? state.agendaAsk : undefined
  return isObject(ask) ? (ask as RowAsk) : undefined
}
