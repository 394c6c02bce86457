/** Leads to the page that imports a client's file. */
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { importFilesPage } from './newFilePage.ts'

export const ImportFilesButton = () => {
  const translate = useTranslate()
  const may = useMay()
  if (!may(importFilesPage.right)) return null
  return (
    <Button size="small" startIcon={<UploadFile />} component={LinkBase} to={importFilesPage.path}>
      {translate('pages.fileImport')}
    </Button>
  )
}
