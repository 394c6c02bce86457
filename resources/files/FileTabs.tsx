/** Tabs of a file, below what is owed today. */
import type { ShowLayoutProps } from '#resources/entityOptions.ts'
import { RecordTabs, type TabList } from '#resources/show/tabs/RecordTabs.tsx'
import { FileFigures } from './FileFigures.tsx'
import { FileMoney } from './FileMoney.tsx'
import { useVisit } from './useVisit.ts'

const lists: Readonly<Record<string, readonly TabList[]>> = {
  claims: [{ resource: 'claim', property: 'file' }],
  bookings: [
    { resource: 'payment', property: 'file' },
    { resource: 'cost-line', property: 'file' },
    { resource: 'write-off', property: 'file' },
  ],
  interest: [{ resource: 'interest-setting', property: 'file' }],
}

export const FileTabs = (props: ShowLayoutProps) => {
  useVisit(props.record.id)
  return (
    <>
      <FileFigures record={props.record} />
      <RecordTabs {...props} texts="collectionFile" lists={lists} parts={{ money: FileMoney }} />
    </>
  )
}
