/** `/precasso/upload/view-uploaded`: earlier files of items, and of what was paid and credited of them, with what became of their rows; each leads to its rows and what is wrong with them. */
import { ResourceContextProvider, useTranslate } from 'react-admin'
import {
  CreatedAtColumn,
  CustomerColumn,
  NameColumn,
  RowsDuplicateColumn,
  RowsFailedColumn,
  RowsImportedColumn,
  RowsOkColumn,
  RowsTotalColumn,
  RowsUndoneColumn,
  SentByColumn,
  StatusColumn,
  TypeColumn,
} from '#resources/generated/import-jobs/fields.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { importJob } from '#schemas/generated/import-job.ts'

const filters = ['createdAt', 'customer', 'type', 'status', 'name']
const hidden = ['rowsOk', 'rowsUndone']
const ofPrecasso = { type: { in: ['precasso', 'precasso_update'] } }

const UploadsPage = () => {
  const translate = useTranslate()
  return (
    <ResourceContextProvider value={importJob.name}>
      <EntityList
        entity={importJob}
        title={translate('pages.precassoUploads')}
        filter={ofPrecasso}
        {...{ filters, hidden }}
        none={translate('fileImport.noUploads')}
      >
        <NameColumn key="name" />
        <CustomerColumn key="customer" />
        <TypeColumn key="type" />
        <StatusColumn key="status" />
        <RowsTotalColumn key="rowsTotal" />
        <RowsOkColumn key="rowsOk" />
        <RowsFailedColumn key="rowsFailed" />
        <RowsDuplicateColumn key="rowsDuplicate" />
        <RowsImportedColumn key="rowsImported" />
        <RowsUndoneColumn key="rowsUndone" />
        <SentByColumn key="sentBy" />
        <CreatedAtColumn key="createdAt" />
      </EntityList>
    </ResourceContextProvider>
  )
}

export default UploadsPage
