/** The file is there: open it, or go on with the next one of the same client. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'

export type Result = { id: number; number: string; letterFault: string | null; isJoined: boolean }
type OpenedFileProps = { result: Result; onAnother: () => void; onNew: () => void }

export const OpenedFile = ({ result: { id, number, letterFault, isJoined }, onAnother, onNew }: OpenedFileProps) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ outline: 'none' }}>
        {translate(isJoined ? 'newFile.done.joined' : 'newFile.done.opened', { number })}
      </Typography>
      {letterFault && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate(`newFile.done.letter.${letterFault}`)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <Button variant="contained" component={LinkBase} to={createPath({ resource: 'file', type: 'show', id })}>
          {translate('newFile.done.open')}
        </Button>
        <Button onClick={onAnother}>{translate('newFile.done.another')}</Button>
        <Button onClick={onNew}>{translate('newFile.done.new')}</Button>
      </Box>
    </Paper>
  )
}
