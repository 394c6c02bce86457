/** Leads from the list to the page that adds an item. */
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { newItemPage } from './newItemPage.ts'

export const NewItemButton = () => {
  const translate = useTranslate()
  const may = useMay()
  if (!may(newItemPage.right)) return null
  return (
    <Button size="small" startIcon={<Add />} component={LinkBase} to={newItemPage.path}>
      {translate('pages.newPrecasso')}
    </Button>
  )
}
