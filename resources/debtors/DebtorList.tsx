/** Debtors, with the number of their files and what is outstanding; those that were merged into others are left out. */
import { useListContext, useRecordContext, useTranslate } from 'react-admin'
import { EntityList } from '#resources/list/EntityList.tsx'
import {
  BirthDateColumn,
  CreatedAtColumn,
  InsolvencyStatusColumn,
  KindColumn,
  KvkNumberColumn,
  LanguageColumn,
  NameColumn,
  NumberColumn,
  RepresentativeColumn,
  VulnerableColumn,
} from '#resources/generated/debtors/fields.tsx'
import { Column } from '#resources/table/Column.tsx'
import { debtor } from '#schemas/generated/debtor.ts'
import { MoneySum } from './MoneySum.tsx'
import { useSummaries } from './useSummaries.ts'

/** Most debtors that a call for summaries takes. */
const most = 1000

/** Summary of the row's debtor; asked for all rows of the page together. */
function useSummary() {
  const record = useRecordContext()
  const { data = [] } = useListContext()
  const { data: summaries } = useSummaries(data.slice(0, most).map(({ id }) => id))
  return record && summaries?.get(String(record.id))
}

const City = () => useSummary()?.city ?? null
const Files = () => useSummary()?.files ?? null
const OpenFiles = () => useSummary()?.openFiles ?? null
const Outstanding = () => {
  const summary = useSummary()
  return summary && summary.files > 0 ? <MoneySum amounts={summary.outstanding} /> : null
}

const CityColumn = () => (
  <Column source="_city" label={useTranslate()('columns.debtor._city')} field={City} width={150} />
)
const FilesColumn = () => (
  <Column source="_files" label={useTranslate()('columns.debtor._files')} field={Files} width={90} numeric />
)
const OpenFilesColumn = () => (
  <Column
    source="_openFiles"
    label={useTranslate()('columns.debtor._openFiles')}
    field={OpenFiles}
    width={90}
    numeric
  />
)
const OutstandingColumn = () => (
  <Column
    source="_outstanding"
    label={useTranslate()('columns.debtor._outstanding')}
    field={Outstanding}
    width={130}
    numeric
  />
)

export const DebtorList = () => (
  <EntityList
    entity={debtor}
    filters={[
      'name',
      'kind',
      'birthDate',
      'kvkNumber',
      'insolvencyStatus',
      'vulnerable',
      'representative',
      'mergedInto',
      'number',
    ]}
    hidden={['birthDate', 'kvkNumber', 'language', 'representative', 'vulnerable', 'createdAt']}
  >
    <NumberColumn key="number" />
    <NameColumn key="name" />
    <KindColumn key="kind" />
    <CityColumn key="_city" />
    <FilesColumn key="_files" />
    <OpenFilesColumn key="_openFiles" />
    <OutstandingColumn key="_outstanding" />
    <InsolvencyStatusColumn key="insolvencyStatus" />
    <BirthDateColumn key="birthDate" />
    <KvkNumberColumn key="kvkNumber" />
    <LanguageColumn key="language" />
    <RepresentativeColumn key="representative" />
    <VulnerableColumn key="vulnerable" />
    <CreatedAtColumn key="createdAt" />
  </EntityList>
)
