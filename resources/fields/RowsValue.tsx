/** Rows of values as a small table; in the cell of a list as one line of text. */
import { Suspense, useContext } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import type { RowColumn } from '#schemas/entity.ts'
import { PartContext } from '#resources/contexts/TableContext.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import type { RowsTableProps } from './RowsTable.tsx'
import { rowsText, type RowValues } from '#resources/texts/rowsText.ts'
import { TruncatedText } from './TruncatedText.tsx'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

/** Table of rows, loaded on use because lists do not need it. */
const RowsTable = lazyPart(async () => ({ default: (await import('./RowsTable.tsx')).RowsTable }))

type RowsProps = ValueProps & { columns: readonly RowColumn[] }

export const RowsValue = ({ source, columns }: RowsProps) => {
  const rows = useValue<readonly RowValues[]>(source)
  const part = useContext(PartContext)
  if (!rows?.length) return null
  if (part === 'cell') return <OneLine {...{ source, columns, rows }} />
  return (
    <Suspense>
      <RowsTable {...{ source, columns, rows }} />
    </Suspense>
  )
}

const OneLine = ({ source, columns, rows }: RowsTableProps) => {
  const resource = useResourceContext()
  const translate = useTranslate()
  const locale = useKnownLocale()
  const word = (key: string) => translate(key, { _: '' })
  return <TruncatedText text={rowsText(rows, { columns, source, resource, locale, word })} />
}
