/** The documents that wait, to be chosen and opened. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin'
import { PartialCheckbox } from '#resources/table/PartialCheckbox.tsx'
import { StatusField } from '#resources/generated/documents/fields.tsx'
import { formatMoment } from '#resources/texts/dates.ts'
import { document, type Document } from '#schemas/generated/document.ts'
import type { Held } from './useHeld.ts'

type QueueListProps = {
  list: readonly Document[]
  total: number
  open: number | null
  chosen: ReadonlySet<number>
  held: ReadonlyMap<number, Held>
  onOpen: (id: number) => void
  onChoose: (ids: readonly number[], wanted: boolean) => void
}

export const QueueList = ({ list, total, open, chosen, held, onOpen, onChoose }: QueueListProps) => {
  const translate = useTranslate()
  const ids = list.map(({ id }) => id)
  const isAll = ids.every((id) => chosen.has(id))
  return (
    <Paper variant="outlined" component="section" aria-label={translate('documents.queue.list')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <PartialCheckbox
          label={translate('documents.queue.all')}
          checked={isAll}
          indeterminate={!isAll && chosen.size > 0}
          onChange={(_, wanted) => onChoose(ids, wanted)}
        />
        <Typography variant="body2" color="text.secondary" role="status">
          {chosen.size > 0
            ? translate('documents.queue.selected', { smart_count: chosen.size })
            : `${list.length} / ${total}`}
        </Typography>
      </Box>
      <ResourceContextProvider value={document.name}>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { xs: '45vh', md: '70vh' }, overflowY: 'auto' }}
        >
          {list.map((one) => (
            <Row
              key={one.id}
              of={one}
              isOpen={one.id === open}
              isChosen={chosen.has(one.id)}
              held={held.get(one.id)}
              onOpen={() => onOpen(one.id)}
              onChoose={(wanted) => onChoose([one.id], wanted)}
            />
          ))}
        </Box>
      </ResourceContextProvider>
    </Paper>
  )
}

type RowProps = {
  of: Document
  isOpen: boolean
  isChosen: boolean
  held: Held | undefined
  onOpen: () => void
  onChoose: (wanted: boolean) => void
}

const Row = ({ of, isOpen, isChosen, held, onOpen, onChoose }: RowProps) => {
  const translate = useTranslate()
  const { name, channel, file, precasso, customer, createdAt } = of
  const facts = [
    (file ?? precasso)?.number,
    customer?.company,
    channel && translate(`resources.document.values.channel.${channel}`),
    createdAt && formatMoment(createdAt),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        px: 0.5,
        '& + li': { borderTop: 1, borderColor: 'divider' },
        backgroundColor: isOpen ? 'action.selected' : undefined,
      }}
    >
      <Checkbox
        checked={isChosen}
        onChange={(_, wanted) => onChoose(wanted)}
        slotProps={{ input: { 'aria-label': translate('documents.queue.select', { name }) } }}
      />
      <ButtonBase
        onClick={onOpen}
        data-document={of.id}
        aria-current={isOpen || undefined}
        sx={{ flexGrow: 1, minWidth: 0, display: 'block', textAlign: 'left', py: 1, pr: 1, borderRadius: 0.5 }}
      >
        <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {held && (
          <Typography component="span" variant="body2" color="warning.main" sx={{ display: 'block' }}>
            {translate('documents.queue.held', { reason: held.reason })}
          </Typography>
        )}
      </ButtonBase>
      <Box sx={{ alignSelf: 'center', pr: 1 }}>
        <RecordContextProvider value={of}>
          <StatusField />
        </RecordContextProvider>
      </Box>
    </Box>
  )
}
