/** Values filled in for an entry of the log, and the body of the call that they become. */
import { dataFields, noted, type DataField, type DebtorData } from '#domain/fileLog/dataChange.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { defaultCurrency } from '#schemas/product.ts'
import type { FileLog } from '#schemas/generated/file-log.ts'

/** `portal`: a note of people of the client. */
export type Way = 'call' | 'note' | 'portal'
export type LogDraft = {
  subject: string
  content: string | null
  category: NonNullable<FileLog['category']>
  /** Id; null: none. */
  type: number | null
  channel: NonNullable<FileLog['channel']> | null
  visibleToClient: boolean
  callerName: string
  callerNumber: string
  callResult: FileLog['callResult']
  /** New data of the debtor, for the fields that somebody filled in. */
  data: Readonly<Partial<Record<DataField, string>>>
  termAmount: Cents | null
  termFrequency: NonNullable<FileLog['termFrequency']>
  termStart: IsoDate
}

export const firstDraft = (way: Way, termStart: IsoDate): LogDraft => ({
  subject: '',
  content: null,
  category: 'contact',
  type: null,
  visibleToClient: false,
  channel: way === 'call' ? 'phone_in' : null,
  callerName: '',
  callerNumber: '',
  callResult: way === 'call' ? 'reached' : null,
  data: {},
  termAmount: null,
  termFrequency: 'monthly',
  termStart,
})

export const draftOf = (entry: FileLog, termStart: IsoDate): LogDraft => ({
  subject: entry.subject,
  content: entry.content,
  category: entry.category ?? 'contact',
  type: entry.type?.id ?? null,
  channel: entry.channel,
  visibleToClient: entry.visibleToClient ?? false,
  callerName: entry.callerName ?? '',
  callerNumber: entry.callerNumber ?? '',
  callResult: entry.callResult ?? null,
  data: {},
  termAmount: entry.termAmount?.amount ?? null,
  termFrequency: entry.termFrequency ?? 'monthly',
  termStart: entry.termStart ?? termStart,
})

/** Fields in the order in which they are sent; errors of the server name their places. */
export const changedFields = ({ data }: LogDraft, current?: DebtorData): DataField[] =>
  dataFields.filter((field) => {
    const value = data[field]
    return value !== undefined && value.trim() !== '' && (!current || noted(field, value) !== current[field])
  })

/** @returns undefined while it has no subject. */
export function bodyOf(draft: LogDraft, way: Way, current?: DebtorData): Record<string, unknown> | undefined {
  const subject = draft.subject.trim()
  if (subject === '') return undefined
  const fields = changedFields(draft, current)
  const dataChange = fields.map((field) => ({ field, new: draft.data[field]?.trim() ?? null }))
  const common = { subject, content: draft.content, ...(dataChange.length > 0 && { dataChange }) }
  if (way === 'portal') return common
  const { category, type, channel, visibleToClient, callerName, callerNumber, callResult } = draft
  const call = way === 'call' ? { callerName: orNull(callerName), callerNumber: orNull(callerNumber), callResult } : {}
  const { termAmount, termFrequency, termStart } = draft
  const term =
    termAmount === null
      ? {}
      : { termAmount: { amount: termAmount, currency: defaultCurrency }, termFrequency, termStart }
  return { ...common, category, type, channel, visibleToClient, ...call, ...term }
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** Whether an entry is told as a call. */
export const isCall = ({ channel }: Pick<FileLog, 'channel'>): boolean =>
  channel === 'phone_in' || channel === 'phone_out'
