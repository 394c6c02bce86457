/** Leads from the list to the page that opens a file. */
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { newFilePage } from './newFilePage.ts'

export const NewFileButton = () => {
  const translate = useTranslate()
  const may = useMay()
  if (!may(newFilePage.right)) return null
  return (
    <Button size="small" startIcon={<Add />} component={LinkBase} to={newFilePage.path}>
      {translate('pages.newFile')}
    </Button>
  )
}
