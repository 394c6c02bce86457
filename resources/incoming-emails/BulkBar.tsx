/** Actions on all checked e-mails at once. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useTranslate } from 'react-admin'
import type { IncomingEmail } from '#schemas/generated/incoming-email.ts'
import { useDeed } from './useDeed.ts'

const deeds = ['finish', 'markSpam', 'ignore'] as const

export const BulkBar = ({ mails, onDone }: { mails: readonly IncomingEmail[]; onDone: () => void }) => {
  const translate = useTranslate()
  const { isBusy, actOnMany } = useDeed()
  const ids = mails.map(({ id }) => id)
  const suggested = mails.filter(({ suggestedFile, file }) => suggestedFile && !file)
  const handle = async (some: readonly number[], name: string) => {
    if ((await actOnMany(some, name)) > 0) onDone()
  }
  return (
    <Paper variant="outlined" sx={{ p: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Box role="status" sx={{ px: 0.5, mr: 'auto' }}>
        {translate('inbox.checked', { count: ids.length })}
      </Box>
      {suggested.length > 0 && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() =>
            void handle(
              suggested.map(({ id }) => id),
              'link',
            )
          }
        >
          {translate('inbox.linkSuggested')}
        </Button>
      )}
      {deeds.map((name) => (
        <Button key={name} size="small" disabled={isBusy} onClick={() => void handle(ids, name)}>
          {translate(`resources.incoming-email.actions.${name}.title`)}
        </Button>
      ))}
    </Paper>
  )
}
