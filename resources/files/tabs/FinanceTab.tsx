/** The money of a file: what is owed on any day, its interest by period, what is booked, and payments, costs and write-offs. */
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { Entries } from '#resources/files/finance/Entries.tsx'
import { FileMoney } from '#resources/files/finance/FileMoney.tsx'
import { Segments } from '#resources/files/finance/Segments.tsx'
import { file } from '#schemas/generated/file.ts'
import { RelatedList } from '#resources/files/RelatedList.tsx'

const lists = ['payment', 'cost-line', 'write-off', 'interest-setting'] as const

export const FinanceTab = ({ record }: { record: RaRecord }) => {
  const [on, setOn] = useState('')
  return (
    <>
      <FileMoney record={record} on={on} onChange={setOn} />
      <Segments record={record} on={on} />
      {lists.map((resource) => (
        <RelatedList key={resource} entity={file} record={record} resource={resource} property="file" />
      ))}
      <Entries record={record} />
    </>
  )
}
