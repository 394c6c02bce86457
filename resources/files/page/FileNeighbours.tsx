/** Links to the previous and next file of the list from which the person came; the keys P and N do the same. */
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useNeighbours } from '#resources/files/useNeighbours.ts'
import type { RecordId } from '#resources/contexts/paths.ts'

export const FileNeighbours = ({ id }: { id: RecordId }) => {
  const translate = useTranslate()
  const { previous, next, position, total } = useNeighbours(id)
  if (previous === undefined && next === undefined) return null
  return (
    <Box data-walk sx={{ display: 'flex', alignItems: 'center', displayPrint: 'none', flexShrink: 0 }}>
      <Step id={previous} label={translate('fileScreen.previous')} icon={<ChevronLeft />} letter="p" />
      {position !== undefined && total !== undefined && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {translate('fileScreen.position', { position, total })}
        </Box>
      )}
      <Step id={next} label={translate('fileScreen.next')} icon={<ChevronRight />} letter="n" />
    </Box>
  )
}

type StepProps = { id: RecordId | undefined; label: string; icon: ReactNode; letter: string }

const Step = ({ id, label, icon, letter }: StepProps) => {
  const createPath = useCreatePath()
  if (id === undefined)
    return (
      <IconButton size="small" disabled aria-label={label}>
        {icon}
      </IconButton>
    )
  return (
    <IconButton
      size="small"
      component={LinkBase}
      to={createPath({ resource: 'file', type: 'show', id })}
      replace
      aria-label={label}
      aria-keyshortcuts={letter}
    >
      {icon}
    </IconButton>
  )
}
