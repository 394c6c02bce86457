/** Names of the records that conditions ask about, and of those that a file has. */
import { useGetMany } from 'react-admin'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { kinds, type What } from './conditions.ts'

type Asked = { what: What; value?: string | null }

/** @returns The name of a record; its number until it is known, and where one may not read it. */
export function useRecordNames(asked: readonly Asked[]): (what: What, value: string) => string {
  const found = [useFound('customer', asked), useFound('legal-type', asked), useFound('file-status', asked)].flatMap(
    (records) => records,
  )
  return (what, value) => {
    const kind = kinds[what]
    if (kind.kind !== 'record') return value
    const record = found.find((one) => one.reference === kind.reference && String(one.record.id) === value)
    return (record && relatedText(record.record, kind.embed)) ?? `#${value}`
  }
}

function useFound(reference: string, asked: readonly Asked[]): { reference: string; record: Related }[] {
  const ids = asked.flatMap(({ what, value }) => {
    const kind = kinds[what]
    return kind.kind === 'record' && kind.reference === reference && value ? [Number(value)] : []
  })
  const { data = [] } = useGetMany<Related>(
    reference,
    { ids: [...new Set(ids)] },
    { enabled: ids.length > 0, onError: () => undefined, retry: false },
  )
  return data.flatMap((record) => (record ? [{ reference, record }] : []))
}
