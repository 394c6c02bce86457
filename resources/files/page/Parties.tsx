/** The debtor and the client of a file, and where it stands. */
import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import {
  CustomerField,
  DebtorField,
  FileStatusField,
  MerchantField,
  PhaseField,
  TagsField,
  WorkflowStatusField,
} from '#resources/generated/files/fields.tsx'
import { FileNeighbours } from './FileNeighbours.tsx'

const shown = [
  ['debtor', DebtorField],
  ['customer', CustomerField],
  ['merchant', MerchantField],
  ['phase', PhaseField],
  ['fileStatus', FileStatusField],
  ['workflowStatus', WorkflowStatusField],
  ['tags', TagsField],
] as const

export const Parties = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const isFilled = (name: string) => {
    const value = record?.[name]
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box component="dl" sx={list}>
        {shown
          .filter(([name]) => isFilled(name))
          .map(([name, Field]) => (
            <div key={name}>
              <dt>{translate(`resources.file.fields.${name}`)}</dt>
              <dd>
                <Field />
              </dd>
            </div>
          ))}
      </Box>
      {record && <FileNeighbours id={record.id} />}
    </Box>
  )
}

const list = {
  m: 0,
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2', overflowWrap: 'anywhere' },
  '& > div': { minWidth: 0, maxWidth: { xs: '100%', sm: 320 } },
} as const
