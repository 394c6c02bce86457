/** Says of a file that it became part of another, which has all that was on it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { LinkBase, useTranslate, type RaRecord } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { file } from '#schemas/generated/file.ts'

export const MergedInto = ({ record: { mergedInto } }: { record: RaRecord }) => {
  const translate = useTranslate()
  const pathOf = useRecordPath(file.name)
  if (!isObject(mergedInto) || typeof mergedInto.id !== 'number') return null
  const path = pathOf(mergedInto.id)
  const number = String(mergedInto.number)
  return (
    <Alert severity="info">
      {translate('mergeFiles.into')}{' '}
      {path === undefined ? (
        number
      ) : (
        <Box component={LinkBase} to={path} sx={{ color: 'inherit', fontWeight: 600 }}>
          {number}
        </Box>
      )}
    </Alert>
  )
}
