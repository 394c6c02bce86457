/** Leads from a list to the import of a file into it. */
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import IconButton from '@mui/material/IconButton'
import { LinkBase, useTranslate } from 'react-admin'
import { importPath } from './importPath.ts'
import type { Entity } from '#schemas/entity.ts'

export const ImportLink = ({ entity: { name } }: { entity: Entity }) => {
  const label = useTranslate()('importPage.action')
  return (
    <IconButton component={LinkBase} to={importPath(name)} aria-label={label} title={label}>
      <UploadFile />
    </IconButton>
  )
}
