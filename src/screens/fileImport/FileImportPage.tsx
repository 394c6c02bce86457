/** `/file/import` and `/file/import/subscription`: files of claims, and of terms. */
import { useLocation, useTranslate } from 'react-admin'
import { ImportOf } from './ImportOf.tsx'

const FileImportPage = () => {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return pathname.endsWith('/subscription') ? (
    <ImportOf kind="subscription" title={translate('pages.termImport')} />
  ) : (
    <ImportOf kind="file" title={translate('pages.fileImport')} />
  )
}

export default FileImportPage
